"""The catalogue: cards and printings, formats and restriction lists, imports."""

from cards.models.catalogue import Ability, Card, CardName, CardNumber, CardSet, CardText, CardWord, Printing
from cards.models.conflicts import ImportConflict
from cards.models.formats import (
    Format,
    LoadedDefault,
    Restriction,
    RestrictionList,
    RestrictionName,
    TitleCard,
    TitleGroup,
    TitlePrefix,
)
from cards.models.imports import ImportJob
from cards.models.names import MissingName, NamePair
from cards.models.programs import Program

__all__ = [
    "Ability",
    "Card",
    "CardName",
    "CardNumber",
    "CardSet",
    "CardText",
    "CardWord",
    "Format",
    "ImportConflict",
    "ImportJob",
    "LoadedDefault",
    "MissingName",
    "NamePair",
    "Printing",
    "Program",
    "Restriction",
    "RestrictionList",
    "RestrictionName",
    "TitleCard",
    "TitleGroup",
    "TitlePrefix",
]
