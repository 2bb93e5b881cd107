"""Continuous effects: in which order they are applied on what is printed. Layers, then dependency, then timestamp."""

from typing import Generic, TypeVar


class State:
    """What effects are applied on."""

    __slots__ = ()

    def begin_trial(self) -> None:
        """Go on with a copy of what there is."""
        raise NotImplementedError

    def end_trial(self) -> None:
        """Be again what was at the beginning of the trial."""
        raise NotImplementedError


S = TypeVar("S", bound=State)


class ContinuousEffect(Generic[S]):
    """One effect: its layer, the time that orders it there, which kinds of information it reads and writes, as bits.

    Effects of one layer are independent where none reads what the other writes, which is nearly always.
    """

    __slots__ = ("layer", "reads", "timestamp", "writes")

    def __init__(self, layer: int, timestamp: int, reads: int, writes: int) -> None:
        self.layer = layer
        self.timestamp = timestamp
        self.reads = reads
        self.writes = writes

    def reach(self, state: S) -> list[int]:
        """Return what it would be applied on at this point and how, as numbers that differ where these differ."""
        raise NotImplementedError

    def apply(self, state: S) -> "list[ContinuousEffect[S]]":
        """Apply it, once; return the effects of abilities that only it gives."""
        raise NotImplementedError


def apply_all(effects: "list[ContinuousEffect[S]]", state: S) -> None:
    """Apply every effect once on `state`, each behind those that it depends on."""
    pending = sorted(effects, key=_order)
    if _are_independent(pending):
        pending = _apply_in_order(pending, state)
    while pending:
        effect = pending.pop(_next(pending, state))
        given = effect.apply(state)
        if given:
            pending = sorted([*pending, *given], key=_order)


def _are_independent(effects: "list[ContinuousEffect[S]]") -> bool:
    """Return whether none reads what any of its layer writes, so that their times alone order them."""
    layer, reads, writes = -1, 0, 0
    for effect in effects:
        if effect.layer != layer:
            layer, reads, writes = effect.layer, 0, 0
        reads |= effect.reads
        writes |= effect.writes
        if reads & writes:
            return False
    return True


def _apply_in_order(effects: "list[ContinuousEffect[S]]", state: S) -> "list[ContinuousEffect[S]]":
    """Apply effects that are independent; return what is left as soon as abilities come to them that only now are."""
    for at, effect in enumerate(effects):
        given = effect.apply(state)
        if given:
            return sorted([*effects[at + 1 :], *given], key=_order)
    return []


def _order(effect: "ContinuousEffect[S]") -> tuple[int, int]:
    return effect.layer, effect.timestamp


def _next(pending: "list[ContinuousEffect[S]]", state: S) -> int:
    """Return the first effect of the lowest layer that depends on no other; where all do, the first of all."""
    layer = pending[0].layer
    for at, effect in enumerate(pending):
        if effect.layer != layer:
            break
        if not any(_depends(effect, other, state) for other in pending if other is not effect):
            return at
    return 0


def _depends(effect: "ContinuousEffect[S]", other: "ContinuousEffect[S]", state: S) -> bool:
    """Return whether applying `other` of the same layer first would change what `effect` is applied on, or how."""
    if other.layer != effect.layer or not effect.reads & other.writes:
        return False
    now = effect.reach(state)
    state.begin_trial()
    other.apply(state)
    then = effect.reach(state)
    state.end_trial()
    return now != then
