//! Browser without scripts: opens pages, follows their links and submits their forms, independently
//! of the API.

use std::collections::BTreeMap;

use base64::Engine;
use reqwest::{Method, StatusCode};
use sha2::{Digest, Sha256};
use url::Url;

/// Reader of pages in a language.
pub struct Visitor {
    client: reqwest::Client,
    language: &'static str,
}

/// Page as received.
pub struct Page {
    pub url: Url,
    pub status: StatusCode,
    pub html: String,
}

/// Link of a page: target, appearance and text.
#[derive(Clone, Debug)]
pub struct PageLink {
    pub url: Url,
    pub class: String,
    pub text: String,
}

/// Form of a page, ready to be submitted.
#[derive(Clone, Debug)]
pub struct PageForm {
    pub action: Url,
    /// Label of its button.
    pub label: String,
    pub fields: BTreeMap<String, String>,
}

impl Visitor {
    pub fn new(language: &'static str) -> Visitor {
        Visitor { client: reqwest::Client::new(), language }
    }

    pub async fn open(&self, url: &Url) -> Page {
        self.request(Method::GET, url, None).await
    }

    /// Submits a form with the given values filled in.
    pub async fn send(&self, form: &PageForm, filled: &[(&str, &str)]) -> Page {
        let mut fields = form.fields.clone();
        for (name, value) in filled {
            assert!(fields.contains_key(*name), "{form:?} has no field {name}");
            fields.insert((*name).to_owned(), (*value).to_owned());
        }
        let body =
            url::form_urlencoded::Serializer::new(String::new()).extend_pairs(&fields).finish();
        self.request(Method::POST, &form.action, Some(body)).await
    }

    async fn request(&self, method: Method, url: &Url, body: Option<String>) -> Page {
        let mut request = self.client.request(method, url.clone());
        request = request.header("accept-language", self.language);
        if let Some(body) = body {
            let form = "application/x-www-form-urlencoded";
            request = request.header("content-type", form).body(body);
        }
        let answer = request.send().await.expect("an answer");
        let policy = answer.headers()["content-security-policy"].to_str().expect("a text");
        assert!(policy.starts_with("default-src 'none'; style-src 'sha256-"), "{policy}");
        assert!(!policy.contains("unsafe"), "{policy}");
        let scripts = policy.split_once("; script-src ").map_or("", |(_, sources)| sources);
        let scripts: Vec<String> = scripts.split_whitespace().map(str::to_owned).collect();
        assert_eq!(answer.headers()["referrer-policy"], "same-origin");
        assert_eq!(answer.headers()["cache-control"], "no-store");
        let (url, status) = (answer.url().clone(), answer.status());
        let page = Page { url, status, html: answer.text().await.expect("a page") };
        page.assert_plain(scripts);
        page
    }
}

impl Page {
    /// Asserts that the page contains nothing blocked by the policy; `allowed` are the script
    /// sources that the policy allows.
    fn assert_plain(&self, mut allowed: Vec<String>) {
        let scripts = tags(&self.html).into_iter().filter(|tag| tag.name == "script");
        let mut sources: Vec<String> =
            scripts.map(|tag| script_source(tag.text_before_end_tag("script"))).collect();
        sources.sort_unstable();
        allowed.sort_unstable();
        assert_eq!(sources, allowed, "{}", self.html);
        for tag in self.tags() {
            assert!(!["iframe", "object", "link"].contains(&tag.name), "{}", self.html);
            let attributes = tag.attributes.keys();
            for name in attributes {
                assert!(!name.starts_with("on") && name != "style", "{name}: {}", self.html);
            }
        }
    }

    pub fn links(&self) -> Vec<PageLink> {
        let of_link = |tag: &Tag<'_>| tag.name == "a";
        self.tags()
            .into_iter()
            .filter(of_link)
            .map(|tag| PageLink {
                url: self.url.join(&tag.attributes["href"]).expect("an address"),
                class: tag.attributes.get("class").cloned().unwrap_or_default(),
                text: words(tag.text_before_end_tag("a")),
            })
            .collect()
    }

