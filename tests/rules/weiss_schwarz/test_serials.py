"""Card numbers as people paste them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.games.weiss_schwarz.serials import FOILS, MAX_LENGTH, serial_keys, set_prefix

prefixes = st.from_regex(r"[A-Z0-9]{2,4}", fullmatch=True)
releases = st.from_regex(r"[WS][EXP]?[0-9]{2,3}", fullmatch=True)
kinds = st.sampled_from(["", "T", "P"])
digits = st.from_regex(r"[0-9]{2,3}", fullmatch=True)
codes = st.builds("{}/{}-{}E{}{}".format, prefixes, releases, kinds, digits, st.sampled_from("abc"))
plain_codes = codes.map(lambda code: code[:-1])
WIDE = str.maketrans({chr(c): chr(c + 0xFEE0) for c in range(0x21, 0x7F)})


def test_the_prefix_names_the_title() -> None:
    assert set_prefix("ABC/W01-E001") == "ABC"


@pytest.mark.parametrize(
    "pasted",
    [
        "abc/w01-e001",
        "  ABC / W01 - E001 ",
        "ＡＢＣ／Ｗ０１－Ｅ００１",
        "ABC/W01E001",
        "ABCW01-E001",
        "ABC_W01_E001",
        "ABC-W01-E001",
        "ABC/W01–E001",
        "abcw01e001",
    ],
)
def test_case_width_and_separators_do_not_matter(pasted: str) -> None:
    assert serial_keys(pasted)[0] == serial_keys("ABC/W01-E001")[0]


@pytest.mark.parametrize(
    ("japanese", "english"),
    [
        ("ABC/W01-001", "ABC/W01-E001"),
        ("ABC/S101-T05", "ABC/S101-TE05"),
        ("ABC/S01-P02", "ABC/S01-PE02"),
        ("ABC/SE12-04", "ABC/SE12-E04"),
        ("ABCW101001", "ABC/W101-E001"),
        ("ABC/W01-013a", "ABC/W01-E013a"),
    ],
)
def test_the_two_languages_stand_for_each_other(japanese: str, english: str) -> None:
    assert serial_keys(english)[0] in serial_keys(japanese)
    assert serial_keys(japanese)[0] in serial_keys(english)


@pytest.mark.parametrize("foil", [*FOILS, "R+", " SP", "-SSP", " (SR)", "sec"])
def test_a_foil_is_a_parallel_of_its_number(foil: str) -> None:
    keys = serial_keys(f"ABC/W01-E001{foil}")
    assert serial_keys("ABC/W01-E001")[0] in keys[1:]
    assert serial_keys("ABC/W01-001")[0] in keys[1:]


def test_a_foil_of_a_lettered_number_stands_for_that_letter_before_all_letters() -> None:
    keys = serial_keys("ABC/W01-E013aSP")
    assert keys.index("ABCW01E013A") < keys.index("ABCW01E013")


def test_missing_zeros_are_put_back() -> None:
    assert "ABCW01E001" in serial_keys("ABC/W01-E1")
    assert "ABCSE12E04" in serial_keys("ABC/SE12-004")


@pytest.mark.parametrize("text", ["", "   ", "Harbour Cat", "－", "9" * (MAX_LENGTH + 1)])
def test_what_is_no_number_stands_for_nothing(text: str) -> None:
    assert serial_keys(text) == ()


@given(plain_codes, st.sampled_from(["", "SP", "SSP", "SR", "RRR"]), st.booleans(), st.booleans())
def test_every_way_to_paste_a_number_leads_to_it(code: str, foil: str, wide: bool, japanese: bool) -> None:
    pasted = code.lower().replace("/", " ").replace("-", " - ")
    if japanese:
        head, _, tail = pasted.rpartition("- ")
        pasted = f"{head}- {tail.replace('e', '')}"
    pasted += foil
    assert serial_keys(code)[0] in serial_keys(pasted.translate(WIDE) if wide else pasted)


@given(codes)
def test_a_lettered_number_leads_to_itself_first_and_to_the_bare_one_later(code: str) -> None:
    keys = serial_keys(code)
    assert keys[0] == code.upper().replace("/", "").replace("-", "")
    assert keys[0][:-1] in keys[1:]


@given(st.text(max_size=80))
def test_any_text_gives_few_keys_of_capitals_and_digits(text: str) -> None:
    keys = serial_keys(text)
    assert len(keys) <= 24
    assert all(key.isascii() and key.isalnum() and key == key.upper() for key in keys)
