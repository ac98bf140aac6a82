//! Derives the parameters, the body, the security and the error codes of an operation from the
//! arguments of its handler, and validates the parameters of requests against the document.

use actix_web::{HttpRequest, web};
use kingdomino::Seat;
use serde_json::Value;
use utoipa::openapi::path::{Parameter, ParameterBuilder, ParameterIn};
use utoipa::openapi::request_body::{RequestBody, RequestBodyBuilder};
use utoipa::openapi::schema::Schema;
use utoipa::openapi::{ContentBuilder, Object, Ref, RefOr, Required};
use utoipa::{IntoParams, ToSchema};
use uuid::Uuid;

use crate::api::problem::ProblemCode as Code;
use crate::domain::account::Scope;
use crate::domain::event_log::Version;
use crate::domain::rating::RatingCategory;
use crate::domain::{DeliveryId, DestinationId, GameId, HolidayId, PlayerId, SeriesId, SessionId};

use super::refusals::{BODY_ERRORS, TOKEN_ERRORS};

/// An argument of a handler.
pub trait RequestInput {
    /// Adds the requirements of the argument. Most arguments have none.
    fn describe(_: &mut Inputs) {}
}

/// Requirements of all arguments of a handler.
#[derive(Default)]
pub struct Inputs {
    /// Names of the path parameters.
    pub(super) path_names: Vec<String>,
    pub parameters: Vec<Parameter>,
    pub body: Option<RequestBody>,
    pub schemas: Vec<(String, RefOr<Schema>)>,
    pub requirement: Option<Requirement>,
    pub refusals: Vec<Code>,
}

/// Authentication and authorization that an operation requires, checked before the request is
/// parsed.
#[derive(Clone, Copy, Debug)]
pub struct Requirement {
    /// Scopes that a personal token or the token of an app needs. Empty if only a session is
    /// accepted, unless `any_token` is set.
    pub scopes: &'static [Scope],
    /// True if every token is accepted, regardless of its scopes.
    pub any_token: bool,
    /// Credential that is accepted in place of an access token.
    pub alternative: Option<Alternative>,
    /// Handling of requests without a credential.
    pub visitors: Visitors,
    /// True if the operation requires admin rights.
    pub admins_only: bool,
    /// True if the use case checks the session in the query that loads the game.
    pub defers_session_check: bool,
}

/// Credential in place of an access token: a query parameter with this name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Alternative {
    Ticket,
    Signature,
}

/// Handling of requests without a token and without an alternative credential.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Visitors {
    Refused,
    /// The response contains public data only.
    Admitted,
}

impl Inputs {
    /// Adds the required authentication and its error codes.
    pub fn require(&mut self, requirement: Requirement) {
        let session = requirement.scopes.is_empty();
        self.refusals.extend(TOKEN_ERRORS);
        self.refusals.push(if session { Code::SessionRequired } else { Code::ScopeMissing });
        self.refusals.extend(requirement.admins_only.then_some(Code::NotAnAdmin));
        self.refusals.extend(requirement.alternative.map(|alternative| match alternative {
            Alternative::Ticket => Code::TicketInvalid,
            Alternative::Signature => Code::LinkInvalid,
        }));
        self.requirement = Some(requirement);
    }

    /// Returns true if the path has a parameter with this name.
    pub fn has_path_name(&self, name: &str) -> bool {
        self.path_names.iter().any(|known| known == name)
    }

    /// Adds an optional header.
    pub fn header(&mut self, name: &str, description: &str, schema: Object) {
        let header = ParameterBuilder::new().name(name).parameter_in(ParameterIn::Header);
        let header = header.description(Some(description)).schema(Some(schema));
        self.parameters.push(header.build());
        self.refusals.push(Code::HeaderInvalid);
    }

