use serde_json::{Map, Value};

/// An OpenAPI document, to be asked.
#[derive(Clone, Copy)]
pub struct Document<'a>(pub &'a Value);

/// Something that one can ask of the server, or that the server asks of others.
#[derive(Clone, Copy)]
pub struct Operation<'a> {
    pub name: &'a str,
    /// In capitals.
    pub method: &'static str,
    /// None for what the server asks of others.
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
        let asked = members(&self.0["paths"]).map(|(path, item)| (Some(path.as_str()), item));
        let asking = members(&self.0["webhooks"]).map(|(_, item)| (None, item));
        asked.chain(asking).flat_map(|(path, item)| {
            METHODS.into_iter().filter_map(move |(key, method)| {
                let value = item.get(key)?;
                Some(Operation { name: value["operationId"].as_str()?, method, path, value })
            })
        })
    }

    pub fn operation(self, name: &str) -> Option<Operation<'a>> {
        self.operations().find(|operation| operation.name == name)
    }

    /// The tags with what they are, in the order of the document.
    pub fn tags(self) -> impl Iterator<Item = &'a Value> {
        items(&self.0["tags"])
    }

    pub fn of_tag(self, tag: &Value) -> impl Iterator<Item = Operation<'a>> {
        let name = text(&tag["name"]).to_owned();
        self.operations().filter(move |operation| operation.tag() == name)
    }

    pub fn schemas(self) -> impl Iterator<Item = (&'a String, &'a Value)> {
        members(&self.0["components"]["schemas"])
    }

    /// What stands at the place that `value` refers to, or itself.
    pub fn resolved(self, value: &'a Value) -> &'a Value {
        let place = value["$ref"].as_str().and_then(|place| place.strip_prefix('#'));
        place.and_then(|place| self.0.pointer(place)).unwrap_or(value)
    }

    /// The first example of a kind of content.
    pub fn example(self, media: &'a Value) -> Option<&'a Value> {
        let (_, example) = members(&media["examples"]).next()?;
        self.resolved(example).get("value")
    }

    /// The codes of refusals, each with its meaning. An example that is called by the code in it is that of the code.
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

    /// The answers by their status.
    pub fn answers(self) -> impl Iterator<Item = (&'a String, &'a Value)> {
        members(&self.value["responses"])
    }

    /// What a request consists of: its type of media, and what is said of it.
    pub fn body(self) -> Option<(&'a String, &'a Value)> {
        members(&self.value["requestBody"]["content"]).next()
    }
}

/// The name at the end of what `value` refers to.
pub fn referred(value: &Value) -> Option<&str> {
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
