use super::block::{Block, Document, DocumentTable, Picture};
use super::html::printable;

/// Line width of an email that remains readable when quoted once or twice.
const LINE_WIDTH: usize = 72;

impl Document {
    /// Renders plain text in lines of at most 72 characters, except for unbreakable words, with the
    /// links written out.
    #[must_use]
    pub fn text(&self) -> String {
        let mut parts = vec![underline(&self.title, '=')];
        parts.extend(self.blocks.iter().map(block));
        parts.retain(|part| !part.is_empty());
        parts.join("\n\n") + "\n"
    }
}

fn block(block: &Block) -> String {
    match block {
        Block::Heading(text) => underline(text, '-'),
        Block::Paragraph(text) | Block::Status(text) | Block::Small { text, link: None } => {
            wrap(text, "", "")
        }
        Block::Lines(lines) => {
            let lines: Vec<String> = lines.iter().map(|line| wrap(line, "- ", "  ")).collect();
            lines.join("\n")
        }
        Block::Picture(Picture { alt, in_text, .. }) if in_text.is_empty() => wrap(alt, "", ""),
        Block::Picture(Picture { in_text, .. }) => {
            printable(in_text).collect::<String>().trim_matches('\n').to_owned()
        }
        Block::Table(table) => columns(table),
        Block::Button { label, url } => wrap(label, "", "") + &format!(":\n{url}"),
        Block::Form(_) | Block::Drawing(_) | Block::Choices(_) => String::new(),
        Block::Small { text, link: Some((label, url)) } => {
            wrap(&format!("{text} {label}:"), "", "") + &format!("\n{url}")
        }
    }
}

/// Aligns the cells in columns.
fn columns(DocumentTable { head, rows, .. }: &DocumentTable) -> String {
    let lines: Vec<Vec<String>> = [head]
        .into_iter()
        .chain(rows)
        .map(|cells| cells.iter().map(|cell| single_line(cell)).collect())
        .collect();
    let widest = |column: usize| {
        lines.iter().filter_map(|cells| cells.get(column)).map(|cell| width(cell)).max()
    };
    let line = |cells: &Vec<String>| {
        let padded = cells.iter().enumerate().map(|(column, cell)| {
            let padding = widest(column).unwrap_or_default().saturating_sub(width(cell));
            format!("{cell}{}", " ".repeat(padding))
        });
        padded.collect::<Vec<String>>().join("  ").trim_end().to_owned()
    };
    lines.iter().map(line).collect::<Vec<String>>().join("\n")
}

/// Joins a cell into one line.
fn single_line(cell: &str) -> String {
    let text: String = printable(cell).collect();
    text.split_whitespace().collect::<Vec<&str>>().join(" ")
}

fn underline(text: &str, line: char) -> String {
    let text = wrap(text, "", "");
    let widest = text.lines().map(width).max().unwrap_or_default();
    if text.is_empty() {
        return text;
    }
    format!("{text}\n{}", line.to_string().repeat(widest))
}

/// Wraps `text`. The first line is prefixed with `first`, the following lines with `continuation`.
fn wrap(text: &str, first: &str, continuation: &str) -> String {
    let text: String = printable(text).collect();
    let mut lines: Vec<String> = Vec::new();
    let mut line = first.to_owned();
    let mut is_empty = true;
    for word in text.split_whitespace() {
        if !is_empty && width(&line) + 1 + width(word) > LINE_WIDTH {
            lines.push(std::mem::replace(&mut line, continuation.to_owned()));
            is_empty = true;
        }
        if !is_empty {
            line.push(' ');
        }
        line += word;
        is_empty = false;
    }
    if !is_empty {
        lines.push(line);
    }
    lines.join("\n")
}

/// Width in columns, at one column per letter. Directional isolates have no width.
fn width(text: &str) -> usize {
    text.chars().filter(|c| !matches!(c, '\u{2066}'..='\u{2069}' | '\u{200e}' | '\u{200f}')).count()
}
