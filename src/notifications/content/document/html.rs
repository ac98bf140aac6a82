//! Rendering of documents as HTML, and the content security policy of pages.

use std::fmt::{self, Display, Write};
use std::sync::LazyLock;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use sha2::{Digest, Sha256};
use url::Url;

use crate::i18n::{TextDirection, without_isolates};

use super::block::{
    Block, ChoiceLink, Document, DocumentTable, Form, Medium, Picture, PictureSource, content_id,
};
use super::style::{build_style_sheet, style_attribute};

/// Script that fills in the time zone of the browser.
const TIME_ZONE_SCRIPT: &str = "\
const zone=Intl.DateTimeFormat().resolvedOptions().timeZone||'';\
for(const field of document.querySelectorAll('input[data-time-zone]'))field.value=zone;";

/// Script that continues in the web client, before the page is displayed. A session that is active
/// on the server may be lost in the browser, which then has no mark of a session either.
const CLIENT_SCRIPT: &str = "\
const{client,cookie}=document.documentElement.dataset;\
if(!cookie||document.cookie.includes(cookie+'='))location.replace(client)";

static STYLE_SHEET: LazyLock<String> = LazyLock::new(build_style_sheet);

static CONTENT_SECURITY_POLICY: LazyLock<String> = LazyLock::new(|| {
    format!(
        "default-src 'none'; style-src '{}'; img-src 'self' data:; form-action 'self'; \
         base-uri 'none'; frame-ancestors 'none'",
        source(&STYLE_SHEET)
    )
});

/// Escapes text for HTML, between tags and in quoted attributes.
pub struct Escaped<'a>(pub &'a str);

impl Display for Escaped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for c in printable(self.0) {
            match c {
                '&' => f.write_str("&amp;")?,
                '<' => f.write_str("&lt;")?,
                '>' => f.write_str("&gt;")?,
                '"' => f.write_str("&quot;")?,
                '\'' => f.write_str("&#39;")?,
                c => f.write_char(c)?,
            }
        }
        Ok(())
    }
}

/// Removes control characters and directional overrides. Keeps the isolates around names.
pub(super) fn printable(text: &str) -> impl Iterator<Item = char> {
    let is_direction_override = |c| matches!(c, '\u{202a}'..='\u{202e}');
    let is_noncharacter = |c| matches!(c, '\u{fffe}' | '\u{ffff}');
    text.chars().filter(move |c| {
        (*c == '\n' || !c.is_control()) && !is_direction_override(*c) && !is_noncharacter(*c)
    })
}

impl Document {
    /// Renders a complete HTML document. Pages are limited to the capabilities in
    /// [`Document::policy`].
    #[must_use]
    pub fn html(&self, medium: Medium) -> String {
        let writer = HtmlWriter { medium, direction: self.language.direction() };
        let (language, direction) = (self.language.tag(), self.language.direction().as_str());
        let head = match medium {
            Medium::Email => "<meta name=\"color-scheme\" content=\"light dark\">\n\
                 <meta name=\"supported-color-schemes\" content=\"light dark\">\n"
                .to_owned(),
            Medium::Page => format!(
                "{}<meta name=\"referrer\" content=\"same-origin\">\n\
                 <meta name=\"robots\" content=\"noindex, nofollow\">\n{}<style>{}</style>\n",
                if self.client.is_some() {
                    format!("<script>{CLIENT_SCRIPT}</script>\n")
                } else {
                    String::new()
                },
                self.head,
                style_sheet()
            ),
        };
        let script = match medium {
            Medium::Page if self.needs_time_zone() => {
                format!("<script>{TIME_ZONE_SCRIPT}</script>\n")
            }
            Medium::Page | Medium::Email => String::new(),
        };
        let client = match (&self.client, medium) {
            (Some(client), Medium::Page) => format!(
                " data-client=\"{}\" data-cookie=\"{}\"",
                Escaped(&client.path),
                client.required_cookie.unwrap_or_default()
            ),
            _ => String::new(),
        };
        let element = match medium {
            Medium::Email => "div",
            Medium::Page => "main",
        };
        format!(
            "<!DOCTYPE html>\n<html lang=\"{language}\" dir=\"{direction}\"{client}>\n<head>\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n{head}\
             <title>{}</title>\n</head>\n<body>\n\
             <{element} lang=\"{language}\" dir=\"{direction}\"{}>\n{}</{element}>\n{script}</body>\n</html>\n",
            Escaped(&without_isolates(&self.title)),
            writer.style("sheet"),
            writer.body(self)
        )
    }

