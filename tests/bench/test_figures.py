"""What benchmarks hand back."""

from bench.figures import Figure, percentile


def test_the_percentile_is_a_value_that_was_measured() -> None:
    assert percentile([float(value) for value in range(1, 101)], 0.95) == 95
    assert percentile([7.0], 0.95) == 7
    assert percentile([3.0, 1.0, 2.0], 0.5) == 2


def test_a_figure_without_a_limit_is_always_within_it() -> None:
    assert Figure("cards", 1e9, "cards").is_within
    assert Figure("import", 60, "s", 60).is_within
    assert not Figure("import", 61, "s", 60).is_within


def test_a_figure_may_have_to_be_as_much_as_a_limit_says() -> None:
    assert Figure("play", 120, "games/s", least=120).is_within
    assert not Figure("play", 119, "games/s", least=120).is_within


def test_a_figure_says_what_is_allowed() -> None:
    assert Figure("play", 1, "games/s", least=35_000).allowed == "35,000+"
    assert Figure("import", 1, "s", 60).allowed == "60"
    assert Figure("cards", 1, "cards").allowed == ""


def test_a_figure_survives_the_way_between_processes() -> None:
    figure = Figure("import", 12.5, "s", 60)
    assert Figure(**figure.as_json()) == figure  # type: ignore[arg-type]
