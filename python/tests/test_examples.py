import re
import subprocess
import sys
from pathlib import Path

from conftest import ROOT


def printed_by(*arguments: str, folder: Path = ROOT) -> str:
    return subprocess.run(
        [sys.executable, *arguments], cwd=folder, check=True, capture_output=True, text=True
    ).stdout


def test_the_bots_play_a_duel() -> None:
    printed = printed_by("examples/python/bot.py", "--seed", "7")
    lines = r"(p1|p2) wins by (directAttack|deckOut) in turn \d+\n\d+ decisions; shields left: p1 \d, p2 \d\n"
    assert re.fullmatch(lines, printed)


def test_a_policy_is_trained(tmp_path: Path) -> None:
    picture = tmp_path / "curve.png"
    script = str(ROOT / "examples/python/train.py")
    printed = printed_by(script, "--minutes", "0.15", "--duels", "32", "--picture", str(picture))
    assert re.search(
        r"^\d+ steps, \d+ duels; \d+\.\d% of the last \d+ won; see .*curve\.png$", printed, re.MULTILINE
    )
    assert re.search(r"^\d+\.\d% of \d+ new duels won with the best picks\n$", printed, re.MULTILINE)
    assert picture.read_bytes().startswith(b"\x89PNG")


def test_the_benchmark_prints_ratios() -> None:
    printed = printed_by("python/bench/bench.py", "--quick")
    assert len(re.findall(r"^.+ +\d+ steps/s, \d+\.\d\d of the engine alone$", printed, re.MULTILINE)) == 5
    assert len(re.findall(r"^engine, .+ \d+ steps/s$", printed, re.MULTILINE)) == 3


def test_the_readme_is_right() -> None:
    readme = (ROOT / "python/README.md").read_text()
    programs = re.findall(r"```python\n(.*?)```\n\nprints\n\n```text\n(.*?)```", readme, re.DOTALL)
    assert len(programs) == 2
    for program, text in programs:
        assert printed_by("-c", program) == text
