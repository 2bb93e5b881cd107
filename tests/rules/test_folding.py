"""What counts as the same name, and what a search treats alike."""

from rules.folding import fold_name, fold_search


def test_width_and_quotes_do_not_tell_names_apart() -> None:
    assert fold_name("“Ｉron” Bell") == fold_name('"Iron"  Bell')


def test_signs_and_case_tell_names_apart() -> None:
    assert len({fold_name(name) for name in ("Bell", "Bell♪", "Bell?", "bell")}) == 4


def test_search_sets_case_accents_hyphens_and_quotes_aside() -> None:
    assert fold_search('"Pâté-Maker’s" Bell') == "pate makers bell"