    /// True if a form on the page needs the script that detects the time zone.
    fn needs_time_zone(&self) -> bool {
        self.blocks
            .iter()
            .any(|block| matches!(block, Block::Form(form) if form.time_zone.is_some()))
    }

    /// `Content-Security-Policy` of the document as a page: its own style sheet, pictures and forms
    /// of this server, its scripts, if any, and nothing else. `form_target` is the final target of
    /// its form, because browsers also check the redirect after a form submission.
    #[must_use]
    pub fn policy(&self, form_target: Option<&str>) -> String {
        let mut policy = CONTENT_SECURITY_POLICY.clone();
        if let Some(form_target) = form_target {
            policy =
                policy.replace("form-action 'self'", &format!("form-action 'self' {form_target}"));
        }
        let time_zone = self.needs_time_zone().then_some(TIME_ZONE_SCRIPT);
        let client = self.client.is_some().then_some(CLIENT_SCRIPT);
        let sources: Vec<String> = time_zone
            .into_iter()
            .chain(client)
            .map(|script| format!("'{}'", source(script)))
            .collect();
        if !sources.is_empty() {
            policy += &format!("; script-src {}", sources.join(" "));
        }
        policy
    }
}

/// Style sheet allowed by the policy.
fn style_sheet() -> &'static str {
    &STYLE_SHEET
}

/// Policy source of an inline style sheet or script.
fn source(text: &str) -> String {
    format!("sha256-{}", STANDARD.encode(Sha256::digest(text.as_bytes())))
}

/// HTML writer for one medium.
struct HtmlWriter {
    medium: Medium,
    direction: TextDirection,
}

impl HtmlWriter {
    fn body(&self, document: &Document) -> String {
        let mut body = self.element("h1", "title", &document.title);
        let are_buttons = |one: &Block, other: &Block| {
            matches!((one, other), (Block::Button { .. }, Block::Button { .. }))
        };
        for blocks in document.blocks.chunk_by(are_buttons) {
            if let [Block::Button { .. }, ..] = blocks {
                body += &self.buttons(blocks);
            } else {
                blocks.iter().for_each(|block| body += &self.block(block));
            }
        }
        body
    }

    fn block(&self, block: &Block) -> String {
        match block {
            Block::Heading(text) => self.element("h2", "heading", text),
            Block::Paragraph(text) => self.element("p", "paragraph", text),
            Block::Lines(lines) if lines.is_empty() => String::new(),
            Block::Lines(lines) => {
                let items: String =
                    lines.iter().map(|line| self.element("li", "line", line)).collect();
                format!("<ul{}>\n{items}</ul>\n", self.style("lines"))
            }
            Block::Picture(picture) => self.picture(picture),
            Block::Table(table) => self.table(table),
            Block::Button { .. } => self.buttons(std::slice::from_ref(block)),
            Block::Status(text) => {
                format!("<p{} role=\"status\">{}</p>\n", self.style("said"), Escaped(text))
            }
            Block::Form(_) | Block::Drawing(_) | Block::Choices(_)
                if self.medium == Medium::Email =>
            {
                String::new()
            }
            Block::Form(form) => self.form(form),
            Block::Drawing(svg) => format!("<div{}>{svg}</div>\n", self.style("drawing")),
            Block::Choices(choices) => self.choices(choices),
            Block::Small { text, link } => {
                let link = link.as_ref().map_or_else(String::new, |(label, url)| {
                    format!(" {}", self.link("link", label, url))
                });
                format!("<p{}>{}{link}</p>\n", self.style("small"), Escaped(text))
            }
        }
    }

    fn picture(&self, picture: &Picture) -> String {
        let Picture { source, alt, width, .. } = picture;
        let source = match (source, self.medium) {
            (PictureSource::Attached(name), Medium::Email) => format!("cid:{}", content_id(name)),
            (PictureSource::Attached(_), Medium::Page) => {
                return self.element("p", "paragraph", alt);
            }
            (PictureSource::At(place), _) => place.clone(),
        };
        format!(
            "<p{}><img src=\"{}\" alt=\"{}\" width=\"{width}\"{}></p>\n",
            self.style("picture"),
            Escaped(&source),
            Escaped(alt),
            self.style("image")
        )
    }

