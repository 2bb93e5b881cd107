"""A catalogue of 2,000 invented cards, the same each time, with all that makes searching differ between databases.

Names in mixed case with accents, quotes, signs, full-width and other scripts; numbers and words missing; reprints and
parallels; several texts on a card, none on others.
"""

from collections.abc import Iterable, Iterator
from random import Random

from django.db import transaction

from cards.compiling import read_on
from cards.importing.records import CardRecord
from cards.importing.writing import write_records
from cards.models import CardSet, TitleCard, TitleGroup, TitlePrefix
from rules.games.weiss_schwarz import WEISS_SCHWARZ
from rules.printed_card import PrintedCard

COUNT = 2_000
SETS = ("LNT/W01", "LNT/W12", "TID/S05", "tid/SE06", "ÄRA/W30", "ORB/S77")
PRODUCTS = ("Lantern Isle", "Lantern Isle: Second Tide", "Tidal Bells", "Tidal Bells Extra", "Ära", "The Orbit")
RARITIES = ("C", "U", "R", "RR", "RR+", "SP", "TD", "")
FIRST = (
    "The",
    "Élan",
    "Pâtissière",
    '"Night Watch"',
    "Ｉｒｏｎ",
    "O'Hara",
    "tide-Caller",
    "Änne",
    "“Or”",
    "and",
    "Zoë",
    "鈴",
)
SECOND = ("Bell", "bell", "Keeper of the", "Ringer", "Lantern", "Überfahrt", "of Noon", "Tower", "Wake-Up", "Øre", "𝅘𝅥𝅮")
THIRD = ("", "♪", "☆", "?", "Bell", "Éclair", "No. 5", "'s", "(Dusk)", "III")
TRAITS = ("Harbour", "Magic", "MAGIC", "Keeper", "Bell Ringer", "Night-Watch", "Été")
ICONS = ("soul", "gate", "comeback", "choice", "standby", "draw")
TEXTS = (
    "【AUTO】 When this card attacks, draw a card.",
    "【AUTO】 When this card is placed on the stage from your hand, look at the top 3 cards of your deck.",
    "【CONT】 Your other 《Magic》 characters get +1000 power.",
    "【ACT】 [(1)] Choose 1 of your characters and it gets +2500 power until end of turn.",
    "【AUTO】 When this card attacks, choose one of your opponent's level 0 or lower characters.",
    "【ACT】 Brainstorm [(1)] Search your deck for up to two “Bell” characters, and discard a card.",
    "Put it into your waiting room. You may draw two cards—or put the rest into your waiting room.",
)


def invent(count: int = COUNT) -> tuple[CardRecord, ...]:
    """Return the printings of the catalogue."""
    random = Random(4)
    faces = [_face(random) for _ in range(count)]
    return tuple(_printings(faces, random))


def load_invented(count: int = COUNT) -> None:
    """Fill an empty catalogue, title groups included."""
    records = invent(count)
    with transaction.atomic():
        write_records(WEISS_SCHWARZ, records)
        read_on()
        for code, product in zip(SETS, PRODUCTS, strict=True):
            CardSet.objects.filter(code=code).update(name=product)
        lantern = TitleGroup.objects.create(game=WEISS_SCHWARZ.key, name="Lantern & Orbit")
        TitlePrefix.objects.create(group=lantern, prefix="LNT")
        TitlePrefix.objects.create(group=lantern, prefix="ORB")
        TitleCard.objects.create(game=WEISS_SCHWARZ.key, group=lantern, code=single_card(records))


def single_card(records: Iterable[CardRecord]) -> str:
    """Return the number of the one card of another title that belongs to the title group too."""
    return next(record.code for record in records if record.code.startswith("TID/S05-"))


def _face(random: Random) -> PrintedCard:
    kind = random.choices(("character", "event", "climax"), weights=(80, 10, 10))[0]
    name = " ".join(filter(None, (random.choice(FIRST), random.choice(SECOND), random.choice(THIRD))))
    words = {
        "type": (kind,),
        "colour": (random.choice(("yellow", "green", "red", "blue")),),
        "side": (random.choice(("weiss", "schwarz")),),
        "trigger": tuple(random.choices(ICONS, k=random.choice((0, 0, 1, 2)))),
        "trait": tuple(random.sample(TRAITS, k=random.choice((0, 1, 2)) if kind == "character" else 0)),
    }
    texts = tuple(random.choices(TEXTS, k=random.choice((0, 1, 1, 2, 3))))
    return PrintedCard(name, _numbers(kind, random), {key: value for key, value in words.items() if value}, texts)


def _numbers(kind: str, random: Random) -> dict[str, int]:
    """Return what is printed on a card of that kind; now and then a number is missing."""
    if kind == "climax":
        return {}
    numbers = {"level": random.randrange(4), "cost": random.randrange(3)}
    if kind == "character":
        numbers |= {"power": random.randrange(0, 21) * 500, "soul": random.randrange(4)}
    return {key: number for key, number in numbers.items() if random.random() > 0.03}


def _printings(faces: list[PrintedCard], random: Random) -> Iterator[CardRecord]:
    for number, face in enumerate(faces):
        for place in random.sample(range(len(SETS)), k=random.choice((1, 1, 1, 2))):
            code = f"{SETS[place]}-E{number:04}"
            yield CardRecord(code, face, random.choice(RARITIES), PRODUCTS[place])