    pub fn forms(&self) -> Vec<PageForm> {
        let forms = self.tags().into_iter().filter(|tag| tag.name == "form");
        forms
            .map(|tag| {
                assert_eq!(tag.attributes["method"], "post");
                let inside = tag.text_before_end_tag("form");
                let button = tags(inside).into_iter().find(|tag| tag.name == "button");
                let inputs = tags(inside).into_iter().filter(|tag| tag.name == "input");
                PageForm {
                    action: self.url.join(&tag.attributes["action"]).expect("an address"),
                    label: words(button.expect("a button").text_before_end_tag("button")),
                    fields: inputs
                        .map(|input| {
                            let value = input.attributes.get("value").cloned();
                            (input.attributes["name"].clone(), value.unwrap_or_default())
                        })
                        .collect(),
                }
            })
            .collect()
    }

    /// Form with this button label.
    #[track_caller]
    pub fn form(&self, label: &str) -> PageForm {
        let found = self.forms().into_iter().find(|form| form.label == label);
        found.unwrap_or_else(|| panic!("no {label}: {}", self.html))
    }

    /// Heading of the page.
    pub fn title(&self) -> String {
        let heading = self.tags().into_iter().find(|tag| tag.name == "h1");
        words(heading.expect("a heading").text_before_end_tag("h1"))
    }

    /// Text of the page.
    pub fn words(&self) -> String {
        words(&self.html)
    }

    fn tags(&self) -> Vec<Tag<'_>> {
        let body = self.html.split_once("</style>").map_or(&*self.html, |(_, body)| body);
        tags(body)
    }
}

/// Policy source that allows an inline script.
fn script_source(script: &str) -> String {
    let hash = Sha256::digest(script.as_bytes());
    format!("'sha256-{}'", base64::prelude::BASE64_STANDARD.encode(hash))
}

struct Tag<'a> {
    name: &'a str,
    attributes: BTreeMap<String, String>,
    rest: &'a str,
}

impl<'a> Tag<'a> {
    /// Text before the end tag of the element.
    fn text_before_end_tag(&self, name: &str) -> &'a str {
        self.rest.split(&format!("</{name}>")).next().unwrap_or_default()
    }
}

/// Opening tags in the markup. Attributes are quoted and contain no angle brackets.
fn tags(html: &str) -> Vec<Tag<'_>> {
    let mut found = Vec::new();
    let mut rest = html;
    while let Some(at) = rest.find('<') {
        rest = &rest[at + 1..];
        let (tag, after) = rest.split_once('>').expect("a tag that ends");
        rest = after;
        if tag.starts_with(['/', '!']) {
            continue;
        }
        let (name, mut text) = tag.split_once(' ').unwrap_or((tag, ""));
        let mut attributes = BTreeMap::new();
        while let Some((name, more)) = text.split_once("=\"") {
            let (value, after) = more.split_once('"').expect("a value that ends");
            let name = name.split_whitespace().last().unwrap_or_default();
            attributes.insert(name.to_owned(), unescape(value));
            text = after;
        }
        found.push(Tag { name: name.trim_end_matches('/'), attributes, rest });
    }
    found
}

/// Text between the tags.
fn words(html: &str) -> String {
    let body = html.split_once("</style>").map_or(html, |(_, body)| body);
    let parts = body.split('<').enumerate().map(|(at, part)| match part.split_once('>') {
        Some((_, text)) if at > 0 => text,
        _ if at == 0 => part,
        _ => "",
    });
    let text = unescape(&parts.collect::<Vec<&str>>().join(" "));
    let text: String = text.chars().filter(|c| !matches!(c, '\u{2066}'..='\u{2069}')).collect();
    text.split_whitespace().collect::<Vec<&str>>().join(" ")
}

fn unescape(text: &str) -> String {
    let signs = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&nbsp;", " ")];
    signs
        .iter()
        .fold(text.to_owned(), |text, (name, sign)| text.replace(name, sign))
        .replace("&amp;", "&")
}
