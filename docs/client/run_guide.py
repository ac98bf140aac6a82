#!/usr/bin/env python3
"""Runs the commands of the guide and of the pages that go on from it, as they are printed, on a real server.

    docs/client/run_guide.py KINGDOMAIL [PAGE…]

KINGDOMAIL is the program. The pages are run one after the other in one shell, in an empty folder. Needs bash, curl, jq,
Python 3.11 or newer with venv, and Node 18 or newer with npm. What a page shows:

- a block ```sh is run. It fails when one of its commands fails.
- a block of any other language that begins with a comment naming a file, as `# player.py`, is that file.
- a block ```json or ```text right after a block ```sh is what that prints. Of JSON the page may leave out fields and the ends
  of lists; numbers may be others; in texts … stands for anything. Of text it may leave out lines.

Three things are other than printed: where the server listens, that it was started before, and where the clone is.

The guide promises a first move soon after the server runs: its first game has to be over by then.
"""

import json
import os
import re
import shlex
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

PAGES = ["guide.md", "errors.md", "versions.md", "streams.md", "webhooks.md", "tokens.md", "oauth.md", "agreements.md"]
LISTENS_AT, IS_STARTED_BY, CLONE = "http://127.0.0.1:8080", "cargo run", "~/kingdomail"
SECONDS = 240
FIRST_GAME, FIRST_GAME_SECONDS = "venv/bin/python play.py $KINGDOMAIL", 120


class Broken(Exception):
    """A page does not hold what it promises."""


def start(program, scratch):
    """The server, and where it listens."""
    log = scratch / "server.log"
    # The shell may have settings of another server.
    own = {name: value for name, value in os.environ.items() if not name.startswith(("KINGDOMAIL_", "DATABASE_URL"))}
    environment = own | {
        "KINGDOMAIL_LISTEN": "127.0.0.1:0",
        "KINGDOMAIL_DATA": str(scratch / "data"),
        "KINGDOMAIL_OUTBOUND_NETWORKS": "127.0.0.0/8",
        "KINGDOMAIL_LOG": "warn",
        "KINGDOMAIL_DRAIN_SECONDS": "0",
    }
    with log.open("w") as output:
        server = subprocess.Popen([program], env=environment, stdout=output, stderr=subprocess.STDOUT)
    for _ in range(600):
        if found := re.search(r"^Kingdomail listens on (\S+)", log.read_text(), re.MULTILINE):
            return server, found[1]
        if server.poll() is not None:
            break
        time.sleep(0.1)
    server.terminate()
    raise Broken(f"the server did not start:\n{log.read_text()}")


def blocks(text):
    """The blocks of a page: their language, the number of their first line, and their lines."""
    language, first, lines = None, 0, []
    for number, line in enumerate(text.splitlines(), 1):
        if not line.startswith("```"):
            lines.append(line)
        elif language is None:
            language, first, lines = line[3:], number + 1, []
        else:
            yield language, first, lines
            language, lines = None, []


def replaced(line, given):
    for printed, real in given.items():
        line = line.replace(printed, real)
    return line


def read(page, url, folder):
    """A page as a shell script with the same numbers of lines, and what it shows of what is printed. Writes its files."""
    text = page.read_text()
    script, shown, ran = [""] * len(text.splitlines()), [], None
    for language, first, lines in blocks(text):
        end = first + len(lines)
        if language == "sh":
            given = {LISTENS_AT: url, IS_STARTED_BY: ": it runs", CLONE: shlex.quote(str(page.parents[2]))}
            lines = [replaced(line, given) for line in lines]
            output = folder / f"{page.stem}.{first}.out"
            # The lines of the fences become the braces of a group.
            script[first - 2 : end] = ["{", *lines, f"}} >{shlex.quote(str(output))}"]
            ran = end, output
        elif language in ("json", "text") and ran and first - ran[0] == 3:
            shown.append((f"docs/client/{page.name}:{first}", language, lines, ran[1]))
        elif lines and (file := re.fullmatch(r"(?:#|//) ([\w-]+\.\w+)", lines[0])):
            (folder / "work" / file[1]).write_text("\n".join(lines) + "\n")
    return "\n".join(script) + "\n", shown


def holds(promised, real):
    """Whether the text is as promised; … stands for anything."""
    return re.fullmatch(".*".join(map(re.escape, promised.split("…"))), real, re.DOTALL) is not None