    /// Adds a JSON body.
    pub fn body<T: ToSchema>(&mut self) {
        let content = ContentBuilder::new().schema(Some(self.schema::<T>())).build();
        let body = RequestBodyBuilder::new().content("application/json", content);
        self.body = Some(body.required(Some(Required::True)).build());
        self.raw_body();
    }

    /// Adds the error codes of a body. The handler describes its schema itself.
    pub fn raw_body(&mut self) {
        self.refusals.extend(BODY_ERRORS);
    }

    fn schema<T: ToSchema>(&mut self) -> RefOr<Schema> {
        self.schemas.push((T::name().into_owned(), T::schema()));
        T::schemas(&mut self.schemas);
        Ref::from_schema_name(T::name()).into()
    }
}

impl Alternative {
    pub fn name(self) -> &'static str {
        match self {
            Alternative::Ticket => "ticket",
            Alternative::Signature => "signature",
        }
    }
}

impl Requirement {
    /// Requires the access token of a session or, if `scopes` is not empty, a personal token or the
    /// token of an app with these scopes.
    pub const fn with_scopes(scopes: &'static [Scope]) -> Requirement {
        Requirement {
            scopes,
            any_token: false,
            alternative: None,
            visitors: Visitors::Refused,
            admins_only: false,
            defers_session_check: false,
        }
    }

    /// Also accepts `alternative`.
    pub const fn with_alternative(self, alternative: Alternative) -> Requirement {
        Requirement { alternative: Some(alternative), ..self }
    }

    /// Leaves the check of the session to the use case.
    pub const fn with_deferred_session_check(self) -> Requirement {
        Requirement { defers_session_check: true, ..self }
    }
}

impl RequestInput for HttpRequest {}
impl<T> RequestInput for web::Data<T> {}
impl<T: RequestInput> RequestInput for Option<T> {}

impl<T: IntoParams> RequestInput for web::Query<T> {
    fn describe(inputs: &mut Inputs) {
        inputs.parameters.extend(T::into_params(|| None));
        inputs.refusals.push(Code::ParameterInvalid);
    }
}

/// Path parameters by name, with their descriptions and the error codes for ids that do not exist.
const PATH_PARAMETERS: &[(&str, &str, Option<Code>)] = &[
    ("game_id", "Id of the game.", Some(Code::GameNotFound)),
    ("series_id", "Id of the series.", Some(Code::SeriesNotFound)),
    ("seat", "Seat, counted from 0.", Some(Code::SeatNotFound)),
    ("player_id", "Id of the player.", Some(Code::ProfileNotFound)),
    ("opponent_id", "Id of the opponent.", None),
    ("category", "Rating category.", None),
    ("session_id", "Id of one of your sessions.", Some(Code::SessionNotFound)),
    (
        "destination_id",
        "Id of a webhook, push subscription or email address.",
        Some(Code::DestinationNotFound),
    ),
    ("webhook_id", "Id of the webhook.", Some(Code::DestinationNotFound)),
    ("subscription_id", "Id of the push subscription.", Some(Code::DestinationNotFound)),
    ("delivery_id", "Id of the delivery.", Some(Code::DeliveryNotFound)),
    ("holiday_id", "Id of the holiday.", Some(Code::HolidayNotFound)),
    ("bot_id", "Id of one of your bots.", Some(Code::BotNotFound)),
    ("app_id", "Id of the connected app.", Some(Code::AppNotFound)),
    ("token_id", "Id of a personal token of yours or of your bots.", Some(Code::TokenNotFound)),
];

impl<T: PathInput> RequestInput for web::Path<T> {
    fn describe(inputs: &mut Inputs) {
        let schemas = T::schemas(inputs);
        for (name, schema) in inputs.path_names.clone().iter().zip(schemas) {
            let documented = PATH_PARAMETERS.iter().find(|(known, ..)| known == name);
            let parameter = ParameterBuilder::new().name(name).parameter_in(ParameterIn::Path);
            let parameter =
                parameter.description(documented.map(|(_, description, _)| *description));
            inputs.parameters.push(parameter.required(Required::True).schema(schema).build());
            inputs.refusals.extend(documented.and_then(|(.., refusal)| *refusal));
            inputs.refusals.push(Code::ParameterInvalid);
        }
    }
}

