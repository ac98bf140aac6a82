use std::collections::BTreeSet;

use maud::{Markup, html};
use serde_json::{Map, Value};

use crate::code::{JSON, literal};
use crate::document::{Document, Operation, items, members, reference_name, text};
use crate::fields::{Field, collapsed_table, fields, lines, parameter, table, type_of};
use crate::markdown::{code_block, markdown};
use crate::names::{ERRORS_GUIDE, Names};
use crate::samples::Sample;

/// Maximum number of lines for the description, parameters and body before tables are collapsed, so
/// that a page fits on a screen.
const MAX_EXPANDED_LINES: usize = 18;

/// Renders the page of an operation: its description next to samples.
pub fn page(document: Document<'_>, operation: Operation<'_>, names: &Names) -> Markup {
    html! {
        article.operation {
            div.said {
                h1 { (operation.summary()) }
                p.address {
                    (method(operation))
                    @if let Some(path) = operation.path { " " code { (path) } }
                    " " span.note {
                        (operation.name) " in " a href={ "./#" (operation.tag()) } { (operation.tag()) }
                    }
                }
                (markdown(operation.description(), names))
                div.who { (authentication(operation, names)) " " (external_docs(operation.value, names)) }
                (parameters(document, operation, names))
                (body(document, operation, names))
                (responses(document, operation, names))
                (error_responses(document, operation, names))
            }
            div.examples {
                (samples(document, operation))
                (example(document, operation))
            }
        }
    }
}

pub fn method(operation: Operation<'_>) -> Markup {
    html! { b class={ "method " (operation.method.to_lowercase()) } { (operation.method) } }
}

/// Renders a link to further documentation.
pub fn external_docs(value: &Value, names: &Names) -> Markup {
    let docs = &value["externalDocs"];
    html! {
        @if let Some(target) = docs["url"].as_str().and_then(|url| names.link(url)) {
            p.see { "See " a href=(target) { (text(&docs["description"])) } "." }
        }
    }
}

fn authentication(operation: Operation<'_>, names: &Names) -> Markup {
    let schemes: Vec<&Value> = items(&operation.value["security"]).collect();
    let bearer = schemes.iter().find_map(|scheme| scheme.get("bearer"));
    let link = names.link("tokens.md");
    html! {
        p {
            @match bearer {
                None if schemes.is_empty() => { "Needs no token." },
                None => { "Needs no access token." },
                Some(scopes) if items(scopes).next().is_none() => {
                    @if schemes.iter().any(|scheme| scheme.get("oauth2").is_some()) {
                        "Needs a token of any kind."
                    } @else {
                        "Needs the access token of a session."
                    }
                },
                Some(scopes) => {
                    "Needs a token with "
                    @for (at, scope) in items(scopes).enumerate() {
                        @if at > 0 { " and " } code { (text(scope)) }
                    }
                    "."
                },
            }
            @if bearer.is_some() && schemes.iter().any(|scheme| scheme.as_object().is_some_and(Map::is_empty)) {
                " Without a token, the response contains what is public."
            }
            @for other in ["ticket", "signature"] {
                @if bearer.is_some() && schemes.iter().any(|scheme| scheme.get(other).is_some()) {
                    " Or a " (other) " in the URL."
                }
            }
            @if let Some(link) = link.filter(|_| bearer.is_some()) { " " a href=(link) { "About tokens" } }
        }
    }
}

fn parameters(document: Document<'_>, operation: Operation<'_>, names: &Names) -> Markup {
    let mut rows: Vec<Field<'_>> =
        operation.parameters().map(|one| parameter(document, one)).collect();
    rows.sort_by_key(|row| !row.is_required);
    let length: usize = rows.iter().map(Field::lines).sum();
    let is_long = lines(operation.description()) + length > MAX_EXPANDED_LINES;
    html! {
        @if !rows.is_empty() {
            h2 id="parameters" { "Parameters" }
            @if is_long { (collapsed_table(&rows, names)) } @else { (table("Parameters", &rows, names)) }
        }
    }
}

fn body(document: Document<'_>, operation: Operation<'_>, names: &Names) -> Markup {
    let Some((_, media)) = operation.body() else { return html! {} };
    let schema = &media["schema"];
    let rows = fields(document.resolve_reference(schema));
    let parameters: usize =
        operation.parameters().map(|one| parameter(document, one).lines()).sum();
    let fields: usize = rows.iter().map(Field::lines).sum();
    let is_long = lines(operation.description()) + parameters + fields > MAX_EXPANDED_LINES;
    html! {
        h2 id="body" { "Body " span.type { (type_of(schema)) } }
        @if is_long { (collapsed_table(&rows, names)) } @else if !rows.is_empty() { (table("Fields of the body", &rows, names)) }
    }
}

