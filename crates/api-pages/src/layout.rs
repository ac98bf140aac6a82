use maud::{DOCTYPE, Markup, PreEscaped, html};

use crate::document::{Document, text};
use crate::{SCRIPT_NAME, STYLE_NAME};

/// Renders a page: the common layout around its content.
pub fn layout(title: &str, site: &str, contents: &str, content: &Markup) -> Markup {
    html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (title) @if title != site { " · " (site) } }
                link rel="icon" href="../favicon.svg";
                link rel="stylesheet" href=(STYLE_NAME);
                script type="module" src=(SCRIPT_NAME) {}
            }
            body {
                a.skip href="#content" { "Skip to the content" }
                header {
                    a.home href="./" { (site) }
                    button.menu type="button" popovertarget="contents" { "Contents" }
                    search hidden {
                        input type="search" role="combobox" aria-label="Search" placeholder="Search  /"
                            aria-expanded="false" aria-controls="found" aria-autocomplete="list" autocomplete="off";
                        div #found role="listbox" aria-label="Search results" hidden {}
                        p.hidden role="status" {}
                    }
                }
                nav #contents popover aria-label="Contents" { (PreEscaped(contents)) }
                main #content tabindex="-1" { (content) }
            }
        }
    }
}

/// Renders the table of contents of the site: guides, and operations by tag.
pub fn contents(document: Document<'_>, guides: &[(String, String)]) -> String {
    let list = html! {
        h2 { "Guides" }
        ul { @for (name, title) in guides { li { a href=(name) { (title) } } } }
        h2 { "Operations" }
        @for tag in document.tags() {
            details {
                summary { (text(&tag["name"])) }
                ul {
                    @for operation in document.operations_with_tag(tag) {
                        li { a href=(operation.name) { (operation.summary()) } }
                    }
                }
            }
        }
        h2 { "More" }
        ul {
            li { a href="./#types" { "All types" } }
            li { a href="../openapi.json" { "The OpenAPI document" } }
        }
    };
    list.into_string()
}

/// Returns the table of contents with the current page marked and its group open.
pub fn mark_current_page(contents: &str, page: &str) -> String {
    let link = format!("<a href=\"{page}\">");
    let Some(at) = contents.find(&link) else { return contents.to_owned() };
    let (before, after) = contents.split_at(at);
    let before = match before.rfind("<details>") {
        Some(open) if !before[open..].contains("</details>") => {
            let (before, inside) = before.split_at(open + "<details".len());
            format!("{before} open{inside}")
        }
        _ => before.to_owned(),
    };
    format!("{before}<a href=\"{page}\" aria-current=\"page\">{}", &after[link.len()..])
}