/// A value that is read from the path.
trait PathInput {
    /// Schemas of the path parameters; `None` if the handler describes the parameter itself.
    fn schemas(inputs: &mut Inputs) -> Vec<Option<RefOr<Schema>>>;
}

macro_rules! impl_path_input {
    ($($part:ty),+) => {
        $(impl PathInput for $part {
            fn schemas(inputs: &mut Inputs) -> Vec<Option<RefOr<Schema>>> {
                vec![Some(inputs.schema::<$part>())]
            }
        })+
    };
}

impl_path_input!(
    GameId,
    SeriesId,
    PlayerId,
    SessionId,
    DestinationId,
    DeliveryId,
    HolidayId,
    Seat,
    RatingCategory
);

impl PathInput for String {
    fn schemas(_: &mut Inputs) -> Vec<Option<RefOr<Schema>>> {
        vec![None]
    }
}

impl PathInput for Version {
    fn schemas(_: &mut Inputs) -> Vec<Option<RefOr<Schema>>> {
        vec![None]
    }
}

impl<A: PathInput, B: PathInput> PathInput for (A, B) {
    fn schemas(inputs: &mut Inputs) -> Vec<Option<RefOr<Schema>>> {
        [A::schemas(inputs), B::schemas(inputs)].concat()
    }
}

macro_rules! impl_request_input {
    ($($input:ident)*) => {
        impl<$($input: RequestInput),*> RequestInput for ($($input,)*) {
            fn describe(_inputs: &mut Inputs) {
                $($input::describe(_inputs);)*
            }
        }
    };
}

impl_request_input!();
impl_request_input!(A);
impl_request_input!(A B);
impl_request_input!(A B C);
impl_request_input!(A B C D);
impl_request_input!(A B C D E);
impl_request_input!(A B C D E F);
impl_request_input!(A B C D E F G);
impl_request_input!(A B C D E F G H);

/// Returns true if a parameter with this name is documented at this location.
pub fn is_known(known: &Value, location: &str, name: &str) -> bool {
    let mut all = known.as_array().into_iter().flatten();
    all.any(|known| known["in"] == location && known["name"] == name)
}

/// Returns true if a parameter is undocumented at this location or its value is invalid.
pub fn is_invalid(
    document: &Value,
    known: &Value,
    location: &str,
    name: &str,
    value: &str,
) -> bool {
    let mut all = known.as_array().into_iter().flatten();
    let parameter = all.find(|known| known["in"] == location && known["name"] == name);
    parameter.is_none_or(|parameter| !is_valid_value(document, &parameter["schema"], value))
}

fn is_valid_value(document: &Value, schema: &Value, value: &str) -> bool {
    if let Some(reference) = schema["$ref"].as_str() {
        let schema = reference.strip_prefix('#').and_then(|pointer| document.pointer(pointer));
        return schema.is_none_or(|schema| is_valid_value(document, schema, value));
    }
    if let Some(words) = schema["enum"].as_array() {
        return words.iter().any(|word| word == value);
    }
    match (schema["type"].as_str(), schema["format"].as_str()) {
        (Some("integer"), _) => value.parse().is_ok_and(|number: i64| {
            let is_above_minimum = schema["minimum"].as_i64().is_none_or(|least| number >= least);
            is_above_minimum && schema["maximum"].as_i64().is_none_or(|maximum| number <= maximum)
        }),
        (Some("boolean"), _) => value.parse::<bool>().is_ok(),
        (Some("number"), _) => value.parse::<f64>().is_ok(),
        (_, Some("uuid")) => value.parse::<Uuid>().is_ok(),
        (_, Some("date-time")) => value.parse::<jiff::Timestamp>().is_ok(),
        _ => true,
    }
}
