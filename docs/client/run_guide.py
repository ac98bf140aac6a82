#!/usr/bin/env python3
"""Runs the commands of the guide, and of the pages that continue from it, exactly as printed, on a real server.

    docs/client/run_guide.py KINGDOMAIL [PAGE…]

KINGDOMAIL is the executable. The pages run one after the other in one shell, in an empty folder. Requires bash, curl,
jq, Python 3.11 or newer with venv, and Node 18 or newer with npm. The blocks of a page have these meanings:

- A ```sh block is run. It fails if one of its commands fails.
- A block in another language that begins with a comment with a file name, such as `# player.py`, is written to that
  file.
- A ```json or ```text block right after a ```sh block is its expected output. Expected JSON may omit fields and the
  ends of lists, and numbers may differ; in strings, … matches any text. Expected text may omit lines.

Three things are replaced: the address of the server, the command that starts it, and the path of the clone.

The first game of the guide has to be finished soon after the server has started; the run measures this.
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
BASE_URL, START_COMMAND, CLONE = "http://127.0.0.1:8080", "cargo run", "~/kingdomail"
TIMEOUT_SECONDS = 240
FIRST_GAME, FIRST_GAME_MAX_SECONDS = "venv/bin/python play.py $KINGDOMAIL", 120


class Mismatch(Exception):
    """The behaviour of the server differs from a page."""


def start(program, scratch):
    """Starts the server, and returns its process and address."""
    log = scratch / "server.log"
    # Remove settings of another server.
    own = ("KINGDOMAIL_", "DATABASE_URL")
    inherited = {name: value for name, value in os.environ.items() if not name.startswith(own)}
    environment = inherited | {
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
    raise Mismatch(f"the server did not start:\n{log.read_text()}")


def blocks(text):
    """Yields the language, the number of the first line, and the lines of each block of a page."""
    language, first, lines = None, 0, []
    for number, line in enumerate(text.splitlines(), 1):
        if not line.startswith("```"):
            lines.append(line)
        elif language is None:
            language, first, lines = line[3:], number + 1, []
        else:
            yield language, first, lines
            language, lines = None, []


def substitute(line, replacements):
    for printed, real in replacements.items():
        line = line.replace(printed, real)
    return line


def read(page, url, folder):
    """Writes the files of a page, and returns its shell script, with the same line numbers, and the expected outputs."""
    text = page.read_text()
    script, expected, ran = [""] * len(text.splitlines()), [], None
    for language, first, lines in blocks(text):
        end = first + len(lines)
        if language == "sh":
            replacements = {BASE_URL: url, START_COMMAND: ": already running", CLONE: shlex.quote(str(page.parents[2]))}
            lines = [substitute(line, replacements) for line in lines]
            output = folder / f"{page.stem}.{first}.out"
            # The fences become the braces of a group.
            script[first - 2 : end] = ["{", *lines, f"}} >{shlex.quote(str(output))}"]
            ran = end, output
        elif language in ("json", "text") and ran and first - ran[0] == 3:
            expected.append((f"docs/client/{page.name}:{first}", language, lines, ran[1]))
        elif lines and (file := re.fullmatch(r"(?:#|//) ([\w-]+\.\w+)", lines[0])):
            (folder / "work" / file[1]).write_text("\n".join(lines) + "\n")
    return "\n".join(script) + "\n", expected


def matches(expected, real):
    """Compares two texts; … matches any text."""
    return re.fullmatch(".*".join(map(re.escape, expected.split("…"))), real, re.DOTALL) is not None


def compare(expected, real, path):
    """Compares JSON values, as the description of expected output says."""
    if isinstance(expected, dict) and isinstance(real, dict):
        for name, value in expected.items():
            if name not in real:
                raise Mismatch(f"{path}.{name} is missing")
            compare(value, real[name], f"{path}.{name}")
    elif isinstance(expected, list) and isinstance(real, list):
        if len(expected) > len(real) or bool(expected) != bool(real):
            raise Mismatch(f"{path} has {len(real)} items")
        for number, value in enumerate(expected):
            compare(value, real[number], f"{path}[{number}]")
    elif isinstance(expected, str) and isinstance(real, str):
        if not matches(expected, real):
            raise Mismatch(f"{path} is {real!r}, not {expected!r}")
    elif type(expected) is not type(real) or isinstance(expected, bool) and expected != real:
        raise Mismatch(f"{path} is {real!r}, not {expected!r}")


def check(language, lines, real):
    """Compares an output with its block."""
    if language == "json":
        try:
            real = json.loads(real)
        except ValueError as error:
            raise Mismatch(f"not JSON: {error}") from None
        compare(json.loads("\n".join(lines)), real, "")
        return
    rest = iter(real.splitlines())
    for line in filter(str.strip, lines):
        if not any(matches(line.strip(), one.strip()) for one in rest):
            raise Mismatch(f"no line is {line.strip()!r}")


def run(scripts, folder):
    """Runs the scripts in one shell."""
    # Report the line of the page, also if the failure is inside a function of the page.
    where = """lines=($LINENO "${BASH_LINENO[@]}"); echo "${BASH_SOURCE[-1]##*/}, line ${lines[-2]}: failed" >&2"""
    script = ["set -eE -o pipefail", f"trap {shlex.quote(where)} ERR"]
    script += [f"source {shlex.quote(str(one))}" for one in scripts]
    with (folder / "errors").open("w") as errors:
        shell = subprocess.Popen(
            ["bash", "-c", "\n".join(script)],
            cwd=folder / "work", stdin=subprocess.DEVNULL, stdout=errors, stderr=errors, start_new_session=True,
        )  # fmt: skip
        try:
            status = shell.wait(TIMEOUT_SECONDS)
        except subprocess.TimeoutExpired:
            status = f"a timeout after {TIMEOUT_SECONDS} s"
        finally:
            try:
                os.killpg(shell.pid, signal.SIGTERM)
            except ProcessLookupError:
                pass
    if status != 0:
        last = max(folder.glob("*.out"), key=lambda file: file.stat().st_mtime)
        printed = last.read_text() + (folder / "errors").read_text()
        raise Mismatch(f"the shell ended with {status}; last output:\n{printed}")


def check_first_game(page, folder, started):
    """Returns the seconds from the start of the server to the end of the first game. They have a maximum."""
    [first] = [first for language, first, lines in blocks(page.read_text()) if language == "sh" and FIRST_GAME in lines]
    # The last output of the program is the ranking.
    seconds = (folder / f"{page.stem}.{first}.out").stat().st_mtime - started
    if seconds > FIRST_GAME_MAX_SECONDS:
        raise Mismatch(f"the first game took {seconds:.0f} s, more than {FIRST_GAME_MAX_SECONDS} s")
    return seconds


def main():
    program, *pages = sys.argv[1:]
    here = Path(__file__).resolve().parent
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as scratch:
        scratch = Path(scratch)
        # If this runs as root, the private Postgres runs as another user.
        scratch.chmod(0o711)
        (scratch / "work").mkdir()
        server, url = start(Path(program).resolve(), scratch)
        started = time.time()
        try:
            scripts, expected = [], []
            for page in pages or PAGES:
                script, outputs = read(here / page, url, scratch)
                scripts.append(scratch / page)
                scripts[-1].write_text(script)
                expected += outputs
            run(scripts, scratch)
            for where, language, lines, output in expected:
                try:
                    check(language, lines, output.read_text())
                except Mismatch as mismatch:
                    raise Mismatch(f"{where}: {mismatch}\nOutput:\n{output.read_text()}") from None
            if not pages or "guide.md" in pages:
                seconds = check_first_game(here / "guide.md", scratch, started)
                print(f"the first game was finished {seconds:.0f} s after the start of the server")
        finally:
            server.terminate()
            server.wait(30)
    seconds = time.monotonic() - began
    print(f"{', '.join(pages or PAGES)}: all commands work, {len(expected)} outputs match ({seconds:.0f} s)")


try:
    main()
except Mismatch as mismatch:
    sys.exit(str(mismatch))
