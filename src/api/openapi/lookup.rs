use std::collections::{BTreeMap, HashMap};

use actix_web::http::Method;
use serde_json::Value;

use super::document::document_of;
use super::operation::{Operation, as_asked};
use super::requirements::Requirement;

/// The document in the forms in which it is used.
pub struct OpenApiDocument {
    whole: Value,
    /// The addresses, in parts, with the methods that they know.
    addresses: Vec<(Vec<String>, Vec<Method>)>,
    /// By method and pattern. What everybody may ask is not in it.
    requirements: HashMap<(Method, String), Requirement>,
}

impl OpenApiDocument {
    /// What is said of these operations, ready to be asked.
    pub fn new(operations: &[Operation]) -> OpenApiDocument {
        let document = document_of(operations);
        let mut methods: BTreeMap<&str, Vec<Method>> = BTreeMap::new();
        for operation in operations {
            let known = methods.entry(&operation.path).or_default();
            known.push(operation.method.clone());
            known.extend((operation.method == Method::GET).then_some(Method::HEAD));
        }
        let addresses = methods.into_iter().map(|(path, mut methods)| {
            methods.sort_unstable_by(|one, other| one.as_str().cmp(other.as_str()));
            (path.split('/').map(str::to_owned).collect(), methods)
        });
        let requirements = operations.iter().filter_map(|operation| {
            Some(((operation.method.clone(), operation.path.clone()), operation.requirement?))
        });
        OpenApiDocument {
            addresses: addresses.collect(),
            requirements: requirements.collect(),
            whole: document,
        }
    }

    /// All of it.
    pub fn whole(&self) -> &Value {
        &self.whole
    }

    /// What is required of who asks for a method at the address with this pattern; nothing where everybody may.
    pub fn requirement(&self, method: &Method, pattern: &str) -> Option<&Requirement> {
        self.requirements.get(&(as_asked(method).clone(), pattern.to_owned()))
    }

    /// Where a body has a list in the place of an object; nothing if it has none there.
    pub fn misplaced_list(&self, method: &Method, pattern: &str, body: &Value) -> Option<String> {
        let operation = self.operation(method, pattern);
        let schema = operation.pointer("/requestBody/content/application~1json/schema")?;
        super::lists::misplaced(&self.whole, schema, body)
    }

    /// Which of the parameters of a request, of the `path` or of the `query`, is none that the document knows or can be read;
    /// none if all are. One that cannot be read comes before one that is unknown, which some operations ignore.
    pub fn wrong_parameter<'a>(
        &self,
        method: &Method,
        pattern: &str,
        place: &str,
        sent: impl Iterator<Item = (&'a str, &'a str)>,
    ) -> Option<&'a str> {
        let known = &self.operation(method, pattern)["parameters"];
        let wrong = sent.filter(|(name, value)| {
            super::parameters::is_wrong(&self.whole, known, place, name, value)
        });
        wrong
            .map(|(name, _)| name)
            .min_by_key(|name| !super::parameters::is_known(known, place, name))
    }

    fn operation(&self, method: &Method, pattern: &str) -> &Value {
        &self.whole["paths"][pattern][as_asked(method).as_str().to_lowercase()]
    }

    /// The methods that an address knows; none if there is nothing. Where an address is spelled out, it is no id.
    pub fn methods_at(&self, path: &str) -> &[Method] {
        let parts: Vec<&str> = path.split('/').collect();
        let is_here = |pattern: &[String]| {
            pattern.len() == parts.len()
                && pattern
                    .iter()
                    .zip(&parts)
                    .all(|(pattern, part)| pattern.starts_with('{') || pattern == part)
        };
        let here = self.addresses.iter().filter(|(pattern, _)| is_here(pattern));
        let most_literal = here
            .min_by_key(|(pattern, _)| pattern.iter().filter(|part| part.starts_with('{')).count());
        most_literal.map_or(&[], |(_, methods)| methods)
    }
}
