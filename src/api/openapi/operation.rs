use actix_web::http::Method;
use actix_web::{FromRequest, Handler, Resource, Responder, guard, web};
use utoipa::__dev::{SchemaReferences, Tags};
use utoipa::Path;
use utoipa::openapi::path::{HttpMethod, Parameter, ParameterIn};
use utoipa::openapi::security::SecurityRequirement;
use utoipa::openapi::{self, OpenApi, RefOr, Schema};

use crate::api::problem::ProblemCode;
use crate::domain::account::Scope;

use super::inputs::{Inputs, RequestInput};
use super::refusals::named;
use super::requirements::{Requirement, Visitors};

/// Where a handler names the codes by which it refuses what does not follow from what it takes.
const REFUSALS: &str = "x-refusals";

/// An operation: where it is, what it requires, how it refuses, what the document says of it, and who handles it.
pub struct Operation {
    pub method: Method,
    /// The pattern of its address.
    pub path: String,
    /// What must be known of who asks; nothing where everybody may.
    pub requirement: Option<Requirement>,
    /// The codes by which it refuses, beside those that all do.
    pub refusals: Vec<ProblemCode>,
    http_method: HttpMethod,
    described: openapi::path::Operation,
    schemas: Vec<(String, RefOr<Schema>)>,
    handle: Handle,
}

/// Gives a resource its handler.
type Handle = Box<dyn Fn(Resource) -> Resource + Send + Sync>;

impl Operation {
    /// What `P` says of a handler, and what follows from what the handler takes.
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
        Operation::described(
            path,
            P::methods().swap_remove(0),
            P::operation(),
            P::tags(),
            inputs,
            handle,
        )
    }

    /// What no type of a handler has a part in.
    fn described(
        path: String,
        http_method: HttpMethod,
        mut described: openapi::path::Operation,
        tags: Vec<&'static str>,
        inputs: Inputs,
        handle: Handle,
    ) -> Operation {
        let mut refusals = inputs.refusals;
        described.tags = Some(tags.into_iter().map(str::to_owned).collect());
        let said = described.parameters.take().unwrap_or_default();
        let parameters = with_what_is_said(inputs.parameters, said);
        described.parameters = (!parameters.is_empty()).then_some(parameters);
        described.request_body = described.request_body.or(inputs.body.map(RefOr::T));
        described.security = inputs.requirement.as_ref().map(security);
        let mut extensions = described.extensions.take().unwrap_or_default();
        refusals.extend(extensions.remove(REFUSALS).into_iter().flat_map(named));
        Operation {
            method: method(&http_method),
            path,
            requirement: inputs.requirement,
            refusals,
            http_method,
            described,
            schemas: inputs.schemas,
            handle,
        }
    }

    /// What requests come to, at `path`, which is where it is below the scope that it is put in.
    pub fn resource(&self, path: &str) -> Resource {
        let by = self.method.clone();
        let name = self.described.operation_id.clone().unwrap_or_default();
        let here = web::resource(path).name(&name);
        let here = here.guard(guard::fn_guard(move |ctx| as_asked(&ctx.head().method) == by));
        (self.handle)(here)
    }

    /// Adds it to the document.
    pub fn add_to(&self, document: &mut OpenApi) {
        let components = document.components.get_or_insert_default();
        components.schemas.extend(self.schemas.iter().cloned());
        document.paths.add_path_operation(
            &self.path,
            vec![self.http_method.clone()],
            self.described.clone(),
        );
    }
}

/// The method that is looked up for one: HEAD asks for what GET would send, without sending it.
pub fn as_asked(method: &Method) -> &Method {
    if *method == Method::HEAD { &Method::GET } else { method }
}

/// What follows from what a handler takes, but where the handler says itself what a parameter is.
fn with_what_is_said(
    mut parameters: Vec<Parameter>,
    said: Vec<RefOr<Parameter>>,
) -> Vec<RefOr<Parameter>> {
    for said in said {
        let RefOr::T(mut said) = said else { continue };
        let is_it = |one: &&mut Parameter| one.name == said.name;
        match parameters.iter_mut().find(is_it) {
            Some(parameter) => {
                // How a header is written follows from what reads it.
                if said.parameter_in == ParameterIn::Header {
                    said.schema = parameter.schema.take();
                }
                *parameter = said;
            }
            None => parameters.push(said),
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

fn method(of: &HttpMethod) -> Method {
    match of {
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
