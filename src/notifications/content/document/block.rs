use url::Url;

/// A piece of a document.
#[derive(Clone, PartialEq, Eq)]
pub enum Block {
    Heading(String),
    Paragraph(String),
    /// Sentences that follow each other, each on a line of its own.
    Lines(Vec<String>),
    Picture(Picture),
    Table(DocumentTable),
    /// Something to do. Those that follow each other stand side by side where there is room.
    Button {
        label: String,
        url: Url,
    },
    Form(Form),
    /// What has just been done, or why it was not.
    Said(String),
    /// A drawing as it stands in HTML: who made it has escaped what it holds. It is on pages only.
    Drawing(String),
    /// Links of which one is to be chosen. They are on pages only.
    Choices(Vec<ChoiceLink>),
    /// What few people need to read, and the link that goes with it, with its words.
    Small {
        text: String,
        link: Option<(String, Url)>,
    },
}

/// One of several links: what it says, beside a drawing as it stands in HTML.
#[derive(Clone, PartialEq, Eq)]
pub struct ChoiceLink {
    pub drawing: Option<String>,
    pub label: String,
    /// Where it leads, on the server that showed it.
    pub path: String,
    /// Whether it leads to what is shown.
    pub is_current: bool,
}

/// Rows of a table under its head, all as long as it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DocumentTable {
    pub head: Vec<String>,
    pub rows: Vec<Vec<String>>,
    /// The row of who reads it.
    pub own: Option<usize>,
}

/// A picture, and what stands for it where there is none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    pub source: PictureSource,
    /// What it shows, for whoever cannot see it.
    pub alt: String,
    /// In pixels, where there is room for as many.
    pub width: u32,
    /// What stands in the text in its place, as it is: the picture drawn in letters. Empty: what it shows.
    pub in_text: String,
}

/// Where the bytes of a picture are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PictureSource {
    /// In the mail itself, under this name, which is of letters and digits. A page has no such thing.
    Attached(String),
    /// Here: on a page a path of this server or a `data:` URL.
    At(String),
}

/// How a mail names a picture that it carries, as in `Content-ID` and in `cid:`.
#[must_use]
pub fn content_id(name: &str) -> String {
    format!("{name}@kingdomail")
}

/// What somebody fills in or confirms, sent by POST. It is on pages only: mails have buttons that lead to one.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct Form {
    /// The path it is sent to, on the server that showed it.
    pub action: String,
    /// What stands on its button.
    pub label: String,
    /// Sent along unseen: names and values.
    pub hidden: Vec<(String, String)>,
    /// The name of a field that is sent where the browser runs no scripts.
    pub without_scripts: Option<String>,
    /// The name of a field in which a script puts the time zone of the browser. It is sent empty
    /// where the browser runs no scripts.
    pub time_zone: Option<String>,
    pub inputs: Vec<Input>,
    /// Whether it is the lesser of several.
    pub is_quiet: bool,
    /// The reason why it was refused when it was sent before.
    pub problem: Option<FormProblem>,
}

/// The reason why a form was refused. It is shown next to the input that it names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FormProblem {
    /// The name of an input; none if the problem is about several or about none.
    pub input: Option<String>,
    pub text: String,
}

/// A field of a form, to be filled in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Input {
    pub name: String,
    pub label: String,
    pub kind: InputKind,
    /// What stands in it already.
    pub value: String,
}

/// What a field is for, so that a browser can help.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InputKind {
    Text,
    Name,
    Email,
    CurrentPassword,
    NewPassword,
}

impl InputKind {
    /// What `type` and `autocomplete` say.
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