    fn table(&self, table: &DocumentTable) -> String {
        let row = |tag: &str, name: &str, cells: &[String]| {
            let style = self.style(name);
            let cells = cells.iter().map(|cell| format!("<{tag}{style}>{}</{tag}>", Escaped(cell)));
            format!("<tr>{}</tr>\n", cells.collect::<String>())
        };
        let mut rows = row("th", "head", &table.head);
        for (number, cells) in table.rows.iter().enumerate() {
            let name = if table.own == Some(number) { "own-cell" } else { "cell" };
            rows += &row("td", name, cells);
        }
        format!("<table{}>\n{rows}</table>\n", self.style("table"))
    }

    fn buttons(&self, blocks: &[Block]) -> String {
        let button = |block: &Block| match block {
            Block::Button { label, url } => Some(self.link("button", label, url)),
            _ => None,
        };
        let buttons: Vec<String> = blocks.iter().filter_map(button).collect();
        // The space separates the buttons.
        format!("<p{}>{}</p>\n", self.style("buttons"), buttons.join("&nbsp; "))
    }

    fn choices(&self, choices: &[ChoiceLink]) -> String {
        let item = |choice: &ChoiceLink| {
            let current = if choice.is_current { " aria-current=\"true\"" } else { "" };
            format!(
                "<li><a href=\"{}\"{}{current}>{}<span>{}</span></a></li>\n",
                Escaped(&choice.path),
                self.style("choice"),
                choice.drawing.as_deref().unwrap_or_default(),
                Escaped(&choice.label)
            )
        };
        let items: String = choices.iter().map(item).collect();
        format!("<ul{}>\n{items}</ul>\n", self.style("choices"))
    }

    fn link(&self, name: &str, label: &str, url: &Url) -> String {
        let style = self.style(name);
        format!("<a href=\"{}\"{style}>{}</a>", Escaped(url.as_str()), Escaped(label))
    }

    fn form(&self, form: &Form) -> String {
        let mut fields = String::new();
        if let Some(name) = &form.time_zone {
            let name = Escaped(name);
            _ = writeln!(
                fields,
                "<input type=\"hidden\" name=\"{name}\" value=\"\" data-time-zone=\"\">"
            );
        }
        for (name, value) in &form.hidden {
            let (name, value) = (Escaped(name), Escaped(value));
            _ = writeln!(fields, "<input type=\"hidden\" name=\"{name}\" value=\"{value}\">");
        }
        let problem = form.problem.as_ref();
        let alert = problem.map(|problem| {
            let text = Escaped(&problem.text);
            format!("<p{} id=\"problem\" role=\"alert\">{text}</p>", self.style("problem"))
        });
        let invalid_input = problem.and_then(|problem| problem.input.as_deref());
        for input in &form.inputs {
            let (kind, autocomplete) = input.kind.names();
            let is_invalid = invalid_input == Some(input.name.as_str());
            let state =
                if is_invalid { " aria-invalid=\"true\" aria-describedby=\"problem\"" } else { "" };
            _ = writeln!(
                fields,
                "<label>{}<input type=\"{kind}\" name=\"{}\" autocomplete=\"{autocomplete}\"{}{state} required></label>",
                Escaped(&input.label),
                Escaped(&input.name),
                value(&input.value)
            );
            if let Some(alert) = alert.as_ref().filter(|_| is_invalid) {
                _ = writeln!(fields, "{alert}");
            }
        }
        let is_placed = form.inputs.iter().any(|input| invalid_input == Some(input.name.as_str()));
        if let Some(alert) = alert.filter(|_| !is_placed) {
            _ = writeln!(fields, "{alert}");
        }
        format!(
            "<form method=\"post\" action=\"{}\">\n{fields}<button{}>{}</button>\n</form>\n",
            Escaped(&form.action),
            self.style(if form.is_quiet { "quiet-button" } else { "button" }),
            Escaped(&form.label)
        )
    }

    fn element(&self, tag: &str, name: &str, text: &str) -> String {
        format!("<{tag}{}>{}</{tag}>\n", self.style(name), Escaped(text))
    }

    fn style(&self, name: &str) -> String {
        style_attribute(name, self.medium, self.direction)
    }
}

/// Initial value attribute of an input.
fn value(text: &str) -> String {
    if text.is_empty() { String::new() } else { format!(" value=\"{}\"", Escaped(text)) }
}
