"""The program that the README shows is the one that is played."""

import unittest
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[1]


class Readme(unittest.TestCase):
    def test_its_program_is_that_of_the_examples(self) -> None:
        program = (PACKAGE / "examples" / "play.py").read_text()
        self.assertIn(f"```python\n{program}```\n", (PACKAGE / "README.md").read_text())
        self.assertLessEqual(program.count("\n"), 20)


if __name__ == "__main__":
    unittest.main()
