use url::Url;

use crate::i18n::Language;

use super::block::{Block, ChoiceLink, DocumentTable, Form, FormProblem, Picture};

/// What one person reads at once, in one language.
#[derive(Clone, PartialEq, Eq)]
pub struct Document {
    pub(super) language: Language,
    pub(super) title: String,
    pub(super) blocks: Vec<Block>,
}

impl Document {
    /// A document that says no more than `title`, which is also its first heading.
    #[must_use]
    pub fn new(language: Language, title: impl Into<String>) -> Self {
        Self { language, title: title.into(), blocks: Vec::new() }
    }

    /// The language it is written in.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The document with `block` at its end.
    pub fn with(mut self, block: Block) -> Self {
        self.blocks.push(block);
        self
    }

    /// The document with a heading at its end.
    pub fn heading(self, text: impl Into<String>) -> Self {
        self.with(Block::Heading(text.into()))
    }

    /// The document with a paragraph at its end.
    pub fn paragraph(self, text: impl Into<String>) -> Self {
        self.with(Block::Paragraph(text.into()))
    }

    /// The document with sentences at its end, each on a line of its own.
    pub fn lines(self, lines: impl IntoIterator<Item = String>) -> Self {
        self.with(Block::Lines(lines.into_iter().collect()))
    }

    /// The document with a picture at its end.
    pub fn picture(self, picture: Picture) -> Self {
        self.with(Block::Picture(picture))
    }

    /// The document with a table at its end.
    pub fn table(self, table: DocumentTable) -> Self {
        self.with(Block::Table(table))
    }

    /// The document with a button at its end, which leads to `url`.
    pub fn button(self, label: impl Into<String>, url: Url) -> Self {
        self.with(Block::Button { label: label.into(), url })
    }

    /// The document with a form at its end.
    pub fn form(self, form: Form) -> Self {
        self.with(Block::Form(form))
    }

    /// The document with a problem in the form that sends the hidden field `name` with `value`.
    pub fn refused_form(mut self, (name, value): (&str, &str), problem: &FormProblem) -> Self {
        for block in &mut self.blocks {
            if let Block::Form(form) = block
                && form.hidden.iter().any(|hidden| hidden.0 == name && hidden.1 == value)
            {
                form.problem = Some(problem.clone());
            }
        }
        self
    }

    /// The document with what has just been done at its end.
    pub fn said(self, text: impl Into<String>) -> Self {
        self.with(Block::Said(text.into()))
    }

    /// The document with a drawing at its end, which stands in HTML as it is.
    pub fn drawing(self, svg: String) -> Self {
        self.with(Block::Drawing(svg))
    }

    /// The document with links at its end of which one is to be chosen.
    pub fn choices(self, choices: Vec<ChoiceLink>) -> Self {
        self.with(Block::Choices(choices))
    }

    /// The document with a small remark at its end.
    pub fn small(self, text: impl Into<String>) -> Self {
        self.with(Block::Small { text: text.into(), link: None })
    }

    /// The document with a small remark at its end, and a link in it.
    pub fn small_link(self, text: impl Into<String>, label: impl Into<String>, url: Url) -> Self {
        self.with(Block::Small { text: text.into(), link: Some((label.into(), url)) })
    }
}
