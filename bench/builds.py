"""The two builds of the rules: interpreted from the source tree, and compiled by mypyc into build/compiled.

`python -m bench.builds` (`make compile`) compiles, and proves on a slice of games that both play alike.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COMPILED = ROOT / "build" / "compiled"
GAMES = 320

# Everything that runs while a game is played, in one invocation: classes of separate builds cannot build on each other.
MODULES = (
    "engine/timing/settling engine/cards engine/zones engine/costs",
    "engine/continuous engine/errors engine/machine engine/random_source engine/record engine/request engine/version",
    "engine/replacement games/weiss_schwarz/abilities/replacing engine/loops games/weiss_schwarz/loops",
    "in_force games/weiss_schwarz/book bots/random_legal",
    "games/weiss_schwarz/specs games/weiss_schwarz/zones games/weiss_schwarz/vocabulary",
    "games/weiss_schwarz/abilities/ability games/weiss_schwarz/abilities/context games/weiss_schwarz/abilities/sets",
    "games/weiss_schwarz/abilities/amounts games/weiss_schwarz/abilities/conditions",
    "games/weiss_schwarz/abilities/triggers games/weiss_schwarz/abilities/underneath",
    "games/weiss_schwarz/abilities/changes",
    "games/weiss_schwarz/abilities/values games/weiss_schwarz/abilities/standby games/weiss_schwarz/abilities/watching",
    "games/weiss_schwarz/abilities/card_tests games/weiss_schwarz/abilities/card_numbers",
    "games/weiss_schwarz/abilities/card_names games/weiss_schwarz/abilities/shuffling",
    "games/weiss_schwarz/abilities/forbidding",
    "games/weiss_schwarz/abilities/card_states games/weiss_schwarz/abilities/card_freedom",
    "games/weiss_schwarz/abilities/placing games/weiss_schwarz/abilities/exchanging",
    "games/weiss_schwarz/abilities/turning games/weiss_schwarz/abilities/choosable",
    "games/weiss_schwarz/abilities/shielding games/weiss_schwarz/abilities/prices",
    "games/weiss_schwarz/abilities/everyone games/weiss_schwarz/abilities/looking",
    "games/weiss_schwarz/abilities/trait_choice games/weiss_schwarz/abilities/keeping",
    "games/weiss_schwarz/abilities/choosing games/weiss_schwarz/abilities/costs games/weiss_schwarz/abilities/doing",
    "games/weiss_schwarz/abilities/jumps games/weiss_schwarz/abilities/lasting",
    "games/weiss_schwarz/state games/weiss_schwarz/information games/weiss_schwarz/table",
    "games/weiss_schwarz/leaving games/weiss_schwarz/stage games/weiss_schwarz/effects",
    "games/weiss_schwarz/requirements",
    "games/weiss_schwarz/actions games/weiss_schwarz/check_timing games/weiss_schwarz/rule_actions",
    "games/weiss_schwarz/damage games/weiss_schwarz/playing games/weiss_schwarz/counter",
    "games/weiss_schwarz/trigger_icons",
    "games/weiss_schwarz/trigger_check games/weiss_schwarz/encore_step",
    "games/weiss_schwarz/attack games/weiss_schwarz/turn games/weiss_schwarz/setup",
    "games/weiss_schwarz/judgement games/weiss_schwarz/policy games/weiss_schwarz/policy_texts",
    "games/weiss_schwarz/goldfish lab/tally",
    "games/weiss_schwarz/view games/weiss_schwarz/seeing bots/uniform",
    "games/weiss_schwarz/bot/gains games/weiss_schwarz/bot/choices games/weiss_schwarz/bot/battle",
    "games/weiss_schwarz/bot/deploying games/weiss_schwarz/bot/greedy",
    "scenarios/errors scenarios/chance",  # which stand in for the random source where a scenario is played
)


def main() -> int:
    """Return 0, or 1 if the builds play differently."""
    compile_rules()
    return compare_builds(GAMES)


def compare_builds(games: int) -> int:
    """Play so many games and more in both builds; return 0 if all of them end alike."""
    return compare(*(run_in_build(path, "tests.soak.digests", str(games)) for path in (ROOT, COMPILED)))


def compile_rules() -> None:
    """Bring build/compiled up to date; the source tree gets nothing of it."""
    source = _digest_of_source()
    stamp = COMPILED / "source.txt"
    if stamp.exists() and stamp.read_text() == source:
        return
    half_made = COMPILED.with_suffix(".new")
    shutil.rmtree(half_made, ignore_errors=True)
    shutil.copytree(ROOT / "rules", half_made / "rules", ignore=shutil.ignore_patterns("__pycache__"))
    (half_made / "mypy.ini").write_text("[mypy]\n")  # else mypy takes the project's, which needs Django
    files = [f"rules/{module}.py" for line in MODULES for module in line.split()]
    done = subprocess.run(
        [sys.executable, "-m", "mypyc", *files], cwd=half_made, capture_output=True, text=True, check=False
    )
    if done.returncode:
        sys.exit(f"mypyc could not compile the rules; it needs a C compiler.\n{done.stdout}{done.stderr}")
    for folder in ("build", ".mypy_cache"):
        shutil.rmtree(half_made / folder, ignore_errors=True)
    (half_made / stamp.name).write_text(source)
    shutil.rmtree(COMPILED, ignore_errors=True)
    half_made.rename(COMPILED)


def run_in_build(path: Path, module: str, *arguments: str) -> str:
    """Run a module with the rules of one build, and return what it printed.

    -P keeps the current folder, where the interpreted rules are, out of the way.
    """
    env = {**os.environ, "PYTHONPATH": f"{path}{os.pathsep}{ROOT}"}
    command = [sys.executable, "-P", "-m", module, *arguments]
    return subprocess.run(command, env=env, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout


def compare(interpreted: str, compiled: str) -> int:
    """Say how the lines that tests.soak.digests printed in both builds compare; return 0 if they should be so."""
    (kind, *lines), (other_kind, *other_lines) = interpreted.splitlines(), compiled.splitlines()
    if (kind, other_kind) != ("interpreted", "compiled"):
        sys.stdout.write(f"These builds should be interpreted and compiled; they are {kind} and {other_kind}.\n")
        return 1
    for line, other in zip(lines, other_lines, strict=True):
        if line != other:
            sys.stdout.write(f"The builds play differently:\n  interpreted: {line}\n  compiled:    {other}\n")
            return 1
    sys.stdout.write(f"Interpreted and compiled, {len(lines) - 2} games, a goldfish run and all scenarios end alike.\n")
    return 0


def _digest_of_source() -> str:
    found = hashlib.sha256(f"{sys.version} {version('mypy')} {MODULES}".encode())
    for file in sorted((ROOT / "rules").rglob("*")):
        if file.is_file() and "__pycache__" not in file.parts:
            found.update(f"\n{file.relative_to(ROOT)}\n".encode() + file.read_bytes())
    return found.hexdigest()


if __name__ == "__main__":
    sys.exit(main())
