//! What a handler takes says what an operation asks: its parameters, its body, its token, and how these are refused.

use actix_web::{HttpRequest, web};
use kingdomino::Seat;
use utoipa::openapi::path::{Parameter, ParameterBuilder, ParameterIn};
use utoipa::openapi::request_body::{RequestBody, RequestBodyBuilder};
use utoipa::openapi::schema::Schema;
use utoipa::openapi::{ContentBuilder, Object, Ref, RefOr, Required};
use utoipa::{IntoParams, ToSchema};

use crate::api::problem::ProblemCode as Code;
use crate::domain::event_log::Version;
use crate::domain::rating::Category;
use crate::domain::{DeliveryId, EndpointId, GameId, HolidayId, PlayerId, SeriesId, SessionId};

use super::refusals::{OF_A_BODY, OF_A_TOKEN};
use super::requirements::{Alternative, Requirement};

/// Something that a handler takes.
pub trait RequestInput {
    /// Adds what it asks of a request; most ask for nothing.
    fn describe(_: &mut Inputs) {}
}

/// All that the handler at an address takes.
#[derive(Default)]
pub struct Inputs {
    /// The names between braces in the address.
    pub(super) path_names: Vec<String>,
    pub parameters: Vec<Parameter>,
    pub body: Option<RequestBody>,
    pub schemas: Vec<(String, RefOr<Schema>)>,
    pub requirement: Option<Requirement>,
    pub refusals: Vec<Code>,
}

impl Inputs {
    /// Who asks must be known.
    pub fn require(&mut self, requirement: Requirement) {
        let session = requirement.scopes.is_empty();
        self.refusals.extend(OF_A_TOKEN);
        self.refusals.push(if session { Code::SessionRequired } else { Code::ScopeMissing });
        self.refusals.extend(requirement.admins_only.then_some(Code::NotAnAdmin));
        self.refusals.extend(requirement.alternative.map(|alternative| match alternative {
            Alternative::Ticket => Code::TicketInvalid,
            Alternative::Signature => Code::LinkInvalid,
        }));
        self.requirement = Some(requirement);
    }

    /// Whether the address has a parameter of this name.
    pub fn has_path_name(&self, name: &str) -> bool {
        self.path_names.iter().any(|known| known == name)
    }

    /// A header may be sent, which may be refused.
    pub fn header(&mut self, name: &str, description: &str, schema: Object) {
        let header = ParameterBuilder::new().name(name).parameter_in(ParameterIn::Header);
        let header = header.description(Some(description)).schema(Some(schema));
        self.parameters.push(header.build());
        self.refusals.push(Code::HeaderInvalid);
    }

    /// A body in JSON is sent.
    pub fn body<T: ToSchema>(&mut self) {
        let content = ContentBuilder::new().schema(Some(self.schema::<T>())).build();
        let body = RequestBodyBuilder::new().content("application/json", content);
        self.body = Some(body.required(Some(Required::True)).build());
        self.any_body();
    }

    /// A body is sent whose schema is said elsewhere.
    pub fn any_body(&mut self) {
        self.refusals.extend(OF_A_BODY);
    }

    fn schema<T: ToSchema>(&mut self) -> RefOr<Schema> {
        self.schemas.push((T::name().into_owned(), T::schema()));
        T::schemas(&mut self.schemas);
        Ref::from_schema_name(T::name()).into()
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

/// What the parameters of an address are usually, by name, and how one that does not exist is refused.
const PATH_PARAMETERS: &[(&str, &str, Option<Code>)] = &[
    ("game_id", "The game.", Some(Code::GameNotFound)),
    ("series_id", "The series.", Some(Code::SeriesNotFound)),
    ("seat", "The seat.", Some(Code::SeatNotFound)),
    ("player_id", "The player.", Some(Code::ProfileNotFound)),
    ("opponent_id", "The other.", None),
    ("category", "What is rated apart.", None),
    ("session_id", "One of your sessions.", Some(Code::SessionNotFound)),
    ("endpoint_id", "A webhook, a browser, or your mail address.", Some(Code::EndpointNotFound)),
    ("webhook_id", "The webhook.", Some(Code::EndpointNotFound)),
    ("subscription_id", "The subscription.", Some(Code::EndpointNotFound)),
    ("delivery_id", "The delivery.", Some(Code::DeliveryNotFound)),
    ("holiday_id", "The holiday.", Some(Code::HolidayNotFound)),
    ("bot_id", "One of your bots.", Some(Code::BotNotFound)),
    ("app_id", "An app that you have let in.", Some(Code::AppNotFound)),
    ("token_id", "One of your tokens, or of your bots'.", Some(Code::TokenNotFound)),
];

impl<T: PathInput> RequestInput for web::Path<T> {
    fn describe(inputs: &mut Inputs) {
        let schemas = T::schemas(inputs);
        for (name, schema) in inputs.path_names.clone().iter().zip(schemas) {
            let usual = PATH_PARAMETERS.iter().find(|(known, ..)| known == name);
            let parameter = ParameterBuilder::new().name(name).parameter_in(ParameterIn::Path);
            let parameter = parameter.description(usual.map(|(_, description, _)| *description));
            inputs.parameters.push(parameter.required(Required::True).schema(schema).build());
            inputs.refusals.extend(usual.and_then(|(.., refusal)| *refusal));
            inputs.refusals.push(Code::ParameterInvalid);
        }
    }
}

/// What is read from an address.
trait PathInput {
    /// The schemas of its parts; none where the handler says which it is.
    fn schemas(inputs: &mut Inputs) -> Vec<Option<RefOr<Schema>>>;
}

macro_rules! in_paths {
    ($($part:ty),+) => {
        $(impl PathInput for $part {
            fn schemas(inputs: &mut Inputs) -> Vec<Option<RefOr<Schema>>> {
                vec![Some(inputs.schema::<$part>())]
            }
        })+
    };
}

in_paths!(GameId, SeriesId, PlayerId, SessionId, EndpointId, DeliveryId, HolidayId, Seat, Category);

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

macro_rules! in_handlers {
    ($($input:ident)*) => {
        impl<$($input: RequestInput),*> RequestInput for ($($input,)*) {
            fn describe(_inputs: &mut Inputs) {
                $($input::describe(_inputs);)*
            }
        }
    };
}

in_handlers!();
in_handlers!(A);
in_handlers!(A B);
in_handlers!(A B C);
in_handlers!(A B C D);
in_handlers!(A B C D E);
in_handlers!(A B C D E F);
in_handlers!(A B C D E F G);
in_handlers!(A B C D E F G H);
