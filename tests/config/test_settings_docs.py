"""docs/settings.md describes every setting, and none that does not exist."""

import re
from pathlib import Path

from config import environment

ROOT = Path(__file__).parents[2]
# A setting is read by a method of Environment, or by a function that is given the environment and the name.
READ = re.compile(r"""(?:\.(?:text|flag|words|number|choice)\(|\(env, )"([A-Z_]+)\"""")
DOCS = (ROOT / "docs" / "settings.md").read_text()


def test_every_setting_is_described_and_every_description_is_of_a_setting() -> None:
    read = {name for path in (ROOT / "config").glob("*.py") for name in READ.findall(path.read_text())}
    described = set(re.findall(r"^\| `([A-Z_]+)` \|", DOCS, flags=re.MULTILINE))
    assert {"SECRET_KEY", "DATABASE_URL", "VAR_DIR", "API_RATES", "PORT"} <= read
    assert described == read


def test_the_default_rates_are_described() -> None:
    for name, rates in (("API_RATES", environment.API_RATES), ("PAGE_RATES", environment.PAGE_RATES)):
        assert f"`{name}`: `{','.join(f'{scope}={rate}' for scope, rate in rates.items())}`" in DOCS


def test_the_choices_are_described() -> None:
    for choice in (*environment.LOG_LEVELS, *environment.LOG_FORMATS):
        assert f"`{choice}`" in DOCS
