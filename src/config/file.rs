//! Files with variables, in the format of systemd's `EnvironmentFile`.

use std::path::PathBuf;

use super::reader::Reader;

/// Variable with the path of the file.
const CONFIG_FILE_VARIABLE: &str = "KINGDOMAIL_CONFIG_FILE";

impl Reader {
    /// Replaces environment variables by those of the configured file.
    pub fn read_file(&mut self) {
        let Some(path) = self.text(CONFIG_FILE_VARIABLE) else { return };
        match std::fs::read_to_string(&path).map(|text| parse_variables(&text)) {
            Ok(Ok(variables)) => {
                self.add_file(CONFIG_FILE_VARIABLE, PathBuf::from(path), variables)
            }
            Ok(Err(line)) => {
                self.add_error(
                    CONFIG_FILE_VARIABLE,
                    format_args!("line {line} of `{path}`: expected NAME=value"),
                );
            }
            Err(error) => {
                self.add_error(CONFIG_FILE_VARIABLE, format_args!("cannot read `{path}`: {error}"))
            }
        }
    }
}

/// Returns the variables of a file. Empty lines, and lines that begin with `#` or `;`, are skipped.
/// A value may be enclosed in single or double quotes.
///
/// # Errors
/// The number of the first line that is not an assignment.
fn parse_variables(text: &str) -> Result<Vec<(String, String)>, usize> {
    let lines = text.lines().enumerate().map(|(index, line)| (index + 1, line.trim()));
    let lines = lines.filter(|(_, line)| !line.is_empty() && !line.starts_with(['#', ';']));
    lines.map(|(number, line)| parse_assignment(line).ok_or(number)).collect()
}

fn parse_assignment(line: &str) -> Option<(String, String)> {
    let (name, value) = line.split_once('=')?;
    let name = name.trim();
    let is_name = |character: char| character.is_ascii_alphanumeric() || character == '_';
    if name.is_empty() || !name.chars().all(is_name) {
        return None;
    }
    let value = value.trim();
    let unquoted =
        ['"', '\''].into_iter().find_map(|quote| value.strip_prefix(quote)?.strip_suffix(quote));
    Some((name.to_owned(), unquoted.unwrap_or(value).to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn file_has_assignments_and_comments() {
        let text = "\u{20}# a comment\r\n\n;another\nKINGDOMAIL_LOG=info,kingdomail=debug\r\n\
                    A = \"b = c\"\nB='d'\nC=\nD=\"\n";
        let read = parse_variables(text).expect("assignments");
        let expected = [
            ("KINGDOMAIL_LOG", "info,kingdomail=debug"),
            ("A", "b = c"),
            ("B", "d"),
            ("C", ""),
            ("D", "\""),
        ];
        assert_eq!(read, expected.map(|(name, value)| (name.to_owned(), value.to_owned())));
        assert_eq!(parse_variables("A=1\n\nexport B=2\n"), Err(3));
        assert_eq!(parse_variables("=1"), Err(1));
    }
}
