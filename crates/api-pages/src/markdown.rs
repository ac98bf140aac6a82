use std::collections::BTreeMap;

use maud::{Markup, PreEscaped, Render, html};
use pulldown_cmark::html::push_html;
use pulldown_cmark::{Alignment, CodeBlockKind, Event, LinkType, Options, Parser, Tag, TagEnd};

use crate::names::Names;

/// A guide rendered as HTML.
#[derive(Default)]
pub struct Rendered {
    pub html: String,
    /// The first section also contains the text before the next heading.
    pub sections: Vec<Section>,
}

/// A heading and the text that follows it.
#[derive(Default)]
pub struct Section {
    pub heading: String,
    pub anchor: String,
    pub level: usize,
    pub text: String,
}

/// Renders Markdown of the OpenAPI document, which contains no headings.
pub fn markdown(text: &str, names: &Names) -> Markup {
    PreEscaped(render(text, names, false).html)
}

/// Renders a guide. If `with_codes`, each error code gets an anchor in the table that lists it.
pub fn render(text: &str, names: &Names, with_codes: bool) -> Rendered {
    let mut writer = Writer { names, with_codes, ..Writer::new(names) };
    let events = Parser::new_ext(text, Options::ENABLE_TABLES).collect::<Vec<_>>();
    let mut events = events.into_iter();
    while let Some(event) = events.next() {
        writer.write(event, &mut events);
    }
    let mut html = String::new();
    push_html(&mut html, writer.written.into_iter());
    Rendered { html, sections: writer.sections }
}

struct Writer<'a, 'n> {
    names: &'n Names,
    with_codes: bool,
    written: Vec<Event<'a>>,
    sections: Vec<Section>,
    /// Number of uses of each anchor.
    anchors: BTreeMap<String, usize>,
    listed_codes: Vec<String>,
    /// One entry per open link: true if its target exists.
    links: Vec<bool>,
    is_in_cell: bool,
}

impl<'a, 'n> Writer<'a, 'n> {
    fn new(names: &'n Names) -> Writer<'a, 'n> {
        Writer {
            names,
            with_codes: false,
            written: Vec::new(),
            sections: Vec::new(),
            anchors: BTreeMap::new(),
            listed_codes: Vec::new(),
            links: Vec::new(),
            is_in_cell: false,
        }
    }

    fn write(&mut self, event: Event<'a>, rest: &mut impl Iterator<Item = Event<'a>>) {
        match event {
            // HTML comments are meant for editors of the page.
            Event::Html(_) | Event::InlineHtml(_) | Event::Start(Tag::HtmlBlock) => {}
            Event::Start(Tag::Heading { level, .. }) => self.heading(level as usize, rest),
            Event::Start(Tag::CodeBlock(kind)) => self.code_block(&kind, rest),
            Event::Start(Tag::Table(columns)) => {
                self.raw(html! { (PreEscaped("<div class=\"wide\" tabindex=\"0\">")) });
                // Alignment uses style attributes, which a strict content security policy forbids.
                let columns = columns.iter().map(|_| Alignment::None).collect();
                self.written.push(Event::Start(Tag::Table(columns)));
            }
            Event::End(TagEnd::Table) => {
                self.written.push(Event::End(TagEnd::Table));
                self.raw(html! { (PreEscaped("</div>")) });
            }
            Event::Start(Tag::TableCell) | Event::End(TagEnd::TableCell) => {
                self.is_in_cell = matches!(event, Event::Start(_));
                self.written.push(event);
            }
            Event::Start(Tag::Link { dest_url, .. }) => {
                let target = self.names.link(&dest_url);
                self.links.push(target.is_some());
                if let Some(target) = target {
                    let (title, id) = ("".into(), "".into());
                    let dest_url = target.into();
                    let link = Tag::Link { link_type: LinkType::Inline, dest_url, title, id };
                    self.written.push(Event::Start(link));
                }
            }
            Event::End(TagEnd::Link) => {
                if self.links.pop() == Some(true) {
                    self.written.push(Event::End(TagEnd::Link));
                }
            }
            Event::Code(word) => self.code(&word),
            Event::Text(text) => {
                self.write_text(&text);
                self.written.push(Event::Text(text));
            }
            Event::SoftBreak | Event::End(TagEnd::Paragraph | TagEnd::Item) => {
                self.write_text(" ");
                self.written.push(event);
            }
            other => self.written.push(other),
        }
    }

    fn heading(&mut self, level: usize, rest: &mut impl Iterator<Item = Event<'a>>) {
        let inside: Vec<_> =
            rest.take_while(|event| !matches!(event, Event::End(TagEnd::Heading(_)))).collect();
        let words = inside.iter().map(|event| match event {
            Event::Text(text) | Event::Code(text) => text.as_ref(),
            _ => " ",
        });
        let heading: String = words.collect();
        let anchor = self.anchor(&heading);
        let section = Section { heading, anchor: anchor.clone(), level, text: String::new() };
        self.sections.push(section);
        self.raw(html! { (PreEscaped(format!("<h{level} id=\"{anchor}\">"))) });
        self.written.extend(inside);
        self.raw(html! { (PreEscaped(format!("</h{level}>"))) });
    }

    /// Returns the anchor of a heading, in the format of GitHub.
    fn anchor(&mut self, heading: &str) -> String {
        let words = heading.trim().to_lowercase().replace(' ', "-");
        let anchor: String = words
            .chars()
            .filter(|letter| letter.is_alphanumeric() || "-_".contains(*letter))
            .collect();
        let before = self.anchors.entry(anchor.clone()).or_default();
        *before += 1;
        if *before == 1 { anchor } else { format!("{anchor}-{}", *before - 1) }
    }

    fn code_block(&mut self, kind: &CodeBlockKind<'a>, rest: &mut impl Iterator<Item = Event<'a>>) {
        let language = match kind {
            CodeBlockKind::Fenced(language) => language.to_string(),
            CodeBlockKind::Indented => String::new(),
        };
        let inside = rest.take_while(|event| !matches!(event, Event::End(TagEnd::CodeBlock)));
        let code: String = inside
            .filter_map(
                |event| if let Event::Text(text) = event { Some(text.to_string()) } else { None },
            )
            .collect();
        self.write_text(&code);
        self.raw(code_block(&language, &code));
    }

    fn code(&mut self, word: &str) {
        self.write_text(word);
        let is_listed = self.with_codes && self.is_in_cell && self.names.codes.contains_key(word);
        if is_listed && !self.listed_codes.iter().any(|listed| listed == word) {
            self.listed_codes.push(word.to_owned());
            return self.raw(html! { code id=(word) { (word) } });
        }
        let target = self.names.word(word, self.is_in_cell).filter(|_| self.links.is_empty());
        self.raw(html! {
            @match target {
                Some(target) => a href=(target) { code { (word) } },
                None => code { (word) },
            }
        });
    }

    fn raw(&mut self, markup: Markup) {
        self.written.push(Event::InlineHtml(markup.into_string().into()));
    }

    fn write_text(&mut self, text: &str) {
        if self.sections.is_empty() {
            self.sections.push(Section::default());
        }
        if let Some(section) = self.sections.last_mut() {
            section.text.push_str(text);
        }
    }
}

/// Renders a block of code. It is focusable, so that wide code can be scrolled with the keyboard.
pub fn code_block(language: &str, code: &(impl Render + ?Sized)) -> Markup {
    html! { pre tabindex="0" { code class={ "language-" (language) } { (code) } } }
}
