use actix_web::http::Method;
use actix_web::{FromRequest, Handler, Resource, Responder, guard, web};
use utoipa::__dev::{SchemaReferences, Tags};
use utoipa::Path;
use utoipa::openapi::path::{HttpMethod, Parameter, ParameterIn};
use utoipa::openapi::security::SecurityRequirement;
use utoipa::openapi::{self, OpenApi, RefOr, Schema};

use crate::api::problem::ProblemCode;
use crate::domain::account::Scope;

use super::inputs::{Inputs, RequestInput, Requirement, Visitors};
use super::refusals::parse_codes;

/// Extension with the error codes of a handler that do not follow from its arguments.
const REFUSALS: &str = "x-refusals";

/// An operation: its route, requirements, error codes, description and handler.
pub struct Operation {
    pub method: Method,
    /// Path pattern.
    pub path: String,
    /// Required authentication and authorization; `None` if no token is needed.
    pub requirement: Option<Requirement>,
    /// Error codes, in addition to those of all operations.
    pub refusals: Vec<ProblemCode>,
    http_method: HttpMethod,
    spec: openapi::path::Operation,
    schemas: Vec<(String, RefOr<Schema>)>,
    handle: Handle,
}

/// Adds the handler to a resource.
type Handle = Box<dyn Fn(Resource) -> Resource + Send + Sync>;

impl Operation {
    /// Creates an operation from the description `P` of a handler and the arguments of the handler.
    pub fn new<P, F, Args>(_: &P, handler: F) -> Operation
    where
        P: Path + SchemaReferences + for<'t> Tags<'t>,
        F: Handler<Args> + Send + Sync,
        Args: FromRequest + RequestInput + 'static,
        F::Output: Responder + 'static,
    {
        let path = P::path();
        let names = path.split('{').skip(1).filter_map(|part| part.split_once('}'));
        let path_names = names.map(|(name, _)| name.to_owned()).collect();
        let mut inputs = Inputs { path_names, ..Inputs::default() };
        P::schemas(&mut inputs.schemas);
        Args::describe(&mut inputs);
        let handle = Box::new(move |resource: Resource| resource.to(handler.clone()));
        Operation::with_inputs(
            path,
            P::methods().swap_remove(0),
            P::operation(),
            P::tags(),
            inputs,
            handle,
        )
    }

    /// The part of [`Operation::new`] that does not depend on the type of the handler.
    fn with_inputs(
        path: String,
        http_method: HttpMethod,
        mut spec: openapi::path::Operation,
        tags: Vec<&'static str>,
        inputs: Inputs,
        handle: Handle,
    ) -> Operation {
        let mut refusals = inputs.refusals;
        spec.tags = Some(tags.into_iter().map(str::to_owned).collect());
        let documented = spec.parameters.take().unwrap_or_default();
        let parameters = merge_documented_parameters(inputs.parameters, documented);
        spec.parameters = (!parameters.is_empty()).then_some(parameters);
        spec.request_body = spec.request_body.or(inputs.body.map(RefOr::T));
        spec.security = inputs.requirement.as_ref().map(security);
        let mut extensions = spec.extensions.take().unwrap_or_default();
        refusals.extend(extensions.remove(REFUSALS).into_iter().flat_map(parse_codes));
        Operation {
            method: method(&http_method),
            path,
            requirement: inputs.requirement,
            refusals,
            http_method,
            spec,
            schemas: inputs.schemas,
            handle,
        }
    }

    /// Creates the resource at `path`, relative to its scope.
    pub fn resource(&self, path: &str) -> Resource {
        let expected_method = self.method.clone();
        let name = self.spec.operation_id.clone().unwrap_or_default();
        let resource = web::resource(path).name(&name);
        let resource = resource.guard(guard::fn_guard(move |ctx| {
            routed_method(&ctx.head().method) == expected_method
        }));
        (self.handle)(resource)
    }

    /// Adds the operation to the document.
    pub fn add_to(&self, document: &mut OpenApi) {
        let components = document.components.get_or_insert_default();
        components.schemas.extend(self.schemas.iter().cloned());
        document.paths.add_path_operation(
            &self.path,
            vec![self.http_method.clone()],
            self.spec.clone(),
        );
    }
}

/// Maps HEAD to GET, for lookups.
pub fn routed_method(method: &Method) -> &Method {
    if *method == Method::HEAD { &Method::GET } else { method }
}

/// Merges the parameters derived from the arguments of a handler with those that it describes
/// itself, which take precedence.
fn merge_documented_parameters(
    mut parameters: Vec<Parameter>,
    documented: Vec<RefOr<Parameter>>,
) -> Vec<RefOr<Parameter>> {
    for documented in documented {
        let RefOr::T(mut documented) = documented else { continue };
        let has_same_name = |one: &&mut Parameter| one.name == documented.name;
        match parameters.iter_mut().find(has_same_name) {
            Some(parameter) => {
                // The argument that parses a header defines its schema.
                if documented.parameter_in == ParameterIn::Header {
                    documented.schema = parameter.schema.take();
                }
                *parameter = documented;
            }
            None => parameters.push(documented),
        }
    }
    parameters.sort_by_key(|parameter| match parameter.parameter_in {
        ParameterIn::Path => 0,
        ParameterIn::Query | ParameterIn::QueryString => 1,
        ParameterIn::Header | ParameterIn::Cookie => 2,
    });
    parameters.into_iter().map(RefOr::T).collect()
}

fn security(requirement: &Requirement) -> Vec<SecurityRequirement> {
    let scopes = || requirement.scopes.iter().copied().map(Scope::name);
    let token = SecurityRequirement::new("bearer", scopes());
    let by_app = requirement.any_token || !requirement.scopes.is_empty();
    let by_app = by_app.then(|| SecurityRequirement::new("oauth2", scopes()));
    let alternative = requirement
        .alternative
        .map(|alternative| SecurityRequirement::new(alternative.name(), [""; 0]));
    let admits_visitors = requirement.visitors == Visitors::Admitted;
    let without = admits_visitors.then(SecurityRequirement::default);
    [token].into_iter().chain(by_app).chain(alternative).chain(without).collect()
}

fn method(http_method: &HttpMethod) -> Method {
    match http_method {
        HttpMethod::Get => Method::GET,
        HttpMethod::Put => Method::PUT,
        HttpMethod::Post => Method::POST,
        HttpMethod::Delete => Method::DELETE,
        HttpMethod::Options => Method::OPTIONS,
        HttpMethod::Head => Method::HEAD,
        HttpMethod::Patch => Method::PATCH,
        HttpMethod::Trace => Method::TRACE,
    }
}
