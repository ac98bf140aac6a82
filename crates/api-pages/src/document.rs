use serde_json::{Map, Value};

/// Read access to an OpenAPI document.
#[derive(Clone, Copy)]
pub struct Document<'a>(pub &'a Value);

/// An HTTP operation, or a webhook that the server sends.
#[derive(Clone, Copy)]
pub struct Operation<'a> {
    pub name: &'a str,
    /// In upper case.
    pub method: &'static str,
    /// `None` for webhooks.
    pub path: Option<&'a str>,
    pub value: &'a Value,
}

const METHODS: [(&str, &str); 7] = [
    ("get", "GET"),
    ("post", "POST"),
    ("put", "PUT"),
    ("patch", "PATCH"),
    ("delete", "DELETE"),
    ("head", "HEAD"),
    ("options", "OPTIONS"),
];

impl<'a> Document<'a> {
    pub fn title(self) -> &'a str {
        text(&self.0["info"]["title"])
    }

    pub fn operations(self) -> impl Iterator<Item = Operation<'a>> {
        let paths = members(&self.0["paths"]).map(|(path, item)| (Some(path.as_str()), item));
        let webhooks = members(&self.0["webhooks"]).map(|(_, item)| (None, item));
        paths.chain(webhooks).flat_map(|(path, item)| {
            METHODS.into_iter().filter_map(move |(key, method)| {
                let value = item.get(key)?;
                Some(Operation { name: value["operationId"].as_str()?, method, path, value })
            })
        })
    }

    pub fn operation(self, name: &str) -> Option<Operation<'a>> {
        self.operations().find(|operation| operation.name == name)
    }

    /// Returns the tags with their descriptions, in the order of the document.
    pub fn tags(self) -> impl Iterator<Item = &'a Value> {
        items(&self.0["tags"])
    }

    pub fn operations_with_tag(self, tag: &Value) -> impl Iterator<Item = Operation<'a>> {
        let name = text(&tag["name"]).to_owned();
        self.operations().filter(move |operation| operation.tag() == name)
    }

    pub fn schemas(self) -> impl Iterator<Item = (&'a String, &'a Value)> {
        members(&self.0["components"]["schemas"])
    }

    /// Returns the target of the reference in `value`, or `value` itself if it contains none.
    pub fn resolve_reference(self, value: &'a Value) -> &'a Value {
        let pointer = value["$ref"].as_str().and_then(|pointer| pointer.strip_prefix('#'));
        pointer.and_then(|pointer| self.0.pointer(pointer)).unwrap_or(value)
    }

    /// Returns the first example of a media type.
    pub fn example(self, media: &'a Value) -> Option<&'a Value> {
        let (_, example) = members(&media["examples"]).next()?;
        self.resolve_reference(example).get("value")
    }

    /// Returns the error codes with their meanings. The example of an error has the name of its
    /// code.
    pub fn codes(self) -> impl Iterator<Item = (&'a str, &'a str)> {
        members(&self.0["components"]["examples"])
            .filter(|(name, example)| example["value"]["code"] == name.as_str())
            .map(|(name, example)| (name.as_str(), text(&example["summary"])))
    }
}

impl<'a> Operation<'a> {
    pub fn summary(self) -> &'a str {
        text(&self.value["summary"])
    }

    pub fn description(self) -> &'a str {
        text(&self.value["description"])
    }

    pub fn tag(self) -> &'a str {
        text(&self.value["tags"][0])
    }

    pub fn parameters(self) -> impl Iterator<Item = &'a Value> {
        items(&self.value["parameters"])
    }

    /// Returns the responses by status.
    pub fn responses(self) -> impl Iterator<Item = (&'a String, &'a Value)> {
        members(&self.value["responses"])
    }

    /// Returns the media type of the request body and its description.
    pub fn body(self) -> Option<(&'a String, &'a Value)> {
        members(&self.value["requestBody"]["content"]).next()
    }
}

/// Returns the name at the end of the reference in `value`.
pub fn reference_name(value: &Value) -> Option<&str> {
    value["$ref"].as_str()?.rsplit('/').next()
}

pub fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

pub fn items(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

pub fn members(value: &Value) -> impl Iterator<Item = (&String, &Value)> {
    value.as_object().into_iter().flat_map(Map::iter)
}
