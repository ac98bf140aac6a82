//! Summaries of SQL statements as names of their spans.

/// Length in bytes after which a summary gets no more words.
const SUMMARY_CUTOFF_BYTES: usize = 120;

/// Summarizes the operations and tables of a statement in the order of its text: `SELECT games
/// UPDATE games INSERT events`. Tables include the names of common table expressions. Literals are
/// skipped, so that no value can leak into a trace, even from a statement with inlined values.
pub(super) fn summarize_statement(statement: &str) -> String {
    let mut summary = String::new();
    let mut tables = Vec::new();
    let mut before = String::new();
    for (word, is_function_call) in words(statement) {
        let keyword = word.to_ascii_uppercase();
        let is_operation = matches!(&*keyword, "SELECT" | "INSERT" | "UPDATE" | "DELETE");
        // `FOR UPDATE`, `FOR NO KEY UPDATE` and `DO UPDATE` belong to the preceding operation.
        if is_operation && !matches!(&*before, "FOR" | "DO" | "KEY") {
            tables.clear();
            push(&mut summary, &keyword);
        } else if precedes_table(&before)
            && (!is_function_call || before == "INTO")
            && is_name(word)
        {
            let table = word.trim_matches('"');
            if !tables.contains(&table) {
                tables.push(table);
                push(&mut summary, table);
            }
        }
        if summary.len() > SUMMARY_CUTOFF_BYTES {
            return summary;
        }
        // `FROM` introduces a table in `DELETE FROM`, but a value in `IS DISTINCT FROM`.
        let is_compared = before == "DISTINCT" && keyword == "FROM";
        before = if is_compared { String::new() } else { keyword };
    }
    if summary.is_empty() {
        let first = words(statement).next().map_or("", |(word, _)| word);
        return first.to_ascii_uppercase();
    }
    summary
}

fn push(summary: &mut String, word: &str) {
    if !summary.is_empty() {
        summary.push(' ');
    }
    summary.push_str(word);
}

fn precedes_table(before: &str) -> bool {
    matches!(before, "FROM" | "INTO" | "UPDATE" | "JOIN")
}

fn is_name(word: &str) -> bool {
    let is_name_char = |c: char| c.is_ascii_lowercase() || matches!(c, '_' | '"');
    word.chars().all(is_name_char)
}

/// Returns the words of a statement, each with a flag for function calls.
fn words(statement: &str) -> impl Iterator<Item = (&str, bool)> {
    let is_word_char = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '"' | '$');
    let mut rest = statement;
    std::iter::from_fn(move || {
        let begin = rest.find(|c| is_word_char(c) || c == '\'')?;
        // An opening parenthesis between two words counts as a word, so that the next word does not
        // look like a table after `FROM`.
        if let Some(opened) = rest[..begin].find('(') {
            rest = &rest[opened + 1..];
            return Some(("(", false));
        }
        rest = &rest[begin..];
        if let Some(literal) = rest.strip_prefix('\'') {
            rest = literal.split_once('\'').map_or("", |(_, after)| after);
            return Some(("'", false));
        }
        let end = rest.find(|c| !is_word_char(c)).unwrap_or(rest.len());
        let (word, after) = rest.split_at(end);
        rest = after;
        Some((word, after.starts_with('(')))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn summary_lists_operations_and_tables() {
        for (statement, expected) in [
            (
                "SELECT \"games\".\"id\" FROM \"games\" INNER JOIN \"seats\" ON (a = $1)",
                "SELECT games seats",
            ),
            ("SELECT id FROM games WHERE id = $1 FOR UPDATE SKIP LOCKED", "SELECT games"),
            (
                "INSERT INTO events(id) VALUES ($1) ON CONFLICT DO UPDATE SET id = 1",
                "INSERT events",
            ),
            (
                "WITH moved AS (UPDATE games SET at = $1 RETURNING id) DELETE FROM seats USING moved",
                "UPDATE games DELETE seats",
            ),
            (
                "SELECT extract(epoch FROM game_time() - min(at)) FROM game_outbox",
                "SELECT game_outbox",
            ),
            ("SELECT 1 FROM games WHERE a IS DISTINCT FROM b", "SELECT games"),
            ("SELECT * FROM (SELECT id FROM games) o", "SELECT SELECT games"),
            ("SELECT game_time()", "SELECT"),
            ("COMMIT", "COMMIT"),
            ("", ""),
        ] {
            assert_eq!(summarize_statement(statement), expected, "{statement}");
        }
    }

    #[test]
    fn summary_excludes_values() {
        let statement = "UPDATE 'secret' SET a = 'secret' FROM 12345 WHERE b = 'se' FROM S3CRET";
        assert_eq!(summarize_statement(statement), "UPDATE");
        let statement = "UPDATE players SET about = 'a gift from alice''s to bob'";
        assert_eq!(summarize_statement(statement), "UPDATE players");
    }

    #[test]
    fn summary_length_is_limited() {
        let statement = "SELECT a FROM a_table_with_a_name ".repeat(100);
        assert!(summarize_statement(&statement).len() < 200);
    }
}
