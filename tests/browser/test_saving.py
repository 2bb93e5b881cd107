"""What is changed is saved as one goes; what cannot be saved is said, kept, and sent as soon as it can be."""

import re

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.builder import Builder, starter_list
from tests.browser.watch import Watch

CARDS = re.compile(r"/cards/$")


@pytest.fixture
def builder(page: Page) -> Builder:
    builder = Builder(page)
    builder.open_new()
    builder.search("level:0 type:character")
    return builder


def first_name(builder: Builder) -> str:
    return str(builder.results.locator("[data-row]").first.get_attribute("data-name"))


def saving(builder: Builder) -> Locator:
    return builder.page.locator("#saving")


def unplug(route: Route) -> None:
    route.abort("internetdisconnected")


def test_an_edit_is_saved_by_itself(builder: Builder) -> None:
    name = first_name(builder)
    builder.add(name)
    expect(saving(builder)).to_have_text("saved")
    builder.page.reload()
    builder.expect_quantity(name, 1)


def test_what_is_changed_without_a_network_is_shown_kept_and_sent_later(builder: Builder, watches: list[Watch]) -> None:
    watches[0].may_be_offline = True
    name = first_name(builder)
    builder.add(name)
    builder.expect_quantity(name, 1)
    builder.page.context.set_offline(True)
    builder.step(name, 1)
    builder.step(name, 1)
    expect(saving(builder)).to_have_text("not saved: offline")
    builder.expect_quantity(name, 3)
    builder.page.context.set_offline(False)
    expect(saving(builder)).to_have_text("saved")
    builder.expect_count(3)


def test_what_is_not_saved_yet_outlives_a_reload(builder: Builder, watches: list[Watch]) -> None:
    watches[0].may_be_offline = True
    page, name = builder.page, first_name(builder)
    page.on("dialog", lambda dialog: dialog.accept())
    page.route(CARDS, unplug)
    builder.add(name)
    expect(saving(builder)).to_have_text("not saved: offline")
    page.unroute(CARDS, unplug)
    page.reload()
    expect(saving(builder)).to_have_text("saved")
    builder.expect_quantity(name, 1)
    builder.expect_count(1)


def test_an_edit_whose_answer_is_lost_is_made_once(builder: Builder, watches: list[Watch]) -> None:
    watches[0].may_be_offline = True
    page, name = builder.page, first_name(builder)

    def swallow_the_answer(route: Route) -> None:
        route.fetch()
        route.abort("internetdisconnected")

    page.route(CARDS, swallow_the_answer, times=1)
    builder.add(name)
    expect(saving(builder)).to_have_text("not saved: offline")
    expect(saving(builder)).to_have_text("saved")
    builder.expect_count(1)
    expect(page.get_by_role("alert")).to_have_count(0)


def test_name_and_format_are_saved_when_they_are_left(builder: Builder) -> None:
    page = builder.page
    page.get_by_role("textbox", name="Name of the deck").fill("Night watch")
    with page.expect_response(re.compile("/settings/$")):
        page.keyboard.press("Tab")
    with page.expect_response(re.compile("/settings/$")):
        page.get_by_role("combobox", name="Format").select_option(label="Side")
    expect(builder.verdict).to_contain_text("Side")
    page.reload()
    expect(page.get_by_role("textbox", name="Name of the deck")).to_have_value("Night watch")


def test_a_name_is_saved_in_a_pause_of_typing(builder: Builder) -> None:
    page = builder.page
    with page.expect_response(re.compile("/settings/$")):
        page.get_by_role("textbox", name="Name of the deck").fill("Night watch")
    page.reload()
    expect(page.get_by_role("textbox", name="Name of the deck")).to_have_value("Night watch")


def test_a_name_that_is_emptied_comes_back(builder: Builder) -> None:
    field = builder.page.get_by_role("textbox", name="Name of the deck")
    name = field.input_value()
    field.fill("")
    field.press("Tab")
    expect(field).to_have_value(name)
    expect(saving(builder)).to_have_text("saved")


def test_a_name_that_cannot_be_is_refused_in_words(builder: Builder, watches: list[Watch]) -> None:
    watches[0].expected.add(400)
    page = builder.page
    name = page.get_by_role("textbox", name="Name of the deck")
    name.fill("  ")
    name.press("Tab")
    expect(page.get_by_role("alert")).to_contain_text("A deck needs a name")
    expect(name).to_have_value("New deck")


def test_a_deck_that_was_deleted_in_another_window_says_that_nothing_is_saved(
    builder: Builder, watches: list[Watch]
) -> None:
    watches[0].expected.add(404)
    other = builder.page.context.new_page()
    other.goto(builder.page.url.split("?")[0] + "delete/")
    other.get_by_role("button", name="Delete the deck").click()
    builder.add(first_name(builder))
    expect(saving(builder)).to_have_text("not saved: reload the page")


def test_a_quantity_is_typed_into_its_line(builder: Builder) -> None:
    name = first_name(builder)
    builder.add(name)
    quantity = builder.deck.get_by_role("textbox", name=f"Copies of {name}", exact=True)
    quantity.fill("12")
    quantity.press("Enter")
    builder.expect_count(12)


def test_what_is_no_number_leaves_the_line_as_it_was(builder: Builder) -> None:
    name = first_name(builder)
    builder.add(name)
    builder.expect_quantity(name, 1)
    quantity = builder.deck.get_by_role("textbox", name=f"Copies of {name}", exact=True)
    quantity.fill("")
    quantity.press("Tab")
    expect(quantity).to_have_value("1")
    builder.expect_count(1)


def test_a_line_taken_out_by_mistake_is_still_there_to_be_put_back(builder: Builder) -> None:
    name = first_name(builder)
    builder.add(name)
    builder.expect_quantity(name, 1)
    builder.step(name, -1)
    builder.expect_count(0)
    builder.step(name, 1)
    builder.expect_count(1)


def test_a_finding_lights_up_the_cards_it_speaks_of(builder: Builder) -> None:
    name = first_name(builder)
    builder.add(name)
    builder.expect_quantity(name, 1)
    builder.set_quantity(name, 5)
    builder.open_verdict()
    finding = builder.verdict.get_by_role("listitem").filter(has_text=name)
    finding.hover()
    expect(builder.line(name)).to_have_class(re.compile("is-lit"))
    builder.page.get_by_role("searchbox").hover()
    expect(builder.line(name)).not_to_have_class(re.compile("is-lit"))


def test_the_mend_of_a_finding_is_one_press(builder: Builder) -> None:
    name = first_name(builder)
    builder.add(name)
    builder.expect_quantity(name, 1)
    builder.set_quantity(name, 5)
    builder.open_verdict()
    finding = builder.verdict.get_by_role("listitem").filter(has_text=name)
    finding.get_by_role("button").click()
    builder.expect_quantity(name, 4)
    expect(finding).to_have_count(0)


def test_an_edit_moves_neither_the_list_nor_what_is_open(builder: Builder) -> None:
    builder.paste(starter_list())
    builder.open_verdict()
    line = builder.deck.locator("[data-row]").last
    line.scroll_into_view_if_needed()
    before = line.bounding_box()
    line.get_by_role("button", name="One less of").click()
    builder.expect_count(49)
    after = builder.deck.locator("[data-row]").last.bounding_box()
    assert before is not None
    assert after is not None
    assert abs(after["y"] - before["y"]) < 1
    assert builder.verdict.evaluate("(element) => element.open")
