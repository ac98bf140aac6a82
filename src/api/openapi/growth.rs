use serde_json::{Map, Value, json};

/// Extension of enums and unions that may gain values.
pub const MAY_GROW: &str = "x-may-grow";

/// Enums and unions of responses that may gain values, with instructions for unknown values.
const GROWING: [(&str, &str); 35] = [
    ("TableAccess", "treat an unknown value as `invitation`."),
    ("RatingCategory", "ignore ratings of an unknown category."),
    ("Channel", "keep an unknown channel unchanged."),
    ("Command", "do not play an unknown command."),
    ("DeliveryState", "make no assumption about a delivery in an unknown state."),
    ("DigestFrequency", "display the name of an unknown value."),
    ("Edition", "display a game with an unknown edition, but do not apply its rules."),
    ("Expansion", "display a game with an unknown expansion, but do not apply its rules."),
    ("DecisionKind", "load the legal commands for an unknown value."),
    ("EventPayload", "load the game again after an unknown event."),
    ("FinishedBy", "display only that the game is finished for an unknown value."),
    ("HousePlayer", "display the name of an unknown value."),
    ("DominoKind", "load the game again after a domino of an unknown kind is placed."),
    ("Language", "display the code of an unknown language."),
    ("NotificationKind", "keep an unknown kind unchanged."),
    (
        "NotificationSettings/properties/channels/propertyNames",
        "keep the channels of an unknown kind unchanged.",
    ),
    ("OnTimeout", "display only that a house player acts for an unknown value."),
    ("PremoveFallback", "treat an unknown value as `ask`."),
    ("Pace", "use the deadlines of the game for an unknown pace."),
    ("PacePreset", "use the `pace` of an unknown preset."),
    ("ProblemCode", "decide by the HTTP status for an unknown code."),
    ("Proposal", "do not accept an unknown proposal."),
    ("Quest", "display the name of an unknown quest, and use the points in the scores."),
    ("RatingMode", "treat an unknown value as `everybody`."),
    ("ClockStopReason", "display only that the clock is stopped for an unknown reason."),
    ("RegistrationPolicy", "treat an unknown value as `closed`."),
    ("SeriesBreak", "wait for the next game to start after an unknown break."),
    ("ShuffleScheme", "display that the shuffle cannot be verified for an unknown scheme."),
    ("Scope", "ignore an unknown scope."),
    ("Seating", "use the seats of each game for an unknown value."),
    (
        "GameStatus",
        "treat a game with an unknown status as waiting for no player, and load it again later.",
    ),
    ("TokenKind", "display the name of an unknown value."),
    ("NotificationPayload", "load your games after an unknown notification."),
    ("Variant", "display a game with an unknown variant, but do not apply its rules."),
    ("WebhookKind", "keep a webhook of an unknown kind unchanged."),
];

/// Enums that never gain values: they follow from the grid, the base game or the comparison.
const CLOSED: [&str; 4] = ["Direction", "JsonPatchOp", "Terrain", "TieBreak"];

/// Marks each enum and union in responses as growing or closed, and adds the instructions for
/// unknown values.
pub fn mark_growth(schemas: &mut Map<String, Value>) {
    let growing =
        GROWING.map(|(path, fallback)| (path, true, format!("May gain values: {fallback}")));
    let closed = CLOSED.map(|path| (path, false, "Closed: no values will be added.".to_owned()));
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
    fn growing_enums_are_in_document() {
        let schemas = &document()["components"]["schemas"];
        for path in GROWING.map(|(path, _)| path).into_iter().chain(CLOSED) {
            let schema = schemas.pointer(&format!("/{path}"));
            assert!(schema.is_some_and(|schema| schema[MAY_GROW].is_boolean()), "{path}");
        }
    }
}
