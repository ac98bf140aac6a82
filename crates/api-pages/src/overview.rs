use maud::{Markup, PreEscaped, html};

use crate::document::{Document, text};
use crate::markdown::{Rendered, markdown};
use crate::names::Names;
use crate::operation::{external_docs, method};

/// Renders the first page: an introduction, all operations and all types.
pub fn page(document: Document<'_>, first: Option<&Rendered>, names: &Names) -> Markup {
    html! {
        article.guide {
            @match first {
                Some(first) => (PreEscaped(&first.html)),
                None => { h1 { (document.title()) } },
            }
            h2 id="operations" { "All operations" }
            (markdown(text(&document.0["info"]["description"]), names))
            @for tag in document.tags() {
                section {
                    h3 id=(text(&tag["name"])) { (text(&tag["name"])) }
                    (markdown(text(&tag["description"]), names))
                    (external_docs(tag, names))
                    ul.operations {
                        @for operation in document.operations_with_tag(tag) {
                            li {
                                a href=(operation.name) { (operation.summary()) } " "
                                span.note {
                                    (method(operation)) " "
                                    @if let Some(path) = operation.path { code { (path) } }
                                }
                            }
                        }
                    }
                }
            }
            h2 id="types" { "All types" }
            p.users { @for name in &names.types { a href=(name) { code { (name) } } " " } }
        }
    }
}
