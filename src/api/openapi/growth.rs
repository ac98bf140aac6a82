use serde_json::{Map, Value, json};

/// Whether an enum or a union may have more one day.
pub const MAY_GROW: &str = "x-may-grow";

/// The enums and unions of answers that may have more one day, and what a client does with one that it does not know.
const GROWING: [(&str, &str); 36] = [
    ("Access", "treat an unknown one as `invitation`."),
    ("Category", "leave out ratings of an unknown one."),
    ("Channel", "leave an unknown one as it is."),
    ("Command", "never choose an unknown one."),
    ("DeliveryState", "treat an unknown one as one of which you know nothing."),
    ("Digest", "show an unknown one by its name."),
    ("Edition", "show a game with an unknown one, and compute nothing by its rules."),
    ("Expansion", "show a game with an unknown one, and compute nothing by its rules."),
    ("ExpectedView", "ask for the legal commands."),
    ("FactView", "load the game again after an unknown one."),
    ("FinishedBy", "say of an unknown one only that the game is over."),
    ("HousePlayer", "show an unknown one by its name."),
    ("Kind", "load the game again after a domino of an unknown one was placed."),
    ("Language", "show an unknown one by its code."),
    ("NoticeKind", "leave an unknown one as it is."),
    (
        "NoticeSettingsView/properties/channels/propertyNames",
        "leave what is chosen for an unknown one as it is.",
    ),
    ("OnTimeout", "say of an unknown one only that the house acts."),
    ("Otherwise", "treat an unknown one as `ask`."),
    ("Pace", "go by the deadlines of the game."),
    ("Preset", "go by its `pace`."),
    ("ProblemCode", "go by the status after an unknown one."),
    ("Proposal", "never agree to an unknown one."),
    ("Quest", "show an unknown one by its name, and take what it scores from the scores."),
    ("Rated", "treat an unknown one as `everybody`."),
    ("Reason", "say of an unknown one only that the clock stands."),
    ("RecordedFact", "keep a record with an unknown one as it is, and let the server verify it."),
    ("Registration", "treat an unknown one as `closed`."),
    ("Rest", "wait for the next game to start."),
    ("Scheme", "say of an unknown one only that you cannot check the shuffle."),
    ("Scope", "leave out an unknown one."),
    ("Seating", "take the seats from each game."),
    (
        "Status",
        "treat a game with an unknown one as one that waits for nobody, and load it again later.",
    ),
    ("TokenKind", "show an unknown one by its name."),
    ("ToldView", "look at your games after an unknown one."),
    ("Variant", "show a game with an unknown one, and compute nothing by its rules."),
    ("WebhookKind", "leave a webhook of an unknown one as it is."),
];

/// What follows from the plane, from the box of the base game, or from what is compared.
const CLOSED: [&str; 4] = ["ChangeKind", "Direction", "Terrain", "TieBreak"];

/// Says of each enum and union in answers whether it may grow, and then what to do with what one does not know.
pub fn mark_growth(schemas: &mut Map<String, Value>) {
    let growing =
        GROWING.map(|(path, fallback)| (path, true, format!("More may come: {fallback}")));
    let closed = CLOSED.map(|path| (path, false, "Closed: no more will come.".to_owned()));
    for (path, may_grow, text) in growing.into_iter().chain(closed) {
        let (name, pointer) = path.split_at(path.find('/').unwrap_or(path.len()));
        let schema = schemas.get_mut(name).and_then(|schema| schema.pointer_mut(pointer));
        let Some(schema) = schema else { continue };
        let description = schema["description"].as_str().map(|text| text.to_owned() + "\n\n");
        schema["description"] = json!(description.unwrap_or_default() + &text);
        schema[MAY_GROW] = json!(may_grow);
    }
}

#[cfg(test)]
mod tests {
    use crate::api::document;

    use super::*;

    #[test]
    fn every_name_that_is_marked_is_in_the_document() {
        let schemas = &document()["components"]["schemas"];
        for path in GROWING.map(|(path, _)| path).into_iter().chain(CLOSED) {
            let schema = schemas.pointer(&format!("/{path}"));
            assert!(schema.is_some_and(|schema| schema[MAY_GROW].is_boolean()), "{path}");
        }
    }
}
