"""Settings are read strictly: what cannot work is refused with a sentence that names the variable and the cure."""

import stat
from collections.abc import Callable
from pathlib import Path

import pytest

from config import environment
from config.variables import Environment, WrongSetting, read_environment

KEY = "k" * 50


def env(**variables: str) -> Environment:
    return Environment(variables)


def test_flags_are_read_in_the_usual_spellings() -> None:
    assert [env(DEBUG=value).flag("DEBUG") for value in ("1", "true", "Yes", "0", "off", "")] == [
        True, True, True, False, False, False,
    ]  # fmt: skip


def test_a_flag_that_is_neither_is_refused() -> None:
    with pytest.raises(WrongSetting, match="DEBUG is 'perhaps': set it to 1 or 0"):
        env(DEBUG="perhaps").flag("DEBUG")


def test_a_list_is_separated_by_commas_and_an_empty_one_is_the_default() -> None:
    assert env(ALLOWED_HOSTS="a.example, b.example,").words("ALLOWED_HOSTS") == ["a.example", "b.example"]
    assert env(ALLOWED_HOSTS=" ").words("ALLOWED_HOSTS", ["localhost"]) == ["localhost"]


@pytest.mark.parametrize("port", ["0", "65536", "http", "-1", "9" * 5000])
def test_a_port_out_of_range_is_refused(port: str) -> None:
    with pytest.raises(WrongSetting, match="set it to a whole number from 1 to 65535"):
        env(PORT=port).number("PORT", 8000, 1, 65535)


def test_a_choice_names_what_there_is() -> None:
    with pytest.raises(WrongSetting, match="LOG_LEVEL is 'LOUD': set it to one of DEBUG, INFO, WARNING, ERROR"):
        env(LOG_LEVEL="LOUD").choice("LOG_LEVEL", environment.LOG_LEVELS, "INFO")


@pytest.mark.parametrize("key", ["", "short", " " * 40])
def test_a_missing_or_short_secret_key_is_refused(key: str) -> None:
    with pytest.raises(WrongSetting, match="set SECRET_KEY to a long random string"):
        environment.secret_key(env(SECRET_KEY=key))


def test_a_long_secret_key_is_taken() -> None:
    assert environment.secret_key(env(SECRET_KEY=KEY)) == KEY


def test_an_origin_without_its_scheme_is_refused() -> None:
    with pytest.raises(WrongSetting, match=r"CSRF_TRUSTED_ORIGINS holds 'decks.example'"):
        environment.trusted_origins(env(CSRF_TRUSTED_ORIGINS="https://a.example,decks.example"))


def test_the_default_database_is_a_file_that_processes_can_share(tmp_path: Path) -> None:
    config = environment.database(env(), tmp_path)
    assert config["NAME"] == str(tmp_path / "db.sqlite3")
    assert config["OPTIONS"]["transaction_mode"] == "IMMEDIATE"
    assert "journal_mode=WAL" in config["OPTIONS"]["init_command"]
    assert config["OPTIONS"]["timeout"] >= 5


def test_postgresql_keeps_its_connections_and_the_options_of_its_address(tmp_path: Path) -> None:
    config = environment.database(env(DATABASE_URL="postgres://u:p@db.example:5433/decks?sslmode=require"), tmp_path)
    assert (config["HOST"], config["PORT"], config["NAME"]) == ("db.example", 5433, "decks")
    assert config["CONN_HEALTH_CHECKS"]
    assert config["OPTIONS"] == {"connect_timeout": 5, "options": "-c jit=off", "sslmode": "require"}


@pytest.mark.parametrize(
    "url", ["mysql://host/decks", "postgres:decks", "postgres://h:port/decks", "postgres://host", "sqlite://", "decks"]
)
def test_a_database_that_cannot_work_is_refused(url: str, tmp_path: Path) -> None:
    with pytest.raises(WrongSetting, match=r"DATABASE_URL .*set it to sqlite:///PATH or postgres://"):
        environment.database(env(DATABASE_URL=url), tmp_path)


def test_the_default_broker_is_a_folder(tmp_path: Path) -> None:
    url, options = environment.broker(env(), tmp_path)
    assert url.startswith("filesystem://")
    assert Path(options["data_folder_in"]).is_dir()
    assert options["data_folder_in"] == options["data_folder_out"]


@pytest.mark.parametrize("url", ["redis://127.0.0.1:6379/0", "amqp://guest:guest@127.0.0.1:5672//"])
def test_a_broker_server_is_taken_as_it_is(url: str, tmp_path: Path) -> None:
    assert environment.broker(env(BROKER_URL=url), tmp_path) == (url, {})


def test_an_unknown_broker_is_refused(tmp_path: Path) -> None:
    with pytest.raises(WrongSetting, match="BROKER_URL starts with 'kafka'"):
        environment.broker(env(BROKER_URL="kafka://host"), tmp_path)


@pytest.mark.parametrize(
    ("read", "name"), [(environment.cache, "CACHE_URL"), (environment.email, "EMAIL_URL")]
)  # fmt: skip
def test_addresses_that_cannot_be_read_are_refused(read: Callable[[Environment], object], name: str) -> None:
    with pytest.raises(WrongSetting, match=f"{name} cannot be read"):
        read(env(**{name: "nonsense"}))


def test_the_folder_for_data_is_made(tmp_path: Path) -> None:
    folder = environment.writable_folder(env(VAR_DIR=str(tmp_path / "a" / "b")), "VAR_DIR", tmp_path)
    assert folder.is_dir()


def test_a_folder_for_data_that_is_a_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(WrongSetting, match=r"VAR_DIR is .*cannot be made a folder"):
        environment.writable_folder(env(VAR_DIR=str(tmp_path / "file")), "VAR_DIR", tmp_path)


def test_a_variable_of_the_process_goes_before_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DEFAULT_FROM_EMAIL", "process@decks.example")
    (tmp_path / ".env").write_text("DEFAULT_FROM_EMAIL=file@decks.example\n")
    assert read_environment(tmp_path).text("DEFAULT_FROM_EMAIL") == "process@decks.example"


def test_the_file_fills_in_what_the_process_does_not_say(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("A_SETTING_OF_NO_OTHER", raising=False)
    (tmp_path / ".env").write_text("# a note\nA_SETTING_OF_NO_OTHER='from the file'\n")
    assert read_environment(tmp_path).text("A_SETTING_OF_NO_OTHER") == "from the file"


def test_the_made_env_file_is_readable_by_its_owner_only() -> None:
    mode = (Path(__file__).parents[2] / ".env").stat().st_mode
    assert not mode & (stat.S_IRWXG | stat.S_IRWXO)


def test_rates_of_the_api_can_be_changed_one_by_one() -> None:
    assert environment.api_rates(env(API_RATES="search=5/min"))["search"] == "5/min"


@pytest.mark.parametrize("rates", ["search=often", "nothing=5/min", "search"])
def test_a_rate_that_cannot_be_read_is_refused_with_an_example(rates: str) -> None:
    with pytest.raises(WrongSetting, match=r"API_RATES has .*search=60/min"):
        environment.api_rates(env(API_RATES=rates))
