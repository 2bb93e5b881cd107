"""One card with its abilities, names and printings."""

from cards.compiling import read_on
from tests.config.api.conftest import Caller
from tests.config.api.problem import problem
from tests.decks.make import add_printing, make_printing


def test_everything_of_a_card(anyone: Caller) -> None:
    text = ("[A] When this card is placed on stage, draw a card.", "[C] This card gets +500 power.")
    printing = make_printing("Lantern Keeper", code="LNT/W01-E001", text=text)
    add_printing(printing.card, "LNT/W01-E001SP")
    body = anyone("get", f"cards/{printing.card_id}/").json()
    assert body["name"] == "Lantern Keeper"
    assert body["abilities"] == list(text)
    assert body["names"] == [{"name": "Lantern Keeper", "language": "en", "kind": "printed"}]
    assert [each["code"] for each in body["printings"]] == ["LNT/W01-E001", "LNT/W01-E001SP"]
    assert body["printings"][0]["set"] == "LNT/W01"
    assert body["printings"][0]["released_on"] is None


def test_how_the_engine_reads_its_abilities(anyone: Caller) -> None:
    understood = "【CONT】 This card gets +1000 power."
    text = (understood, "【AUTO】 When this card attacks, sing a song.", "(Songs are only reminders)")
    printing = make_printing("Lantern Keeper", code="LNT/W01-E001", text=text)
    assert anyone("get", f"cards/{printing.card_id}/").json()["readings"] == []
    read_on()
    body = anyone("get", f"cards/{printing.card_id}/").json()
    assert body["reading"] == "unsupported"
    known, unknown = body["readings"]
    assert known["text"] == understood
    assert (known["exact"], known["at"], known["words"], known["remarks"]) == (True, None, "", [])
    assert known["told"].endswith("This card gets +1000 power.")
    assert (unknown["exact"], unknown["at"], unknown["words"]) == (False, text[1].index("sing"), "sing a song.")
    assert unknown["text"] == text[1]
    assert unknown["reason"] == "it does not know a word"
    assert unknown["told"] == ""


def test_a_card_that_is_not_there(anyone: Caller) -> None:
    problem(anyone("get", "cards/1/"), "not-found")


def test_a_number_beyond_every_database(anyone: Caller) -> None:
    problem(anyone("get", f"cards/{9**40}/"), "not-found")
