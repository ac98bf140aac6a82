use serde_json::{Value, json};

use crate::code::{JSON, PYTHON, literal};
use crate::document::{Document, Operation, items, members, text};

/// Code samples for an operation. They use the examples of the document, and the variables
/// `KINGDOMAIL` for the server and `KINGDOMAIL_TOKEN` for an access token.
pub struct Sample<'a> {
    operation: Operation<'a>,
    path: String,
    body: Option<&'a Value>,
    has_token: bool,
    has_key: bool,
    response: Answer,
}

/// Kind of response, which determines how a sample handles it.
enum Answer {
    Nothing,
    Json,
    Text,
    /// Bytes to save under this name.
    File(String),
    Stream,
}

/// ID in samples for which the document has no example.
const EXAMPLE_ID: &str = "019a0000-0000-7000-8000-000000000014";

impl<'a> Sample<'a> {
    /// Returns `None` for webhooks.
    pub fn new(document: Document<'a>, operation: Operation<'a>) -> Option<Sample<'a>> {
        let mut path = operation.path?.to_owned();
        let mut query = Vec::new();
        let required: Vec<&Value> =
            operation.parameters().filter(|one| one["required"] == true).collect();
        for parameter in &required {
            let name = text(&parameter["name"]);
            let value = example_of(document, parameter);
            match text(&parameter["in"]) {
                "path" => path = path.replace(&format!("{{{name}}}"), &value),
                "query" => query.push(format!("{name}={value}")),
                _ => {}
            }
        }
        let response = response(document, operation, &path);
        if !query.is_empty() {
            path = format!("{path}?{}", query.join("&"));
        }
        let mut security = items(&operation.value["security"]);
        Some(Sample {
            operation,
            path,
            body: operation.body().and_then(|(_, media)| document.example(media)),
            has_token: security.any(|scheme| scheme.get("bearer").is_some()),
            has_key: required.iter().any(|one| one["name"] == "Idempotency-Key"),
            response,
        })
    }

    pub fn curl(&self) -> String {
        let is_implied = match self.operation.method {
            "GET" => true,
            "POST" => self.body.is_some(),
            _ => false,
        };
        let stream = if matches!(self.response, Answer::Stream) { "N" } else { "" };
        let method =
            if is_implied { String::new() } else { format!(" -X {}", self.operation.method) };
        let mut parts = vec![
            format!("curl -sS{stream} --fail-with-body{method}"),
            format!("\"$KINGDOMAIL{}\"", self.path),
        ];
        if self.has_token {
            parts.push("-H \"Authorization: Bearer $KINGDOMAIL_TOKEN\"".to_owned());
        }
        if self.has_key {
            parts.push("-H \"Idempotency-Key: $(date +%s%N)\"".to_owned());
        }
        if let Some(body) = self.body {
            parts.push("-H 'Content-Type: application/json'".to_owned());
            parts.push(format!("-d '{}'", literal(body, JSON, 2).replace('\'', r"'\''")));
        }
        if let Answer::File(name) = &self.response {
            parts.push(format!("-o {name}"));
        }
        parts.join(" \\\n  ")
    }

    pub fn python(&self) -> String {
        let mut code =
            "import json, os, uuid\nfrom urllib.request import Request, urlopen\n\n".to_owned();
        if !self.has_key {
            code = code.replace(", uuid", "");
        }
        if self.body.is_none() && !matches!(self.response, Answer::Json) {
            code = code.replace("json, ", "");
        }
        let path = self.path.as_str();
        code += &format!(
            "request = Request(\n    os.environ[\"KINGDOMAIL\"] + \"{path}\",\n    method=\"{}\",\n",
            self.operation.method
        );
        let mut headers = Vec::new();
        if self.has_token {
            headers.push("\"Authorization\": \"Bearer \" + os.environ[\"KINGDOMAIL_TOKEN\"]");
        }
        if self.has_key {
            headers.push("\"Idempotency-Key\": str(uuid.uuid4())");
        }
        if self.body.is_some() {
            headers.push("\"Content-Type\": \"application/json\"");
        }
        if !headers.is_empty() {
            code += &format!("    headers={{\n        {},\n    }},\n", headers.join(",\n        "));
        }
        if let Some(body) = self.body {
            code += &format!("    data=json.dumps({}).encode(),\n", literal(body, PYTHON, 4));
        }
        code += ")\nwith urlopen(request) as response:\n";
        code += &match &self.response {
            Answer::Nothing => "    print(response.status)".to_owned(),
            Answer::Json => "    print(json.load(response))".to_owned(),
            Answer::Text => "    print(response.read().decode())".to_owned(),
            Answer::File(name) => {
                format!(
                    "    with open(\"{name}\", \"wb\") as file:\n        file.write(response.read())"
                )
            }
            Answer::Stream => {
                "    for line in response:\n        print(line.decode(), end=\"\")".to_owned()
            }
        };
        code
    }

    pub fn typescript(&self) -> String {
        let path = self.path.as_str();
        let mut options = Vec::new();
        if self.operation.method != "GET" {
            options.push(format!("method: \"{}\",", self.operation.method));
        }
        let mut headers = Vec::new();
        if self.has_token {
            headers.push("Authorization: `Bearer ${process.env.KINGDOMAIL_TOKEN}`,");
        }
        if self.has_key {
            headers.push("\"Idempotency-Key\": crypto.randomUUID(),");
        }
        if self.body.is_some() {
            headers.push("\"Content-Type\": \"application/json\",");
        }
        if !headers.is_empty() {
            options.push(format!("headers: {{\n    {}\n  }},", headers.join("\n    ")));
        }
        if let Some(body) = self.body {
            options.push(format!("body: JSON.stringify({}),", literal(body, JSON, 2)));
        }
        let options = match options.as_slice() {
            [] => String::new(),
            _ => format!(", {{\n  {}\n}}", options.join("\n  ")),
        };
        let shown = match &self.response {
            Answer::Nothing => "console.log(response.status);".to_owned(),
            Answer::Json => "console.log(await response.json());".to_owned(),
            Answer::Text => "console.log(await response.text());".to_owned(),
            Answer::File(name) => {
                // `response.bytes()` is too new for many versions of Node.
                format!("await writeFile(\"{name}\", new Uint8Array(await response.arrayBuffer()));")
            }
            Answer::Stream => {
                "for await (const part of response.body!.pipeThrough(new TextDecoderStream())) {\n  \
                console.log(part);\n}"
                    .to_owned()
            }
        };
        let import = match self.response {
            Answer::File(_) => "import { writeFile } from \"node:fs/promises\";\n\n",
            _ => "",
        };
        format!(
            "{import}const response = await fetch(`${{process.env.KINGDOMAIL}}{path}`{options});\n{shown}"
        )
    }
}

