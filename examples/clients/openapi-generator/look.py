"""Checks that a generator lost or merged nothing: `look.py LANGUAGE DOCUMENT FOLDER < OUTPUT-OF-THE-GENERATOR`

Each operation of the document must be one method, and each object, union and enum one type. The names of two files must not differ
in case only, and no two constants may have the same name."""

import json
import re
import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple


class Language(NamedTuple):
    """File suffix of a language, and patterns for the methods of operations, types and enum constants."""

    suffix: str
    method: str
    type: str
    constant: str


LANGUAGES = {
    "go": Language("go", r"^func \(a \*\w+APIService\) (\w+)Execute\(", r"^type ([A-Z]\w*) ", r"^\t([A-Z]\w*) \w+ = \""),
    "kotlin": Language(
        "kt", r"^    fun (\w+)WithHttpInfo\(", r"^(?:data |enum )?class (\w+)", r"^    `?(\w+)`?\(\".*\"\)[,;]$"
    ),
    "python": Language("py", r"^    def (\w+)_with_http_info\(", r"^class (\w+)\(", r"^    ([A-Z]\w*) = '"),
    "typescript": Language(
        "ts", r"^    async (\w+)Raw\(", r"^export (?:interface|type) (\w+) ", r"^    (\w+): '.*',?$"
    ),
}


def plain(name: str) -> str:
    """Returns the name in a form that is equal for all languages."""
    return re.sub(r"[^a-z0-9]", "", name.lower())


def repeated(names: Iterable[str]) -> list[str]:
    return sorted(name for name, times in Counter(names).items() if times > 1)


language, document_path, folder = sys.argv[1:]
document = json.loads(Path(document_path).read_text())
writes = LANGUAGES[language]
sources = {path: path.read_text() for path in sorted(Path(folder).rglob(f"*.{writes.suffix}"))}
wrong: list[str] = []


def found(pattern: str, source: str) -> list[str]:
    return re.findall(pattern, source, re.MULTILINE)


def compare(kind: str, expected: Iterable[str], names: list[str]) -> None:
    lost = Counter(map(plain, expected)) - Counter(map(plain, names))
    wrong.extend(f"{kind} {name} is lost" for name in lost)
    wrong.extend(f"two {kind}s are called {name}" for name in repeated(map(plain, names)))


operations = [operation["operationId"] for path in document["paths"].values() for operation in path.values()]
compare("method", operations, [name for source in sources.values() for name in found(writes.method, source)])

schemas = document["components"]["schemas"]
structured = [name for name, schema in schemas.items() if schema.keys() & {"properties", "oneOf", "anyOf", "enum"}]
# The generator prefixes names that a language reserves, such as `Property` in Python, with `Model`.
types = [
    name.removeprefix("Model")
    for path, source in sources.items()
    if "model" in str(path)
    for name in found(writes.type, source)
]
compare("type", structured, types)

written = re.findall(r"writing file (\S+)", sys.stdin.read())
wrong.extend(f"two files are called {name}" for name in repeated(map(str.lower, written)))
if not written:
    wrong.append("no file was written")

constants = [found(writes.constant, source) for source in sources.values()]
# In Go the scope of a constant is the package; elsewhere it is the enum, which has its own file.
scopes = [sum(constants, [])] if language == "go" else constants
wrong.extend(f"two constants are called {name}" for scope in scopes for name in repeated(scope))
named = sum(len(schema["enum"]) for schema in schemas.values() if "enum" in schema)
if sum(map(len, constants)) < named:
    wrong.append(f"there are {sum(map(len, constants))} constants for {named} enum values")

print(f"{language}: {len(operations)} operations, {len(structured)} schemas, {len(written)} files")
sys.exit("\n".join(wrong) or None)
