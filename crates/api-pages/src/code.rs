//! Formats JSON and Python literals. Values that fit are written on one line.

use serde_json::Value;

/// Spellings of the values that JSON calls `true`, `false` and `null`.
#[derive(Clone, Copy)]
pub struct Literals {
    pub yes: &'static str,
    pub no: &'static str,
    pub null: &'static str,
}

pub const JSON: Literals = Literals { yes: "true", no: "false", null: "null" };
pub const PYTHON: Literals = Literals { yes: "True", no: "False", null: "None" };

/// Maximum width of a line.
const MAX_LINE_WIDTH: usize = 64;

/// Formats `value`. Lines after the first are indented by `indent` spaces.
pub fn literal(value: &Value, literals: Literals, indent: usize) -> String {
    let mut text = String::new();
    write(&mut text, value, literals, indent);
    text
}

fn write(text: &mut String, value: &Value, literals: Literals, indent: usize) {
    let line = to_single_line(value, literals);
    let parts: Vec<(String, &Value)> = match value {
        Value::Array(items) if line.len() + indent > MAX_LINE_WIDTH => {
            items.iter().map(|item| (String::new(), item)).collect()
        }
        Value::Object(members) if line.len() + indent > MAX_LINE_WIDTH => {
            members.iter().map(|(name, member)| (format!("{}: ", quoted(name)), member)).collect()
        }
        _ => return text.push_str(&line),
    };
    let (open, close) = if value.is_array() { ('[', ']') } else { ('{', '}') };
    text.push(open);
    let last = parts.len() - 1;
    for (at, (name, part)) in parts.into_iter().enumerate() {
        text.push('\n');
        text.push_str(&" ".repeat(indent + 2));
        text.push_str(&name);
        write(text, part, literals, indent + 2);
        if at < last {
            text.push(',');
        }
    }
    text.push('\n');
    text.push_str(&" ".repeat(indent));
    text.push(close);
}

fn to_single_line(value: &Value, literals: Literals) -> String {
    match value {
        Value::Null => literals.null.to_owned(),
        Value::Bool(value) => if *value { literals.yes } else { literals.no }.to_owned(),
        Value::Array(items) => {
            let items: Vec<_> = items.iter().map(|item| to_single_line(item, literals)).collect();
            format!("[{}]", items.join(", "))
        }
        Value::Object(members) => {
            let member = |(name, value): (&String, _)| {
                format!("{}: {}", quoted(name), to_single_line(value, literals))
            };
            format!("{{{}}}", members.iter().map(member).collect::<Vec<_>>().join(", "))
        }
        Value::Number(_) | Value::String(_) => value.to_string(),
    }
}

fn quoted(name: &str) -> String {
    Value::from(name).to_string()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn short_values_stay_on_one_line() {
        let value = json!({ "a": [1, true, null], "b": "x".repeat(60) });
        let expected =
            format!("{{\n  \"a\": [1, True, None],\n  \"b\": \"{}\"\n}}", "x".repeat(60));
        assert_eq!(literal(&value, PYTHON, 0), expected);
        assert_eq!(literal(&json!({ "a": [] }), JSON, 0), "{\"a\": []}");
    }
}
