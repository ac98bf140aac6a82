use url::Url;

use crate::i18n::Language;

use super::block::{Block, ChoiceLink, DocumentTable, Form, FormProblem, Picture};

/// Page or email in one language.
#[derive(Clone, PartialEq, Eq)]
pub struct Document {
    pub(super) language: Language,
    pub(super) title: String,
    pub(super) blocks: Vec<Block>,
}

impl Document {
    /// Creates a document with a title, which is also its first heading.
    #[must_use]
    pub fn new(language: Language, title: impl Into<String>) -> Self {
        Self { language, title: title.into(), blocks: Vec::new() }
    }

    /// Language of the document.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Appends a block.
    pub fn with(mut self, block: Block) -> Self {
        self.blocks.push(block);
        self
    }

    /// Appends a heading.
    pub fn heading(self, text: impl Into<String>) -> Self {
        self.with(Block::Heading(text.into()))
    }

    /// Appends a paragraph.
    pub fn paragraph(self, text: impl Into<String>) -> Self {
        self.with(Block::Paragraph(text.into()))
    }

    /// Appends sentences, one per line.
    pub fn lines(self, lines: impl IntoIterator<Item = String>) -> Self {
        self.with(Block::Lines(lines.into_iter().collect()))
    }

    /// Appends a picture.
    pub fn picture(self, picture: Picture) -> Self {
        self.with(Block::Picture(picture))
    }

    /// Appends a table.
    pub fn table(self, table: DocumentTable) -> Self {
        self.with(Block::Table(table))
    }

    /// Appends a button that links to `url`.
    pub fn button(self, label: impl Into<String>, url: Url) -> Self {
        self.with(Block::Button { label: label.into(), url })
    }

    /// Appends a form.
    pub fn form(self, form: Form) -> Self {
        self.with(Block::Form(form))
    }

    /// Adds a problem to the form in which the hidden field `name` has the given value.
    pub fn with_form_problem(mut self, (name, value): (&str, &str), problem: &FormProblem) -> Self {
        for block in &mut self.blocks {
            if let Block::Form(form) = block
                && form.hidden.iter().any(|hidden| hidden.0 == name && hidden.1 == value)
            {
                form.problem = Some(problem.clone());
            }
        }
        self
    }

    /// Appends the result of an action.
    pub fn status(self, text: impl Into<String>) -> Self {
        self.with(Block::Status(text.into()))
    }

    /// Appends an inline SVG without escaping.
    pub fn drawing(self, svg: String) -> Self {
        self.with(Block::Drawing(svg))
    }

    /// Appends links of which the reader chooses one.
    pub fn choices(self, choices: Vec<ChoiceLink>) -> Self {
        self.with(Block::Choices(choices))
    }

    /// Appends small print.
    pub fn small(self, text: impl Into<String>) -> Self {
        self.with(Block::Small { text: text.into(), link: None })
    }

    /// Appends small print with a link.
    pub fn small_link(self, text: impl Into<String>, label: impl Into<String>, url: Url) -> Self {
        self.with(Block::Small { text: text.into(), link: Some((label.into(), url)) })
    }
}
