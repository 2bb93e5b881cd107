"""What the documents name exists: files they link to, targets of make, management commands and their options."""

import re
from pathlib import Path

import pytest
from django.core.management import get_commands, load_command_class

ROOT = Path(__file__).parents[2]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("bench/*.md")])
TARGETS = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), flags=re.MULTILINE))


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("document", DOCUMENTS, ids=name)
def test_every_link_to_a_file_leads_somewhere(document: Path) -> None:
    links = re.findall(r"\]\((?!https?:|#)([^)#\s]+)[^)]*\)", document.read_text())
    assert [link for link in links if not (document.parent / link).exists()] == []


@pytest.mark.parametrize("document", DOCUMENTS, ids=name)
def test_every_target_of_make_exists(document: Path) -> None:
    named = re.findall(r"(?:^|`|= )make ((?:[a-z-]+ ?)+)", document.read_text(), flags=re.MULTILINE)
    targets = {word for words in named for word in words.split()}
    assert targets - TARGETS == set()


@pytest.mark.parametrize("document", DOCUMENTS, ids=name)
def test_every_management_command_exists_with_its_options(document: Path) -> None:
    for command, rest in re.findall(r"manage\.py ([a-z_]+)([^\n`#]*)", document.read_text()):
        app = get_commands()[command]
        parser = load_command_class(str(app), command).create_parser("manage.py", command)
        known = {option for action in parser._actions for option in action.option_strings}
        assert set(re.findall(r"--[a-z-]+", rest)) - known == set()


def test_the_picture_of_the_readme_is_small() -> None:
    assert (ROOT / "docs" / "images" / "builder.png").stat().st_size < 300_000
