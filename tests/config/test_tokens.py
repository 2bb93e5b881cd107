"""The colours of static/css/tokens.css: contrast by WCAG 2.2 AA, computed for light and dark."""

import re
from pathlib import Path

import pytest
from django.conf import settings

TOKENS = (settings.BASE_DIR / "static/css/tokens.css").read_text("utf-8")
CSS_FILES = sorted((settings.BASE_DIR / "static/css").glob("*.css"))
_PAIR = re.compile(r"(--[\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);")
_BLOCK = re.compile(r"([^{}]+)\{([^{}]*)\}")

TEXT = 4.5
SIGN = 3.0  # borders of fields, focus rings, icons that carry meaning (1.4.11)


def blocks() -> dict[str, dict[str, tuple[str, str]]]:
    """Return each block's colours, (light, dark) by token."""
    without_comments = re.sub(r"/\*.*?\*/", "", TOKENS, flags=re.DOTALL)
    return {
        selector.strip(): {name: (light, dark) for name, light, dark in _PAIR.findall(body)}
        for selector, body in _BLOCK.findall(without_comments)
    }


ROOT = blocks()[":root"]
GAMES = {selector: values for selector, values in blocks().items() if "data-game" in selector}


def luminance(colour: str) -> float:
    channels = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


SURFACES = ("--surface", "--surface-raised", "--surface-sunken", "--surface-hover")
COLOURS = ("yellow", "green", "red", "blue", "grey")
PAIRS = [
    *((text, surface, TEXT) for text in ("--text", "--text-quiet", "--accent") for surface in SURFACES),
    *((text, surface, TEXT) for text in ("--legal", "--warning", "--illegal") for surface in SURFACES),
    *((f"--{state}", f"--{state}-surface", TEXT) for state in ("legal", "warning", "illegal")),
    *(("--text", f"--{state}-surface", TEXT) for state in ("legal", "warning", "illegal")),
    ("--on-accent", "--accent", TEXT),
    ("--on-accent", "--accent-hover", TEXT),
    *((sign, surface, SIGN) for sign in ("--line-strong", "--focus") for surface in SURFACES),
    *((f"--{colour}-ink", f"--{colour}", TEXT) for colour in COLOURS),
    *((text, f"--{colour}-wash", TEXT) for colour in COLOURS for text in ("--text", "--text-quiet")),
    *((f"--tag-{kind}-ink", f"--tag-{kind}", TEXT) for kind in ("auto", "act", "cont")),
]


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
@pytest.mark.parametrize(("front", "back", "wanted"), PAIRS, ids=[f"{a} on {b}" for a, b, _ in PAIRS])
def test_text_and_signs_stand_out_enough(front: str, back: str, wanted: float, theme: int) -> None:
    assert contrast(ROOT[front][theme], ROOT[back][theme]) >= wanted


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
@pytest.mark.parametrize("game", GAMES)
def test_the_accent_of_every_game_stands_out_enough(game: str, theme: int) -> None:
    own = GAMES[game]
    for surface in SURFACES:
        assert contrast(own["--accent"][theme], ROOT[surface][theme]) >= TEXT
    for accent in ("--accent", "--accent-hover"):
        assert contrast(own["--on-accent"][theme], own[accent][theme]) >= TEXT


def test_black_on_white_is_the_measure_of_contrast() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)


def test_every_colour_of_the_tokens_is_named_for_light_and_dark() -> None:
    assert not [line for line in TOKENS.splitlines() if re.search(r": *#[0-9a-f]{3,8};", line)]


@pytest.mark.parametrize("path", CSS_FILES, ids=lambda path: path.name)
def test_colours_and_movements_come_from_the_tokens(path: Path) -> None:
    css = path.read_text("utf-8")
    if css == TOKENS:
        return
    assert not re.search(r"(?<!mask-image: linear-gradient\()#[0-9a-f]{3,8}\b", css)
    assert not re.search(r"(transition|animation)[\w-]*:[^;]*\dm?s\b", css)


@pytest.mark.parametrize("path", CSS_FILES, ids=lambda path: path.name)
def test_every_custom_property_in_use_is_defined(path: Path) -> None:
    defined = set(re.findall(r"(--[\w-]+):", "".join(file.read_text("utf-8") for file in CSS_FILES)))
    assert set(re.findall(r"var\((--[\w-]+)", path.read_text("utf-8"))) <= defined


def test_nothing_moves_longer_than_150_ms() -> None:
    quick = re.search(r"--quick: (\d+)ms", TOKENS)
    assert quick is not None
    assert int(quick[1]) < 150
