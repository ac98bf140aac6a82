"""Generates `kingdomail._generated` from the OpenAPI document of the server."""

import json
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class GeneratedClient(BuildHookInterface):
    @property
    def document(self) -> Path:
        return Path(self.root).parent.parent / "openapi" / "openapi-3.0.json"

    def dependencies(self) -> list[str]:
        # An sdist has no document; it contains the generated code.
        return ["openapi-python-client==0.29.1"] if self.document.exists() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.document.exists():
            with TemporaryDirectory() as folder:
                document = Path(folder) / "openapi.json"
                document.write_text(json.dumps(without_types_of_nullable(json.loads(self.document.read_text()))))
                generate(document, Path(self.root))


def generate(document: Path, root: Path) -> None:
    command = [
        sys.executable, "-m", "openapi_python_client", "generate", "--path", str(document),
        "--config", str(root / "generator.yaml"), "--custom-template-path", str(root / "templates"),
        "--meta", "none", "--output-path", str(root / "src/kingdomail/_generated"), "--overwrite", "--fail-on-warning",
    ]  # fmt: skip
    # Keep the output of the generator out of the output of the build.
    subprocess.run(command, check=True, stdout=sys.stderr)


def without_types_of_nullable(document: Any) -> Any:
    """Removes `type` next to `allOf` and the like in nullable schemas: with it, the generator ignores `nullable`."""
    if isinstance(document, list):
        return [without_types_of_nullable(one) for one in document]
    if not isinstance(document, dict):
        return document
    combined = document.get("nullable") is True and not document.keys().isdisjoint({"allOf", "anyOf", "oneOf"})
    return {name: without_types_of_nullable(one) for name, one in document.items() if not (combined and name == "type")}
