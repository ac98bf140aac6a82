"""What is shown and said of the package is so."""

import unittest
from importlib.metadata import distribution
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[1]


class Readme(unittest.TestCase):
    def test_its_program_is_that_of_the_examples(self) -> None:
        program = (PACKAGE / "examples" / "play.py").read_text()
        self.assertIn(f"```python\n{program}```\n", (PACKAGE / "README.md").read_text())
        self.assertLessEqual(program.count("\n"), 20)

    def test_the_package_has_its_licences_with_it(self) -> None:
        for name in ["LICENSE-APACHE", "LICENSE-MIT"]:
            of_the_server = (PACKAGE.parents[1] / name).read_text()
            self.assertEqual((PACKAGE / name).read_text(), of_the_server)
            self.assertEqual(distribution("kingdomail").read_text(f"licenses/{name}"), of_the_server)


if __name__ == "__main__":
    unittest.main()
