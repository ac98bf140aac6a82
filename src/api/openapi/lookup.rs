use std::collections::{BTreeMap, HashMap};

use actix_web::http::Method;
use serde_json::Value;

use super::document::build_document;
use super::inputs::Requirement;
use super::operation::{Operation, routed_method};

/// The document, with indexes for the validation of requests.
pub struct OpenApiDocument {
    document: Value,
    /// Path patterns, split into segments, with their methods.
    addresses: Vec<(Vec<String>, Vec<Method>)>,
    /// Requirements by method and path pattern, without those of operations that need no token.
    requirements: HashMap<(Method, String), Requirement>,
}

impl OpenApiDocument {
    /// Creates the document of the operations, with its indexes.
    pub fn new(operations: &[Operation]) -> OpenApiDocument {
        let document = build_document(operations);
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
            document,
        }
    }

    /// Returns the complete document.
    pub fn as_value(&self) -> &Value {
        &self.document
    }

    /// Returns the requirement of an operation; `None` if it needs no token.
    pub fn requirement(&self, method: &Method, pattern: &str) -> Option<&Requirement> {
        self.requirements.get(&(routed_method(method).clone(), pattern.to_owned()))
    }

    /// Returns the path of a list in the body for which the schema requires an object.
    pub fn misplaced_list(&self, method: &Method, pattern: &str, body: &Value) -> Option<String> {
        let operation = self.operation(method, pattern);
        let schema = operation.pointer("/requestBody/content/application~1json/schema")?;
        super::schemas::find_list_in_place_of_object(&self.document, schema, body)
    }

    /// Returns the first invalid parameter of a request in the `path` or the `query`. Parameters
    /// with an invalid value come before unknown ones, which some operations ignore.
    pub fn invalid_parameter<'a>(
        &self,
        method: &Method,
        pattern: &str,
        location: &str,
        sent: impl Iterator<Item = (&'a str, &'a str)>,
    ) -> Option<&'a str> {
        let known = &self.operation(method, pattern)["parameters"];
        let wrong = sent.filter(|(name, value)| {
            super::inputs::is_invalid(&self.document, known, location, name, value)
        });
        wrong
            .map(|(name, _)| name)
            .min_by_key(|name| !super::inputs::is_known(known, location, name))
    }

    fn operation(&self, method: &Method, pattern: &str) -> &Value {
        &self.document["paths"][pattern][routed_method(method).as_str().to_lowercase()]
    }

    /// Returns the methods of a path; empty if no pattern matches. A pattern with fewer parameters
    /// takes precedence.
    pub fn methods_at(&self, path: &str) -> &[Method] {
        let parts: Vec<&str> = path.split('/').collect();
        let matches_path = |pattern: &[String]| {
            pattern.len() == parts.len()
                && pattern
                    .iter()
                    .zip(&parts)
                    .all(|(pattern, part)| pattern.starts_with('{') || pattern == part)
        };
        let matching = self.addresses.iter().filter(|(pattern, _)| matches_path(pattern));
        let most_literal = matching
            .min_by_key(|(pattern, _)| pattern.iter().filter(|part| part.starts_with('{')).count());
        most_literal.map_or(&[], |(_, methods)| methods)
    }
}
