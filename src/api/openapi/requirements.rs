//! What the operations ask of whoever asks, before anybody looks at what is asked.

use std::collections::HashMap;

use actix_web::http::Method;
use serde_json::Value;

use crate::domain::account::Scope;

use super::json::object;

/// What must be known of who asks for an operation.
#[derive(Clone, Debug)]
pub struct Requirement {
    /// What a personal token needs; none where only a session will do.
    pub scopes: Option<Vec<Scope>>,
    /// What counts in the place of an access token.
    pub alternative: Option<Alternative>,
    /// Whether it is only for those who run the server.
    pub admins_only: bool,
    /// Whether its use case finds out together with the game whether the session lives, which costs nothing more.
    pub checks_session_itself: bool,
}

/// What counts in the place of an access token: a parameter of this name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Alternative {
    Ticket,
    Signature,
}

/// The operations whose handlers take a `Bearer`, as a test makes sure.
const CHECK_SESSION_THEMSELVES: [&str; 17] = [
    "draw_film",
    "draw_kingdom_png",
    "draw_kingdom_svg",
    "draw_kingdom_text",
    "draw_table_png",
    "draw_table_svg",
    "draw_table_text",
    "list_events",
    "list_legal_commands",
    "make_picture_links",
    "play_command",
    "preview_command",
    "show_game",
    "show_game_at_version",
    "show_order",
    "show_scores",
    "try_order",
];

/// What is required, by method and pattern. What everybody may ask is not in it.
pub type Requirements = HashMap<(Method, String), Requirement>;

pub fn requirements(document: &Value) -> Requirements {
    let mut found = Requirements::new();
    for (pattern, operations) in object(&document["paths"]) {
        for (method, operation) in object(operations) {
            if let (Ok(method), Some(requirement)) =
                (method.to_uppercase().parse(), requirement(operation))
            {
                found.insert((method, pattern.clone()), requirement);
            }
        }
    }
    found
}

fn requirement(operation: &Value) -> Option<Requirement> {
    let security = operation["security"].as_array()?;
    let scopes = security.iter().find_map(|scheme| scheme.get("bearer"))?;
    let scopes: Vec<Scope> = serde_json::from_value(scopes.clone()).ok()?;
    let knows = |name| security.iter().any(|scheme| scheme.get(name).is_some());
    let alternative = if knows("ticket") {
        Some(Alternative::Ticket)
    } else {
        knows("signature").then_some(Alternative::Signature)
    };
    let tags = operation["tags"].as_array().into_iter().flatten();
    let name = operation["operationId"].as_str().unwrap_or_default();
    Some(Requirement {
        scopes: (!scopes.is_empty()).then_some(scopes),
        alternative,
        admins_only: tags.into_iter().any(|tag| tag == "administration"),
        checks_session_itself: CHECK_SESSION_THEMSELVES.contains(&name),
    })
}
