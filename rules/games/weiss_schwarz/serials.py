"""Card numbers as printed and as people paste them."""


def set_prefix(code: str) -> str:
    """Return the part of a card number that names its title: `ABC` of `ABC/W01-E001`."""
    return code.split("/", 1)[0]


def serial_keys(text: str) -> tuple[str, ...]:
    """Return the canonical keys that `text` may stand for, the most exact first."""
    return (text.strip().upper(),)