/// Returns an example value of a parameter.
fn example_of(document: Document<'_>, parameter: &Value) -> String {
    let schema = document.resolve_reference(&parameter["schema"]);
    let given =
        [&parameter["example"], &schema["examples"][0], &schema["enum"][0], &schema["default"]];
    let one = json!(1);
    let value = given.into_iter().find(|value| !value.is_null()).unwrap_or(match &schema["type"] {
        Value::String(kind) if kind == "integer" => schema.get("minimum").unwrap_or(&one),
        _ => &Value::Null,
    });
    match value {
        Value::String(value) => value.clone(),
        Value::Null if schema["format"] == "uuid" => EXAMPLE_ID.to_owned(),
        // Uses the name of the parameter as a placeholder.
        Value::Null => text(&parameter["name"]).to_uppercase(),
        value => value.to_string(),
    }
}

fn response(document: Document<'_>, operation: Operation<'_>, path: &str) -> Answer {
    let mut responses = operation.responses().filter(|(status, _)| status.starts_with('2'));
    let content = responses.find_map(|(_, response)| {
        members(&document.resolve_reference(response)["content"])
            .next()
            .map(|(media, _)| media.as_str())
    });
    match content.map(|media| media.split(';').next().unwrap_or(media)) {
        None => Answer::Nothing,
        Some("application/json") => Answer::Json,
        Some("text/event-stream") => Answer::Stream,
        Some("text/plain") => Answer::Text,
        Some(_) => {
            let last = path.rsplit('/').next().unwrap_or(path);
            Answer::File(if last.contains('.') {
                last.to_owned()
            } else {
                format!("{last}.ndjson")
            })
        }
    }
}
