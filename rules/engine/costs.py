"""Whether a cost can be paid in full before anything of it is paid: each of its parts needs a card of its own."""


def each_has_its_own(wanted: list[list[int]]) -> bool:
    """Return whether each part of a cost can have a card of its list to itself (augmenting paths)."""
    taken: dict[int, int] = {}
    return all(_find(one, wanted, taken, set()) for one in range(len(wanted)))


def _find(one: int, wanted: list[list[int]], taken: dict[int, int], tried: set[int]) -> bool:
    for card in wanted[one]:
        if card in tried:
            continue
        tried.add(card)
        if card not in taken or _find(taken[card], wanted, taken, tried):
            taken[card] = one
            return True
    return False
