use url::Url;

use crate::i18n::Language;

/// Page or email in one language.
#[derive(Clone, PartialEq, Eq)]
pub struct Document {
    pub(super) language: Language,
    pub(super) title: String,
    pub(super) blocks: Vec<Block>,
    pub(super) head: String,
    pub(super) client: Option<ClientPage>,
}

/// Page of the web client at which a browser continues that runs scripts.
#[derive(Clone, PartialEq, Eq)]
pub struct ClientPage {
    /// Path on this server.
    pub path: String,
    /// Name of a cookie without which the browser stays.
    pub required_cookie: Option<&'static str>,
}

impl Document {
    /// Creates a document with a title, which is also its first heading.
    #[must_use]
    pub fn new(language: Language, title: impl Into<String>) -> Self {
        Self {
            language,
            title: title.into(),
            blocks: Vec::new(),
            head: String::new(),
            client: None,
        }
    }

    /// Language of the document.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Sets elements for the head of a page, inserted without escaping.
    pub fn head(self, head: String) -> Self {
        Self { head, ..self }
    }

    /// Sets the page of the web client at which browsers that run scripts continue, without
    /// displaying this one.
    pub fn continued_at(self, client: ClientPage) -> Self {
        Self { client: Some(client), ..self }
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

/// Medium of the HTML.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Medium {
    /// Mail client with limited HTML support and without style sheets.
    Email,
    /// Browser.
    Page,
}

/// Block of a document.
#[derive(Clone, PartialEq, Eq)]
pub enum Block {
    Heading(String),
    Paragraph(String),
    /// Consecutive sentences, one per line.
    Lines(Vec<String>),
    Picture(Picture),
    Table(DocumentTable),
    /// Button with a link. Consecutive buttons are placed side by side if there is room.
    Button {
        label: String,
        url: Url,
    },
    Form(Form),
    /// Result of an action, or the reason of its failure.
    Status(String),
    /// Inline SVG, inserted without escaping: the creator escapes its texts. On pages only.
    Drawing(String),
    /// Links of which the reader chooses one. On pages only.
    Choices(Vec<ChoiceLink>),
    /// Small print, with an optional labelled link.
    Small {
        text: String,
        link: Option<(String, Url)>,
    },
}

/// One of several links, with a label and an optional inline SVG.
#[derive(Clone, PartialEq, Eq)]
pub struct ChoiceLink {
    pub drawing: Option<String>,
    pub label: String,
    /// Target path on the server that delivered the page.
    pub path: String,
    /// True if the link leads to the current selection.
    pub is_current: bool,
}

/// Table with a header. All rows have as many cells as the header.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DocumentTable {
    pub head: Vec<String>,
    pub rows: Vec<Vec<String>>,
    /// Row of the reader.
    pub own: Option<usize>,
}

/// Picture, with a replacement for plain text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    pub source: PictureSource,
    /// Alternative text.
    pub alt: String,
    /// Maximum width in pixels.
    pub width: u32,
    /// Replacement in plain text, inserted unchanged: the picture as text art. If empty, the
    /// alternative text.
    pub in_text: String,
}

/// Location of the bytes of a picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PictureSource {
    /// Attached to the email under this alphanumeric name. Emails only.
    Attached(String),
    /// On pages: a path on this server or a `data:` URL.
    At(String),
}

/// Identifies an attached picture in `Content-ID` and `cid:`.
#[must_use]
pub fn content_id(name: &str) -> String {
    format!("{name}@kingdomail")
}

/// HTML form, sent by POST. On pages only: emails have buttons that lead to a page.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct Form {
    /// Target path on the server that delivered the page.
    pub action: String,
    /// Label of the submit button.
    pub label: String,
    /// Names and values of hidden inputs.
    pub hidden: Vec<(String, String)>,
    /// Name of a field that a script fills with the time zone of the browser. Empty without
    /// scripts.
    pub time_zone: Option<String>,
    pub inputs: Vec<Input>,
    /// Secondary style, for the less important of several forms.
    pub is_quiet: bool,
    /// Reason for the rejection of the previous submission.
    pub problem: Option<FormProblem>,
}

/// Reason for a rejected form, displayed next to the input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FormProblem {
    /// Name of an input. `None` for problems with several inputs or none.
    pub input: Option<String>,
    pub text: String,
}

/// Input of a form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Input {
    pub name: String,
    pub label: String,
    pub kind: InputKind,
    /// Initial value.
    pub value: String,
}

/// Purpose of an input, for the browser's autofill.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InputKind {
    Text,
    Name,
    Email,
    CurrentPassword,
    NewPassword,
}

impl InputKind {
    /// Values of the attributes `type` and `autocomplete`.
    pub(super) fn names(self) -> (&'static str, &'static str) {
        match self {
            Self::Text => ("text", "off"),
            Self::Name => ("text", "username"),
            Self::Email => ("email", "email"),
            Self::CurrentPassword => ("password", "current-password"),
            Self::NewPassword => ("password", "new-password"),
        }
    }
}