fn responses(document: Document<'_>, operation: Operation<'_>, names: &Names) -> Markup {
    let good = operation.responses().filter(|(status, _)| status.as_str() < "400");
    html! {
        h2 id="responses" { "Responses" }
        table.fields.responses {
            caption.hidden { "Responses" }
            thead.hidden { tr { th scope="col" { "Status" } th scope="col" { "Meaning" } } }
            tbody {
                @for (status, response) in good {
                    @let response = document.resolve_reference(response);
                    tr {
                        th scope="row" { code { (status) } }
                        td {
                            (markdown(text(&response["description"]), names))
                            @for (media, content) in members(&response["content"]) {
                                span.note { (media) } " " span.type { (content_type(content)) } " "
                            }
                            @let headers = distinctive_headers(response);
                            @if !headers.is_empty() { span.note { "with " (headers) } }
                        }
                    }
                }
            }
        }
    }
}

fn content_type(content: &Value) -> Markup {
    match content.get("x-item-schema") {
        Some(item) => html! { "events, each a " (type_of(item)) },
        None if reference_name(&content["schema"]).is_some() => type_of(&content["schema"]),
        None => html! {},
    }
}

/// Returns the names of the headers that not every response has.
fn distinctive_headers(response: &Value) -> String {
    const COMMON_HEADERS: [&str; 5] =
        ["RateLimit", "RateLimit-Policy", "X-Request-Id", "Vary", "Content-Language"];
    let names = members(&response["headers"]).map(|(name, _)| name.as_str());
    names.filter(|name| !COMMON_HEADERS.contains(name)).collect::<Vec<_>>().join(", ")
}

fn error_responses(document: Document<'_>, operation: Operation<'_>, names: &Names) -> Markup {
    let all = operation.responses().filter(|(status, _)| status.as_str() >= "400");
    // References lead to responses that nearly all operations share.
    let (shared, specific): (Vec<_>, Vec<_>) =
        all.partition(|(_, response)| reference_name(response).is_some());
    html! {
        @if !specific.is_empty() || !shared.is_empty() {
            h2 id="errors" { "Errors" }
            div.errors {
                @for (status, response) in &specific {
                    (error_response(status, &codes(response), names))
                }
                @if !shared.is_empty() {
                    @let statuses: Vec<&str> = shared.iter().map(|(status, _)| status.as_str()).collect();
                    @let codes: BTreeSet<&str> = shared
                        .iter()
                        .flat_map(|(_, response)| codes(document.resolve_reference(response)))
                        .collect();
                    (error_response(&statuses.join(", "), &codes, names))
                }
            }
        }
    }
}

fn codes(response: &Value) -> BTreeSet<&str> {
    let content =
        members(&response["content"]).flat_map(|(_, content)| members(&content["examples"]));
    content.map(|(code, _)| code.as_str()).collect()
}

/// Renders the codes on one line, with their meanings collapsed.
fn error_response(status: &str, codes: &BTreeSet<&str>, names: &Names) -> Markup {
    let line = codes.iter().copied().collect::<Vec<_>>().join(", ");
    html! {
        details {
            summary { b { (status) } " " span.codes { (line) } }
            dl {
                @for code in codes {
                    dt { a href={ (ERRORS_GUIDE) "#" (code) } { code { (code) } } }
                    dd { (names.codes.get(*code).map_or("", String::as_str)) }
                }
            }
        }
    }
}

fn samples(document: Document<'_>, operation: Operation<'_>) -> Markup {
    let Some(sample) = Sample::new(document, operation) else {
        let body = operation.body().and_then(|(_, media)| document.example(media));
        return html! {
            @if let Some(body) = body {
                h2 { "Request body" }
                (code_block("json", &literal(body, JSON, 0)))
            }
        };
    };
    let languages = [
        ("curl", "sh", sample.curl()),
        ("Python", "python", sample.python()),
        ("TypeScript", "typescript", sample.typescript()),
    ];
    html! {
        fieldset.samples {
            legend { "Sample" }
            @for (at, (name, language, _)) in languages.iter().enumerate() {
                label {
                    input type="radio" name="language" value=(language) checked[at == 0];
                    " " (name)
                }
            }
            @for (_, language, code) in &languages {
                div class={ "sample " (language) } { (code_block(language, code)) }
            }
        }
    }
}

fn example(document: Document<'_>, operation: Operation<'_>) -> Markup {
    let mut good = operation.responses().filter(|(status, _)| status.starts_with('2'));
    let found = good.find_map(|(status, response)| {
        let (_, content) = members(&document.resolve_reference(response)["content"]).next()?;
        Some((status, document.example(content)?))
    });
    html! {
        @if let Some((status, example)) = found {
            h2 id="example" { "Response " span.note { (status) } }
            (code_block("json", &literal(example, JSON, 0)))
        }
    }
}