def compare(promised, real, path):
    if isinstance(promised, dict) and isinstance(real, dict):
        for name, value in promised.items():
            if name not in real:
                raise Broken(f"{path}.{name} is missing")
            compare(value, real[name], f"{path}.{name}")
    elif isinstance(promised, list) and isinstance(real, list):
        if len(promised) > len(real) or bool(promised) != bool(real):
            raise Broken(f"{path} has {len(real)} items")
        for number, value in enumerate(promised):
            compare(value, real[number], f"{path}[{number}]")
    elif isinstance(promised, str) and isinstance(real, str):
        if not holds(promised, real):
            raise Broken(f"{path} is {real!r}, not {promised!r}")
    elif type(promised) is not type(real) or isinstance(promised, bool) and promised != real:
        raise Broken(f"{path} is {real!r}, not {promised!r}")


def check(language, lines, real):
    if language == "json":
        try:
            real = json.loads(real)
        except ValueError as error:
            raise Broken(f"this is no JSON: {error}") from None
        compare(json.loads("\n".join(lines)), real, "")
        return
    rest = iter(real.splitlines())
    for line in filter(str.strip, lines):
        if not any(holds(line.strip(), one.strip()) for one in rest):
            raise Broken(f"no line is {line.strip()!r}")


def run(scripts, folder):
    """Runs the scripts in one shell."""
    # The last line of a page that was run: what failed may be within a function of it.
    where = """lines=($LINENO "${BASH_LINENO[@]}"); echo "${BASH_SOURCE[-1]##*/}, line ${lines[-2]}: failed" >&2"""
    script = ["set -eE -o pipefail", f"trap {shlex.quote(where)} ERR"]
    script += [f"source {shlex.quote(str(one))}" for one in scripts]
    with (folder / "errors").open("w") as errors:
        shell = subprocess.Popen(
            ["bash", "-c", "\n".join(script)],
            cwd=folder / "work", stdin=subprocess.DEVNULL, stdout=errors, stderr=errors, start_new_session=True,
        )  # fmt: skip
        try:
            status = shell.wait(SECONDS)
        except subprocess.TimeoutExpired:
            status = f"not at an end after {SECONDS} s"
        finally:
            try:
                os.killpg(shell.pid, signal.SIGTERM)
            except ProcessLookupError:
                pass
    if status != 0:
        last = max(folder.glob("*.out"), key=lambda file: file.stat().st_mtime)
        printed = last.read_text() + (folder / "errors").read_text()
        raise Broken(f"the shell ended with {status}; last it printed:\n{printed}")


def check_first_game(page, folder, began):
    """The game that the guide begins with is over in time. Says after how many seconds it was."""
    [first] = [first for language, first, lines in blocks(page.read_text()) if language == "sh" and FIRST_GAME in lines]
    # What it prints last is who has won.
    seconds = (folder / f"{page.stem}.{first}.out").stat().st_mtime - began
    if seconds > FIRST_GAME_SECONDS:
        raise Broken(f"the first game was over {seconds:.0f} s after the server ran, not within {FIRST_GAME_SECONDS} s")
    return seconds


def main():
    program, *pages = sys.argv[1:]
    here = Path(__file__).resolve().parent
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as scratch:
        scratch = Path(scratch)
        # Started by root, the private Postgres runs as somebody else.
        scratch.chmod(0o711)
        (scratch / "work").mkdir()
        server, url = start(Path(program).resolve(), scratch)
        runs = time.time()
        try:
            scripts, shown = [], []
            for page in pages or PAGES:
                script, shows = read(here / page, url, scratch)
                scripts.append(scratch / page)
                scripts[-1].write_text(script)
                shown += shows
            run(scripts, scratch)
            for where, language, lines, output in shown:
                try:
                    check(language, lines, output.read_text())
                except Broken as broken:
                    raise Broken(f"{where}: {broken}\nThis was printed:\n{output.read_text()}") from None
            if not pages or "guide.md" in pages:
                print(f"the first game was over {check_first_game(here / 'guide.md', scratch, runs):.0f} s after the server ran")
        finally:
            server.terminate()
            server.wait(30)
    seconds = time.monotonic() - began
    print(f"{', '.join(pages or PAGES)}: all commands work, {len(shown)} times what they print is as shown ({seconds:.0f} s)")


try:
    main()
except Broken as broken:
    sys.exit(str(broken))
