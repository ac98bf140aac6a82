"""The README and the licences of the package."""

import unittest
from importlib.metadata import distribution
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[1]


class Readme(unittest.TestCase):
    def test_program_equals_example(self) -> None:
        program = (PACKAGE / "examples" / "play.py").read_text()
        self.assertIn(f"```python\n{program}```\n", (PACKAGE / "README.md").read_text())
        self.assertLessEqual(program.count("\n"), 20)

    def test_package_contains_licences(self) -> None:
        for name in ["LICENSE-APACHE", "LICENSE-MIT"]:
            licence = (PACKAGE.parents[1] / name).read_text()
            self.assertEqual((PACKAGE / name).read_text(), licence)
            self.assertEqual(distribution("kingdomail").read_text(f"licenses/{name}"), licence)


if __name__ == "__main__":
    unittest.main()
