use serde::Serialize;

/// Serializes a server-sent event.
pub(super) fn event<T: Serialize>(position: i64, name: &str, data: &T) -> String {
    let data = serde_json::to_string(data).unwrap_or_default();
    format!("id: {position}\nevent: {name}\ndata: {data}\n\n")
}
