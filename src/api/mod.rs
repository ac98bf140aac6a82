//! HTTP: the only JSON shapes and status codes. A handler translates, and leaves the rest to one use case.

mod accounts;
mod agreements;
mod body;
mod caller;
mod catalogue;
mod commands;
mod cursor;
mod document;
mod examples;
mod games;
mod habits;
mod in_time;
mod metrics;
mod middleware;
mod operation;
mod orders;
mod problem;
mod problem_code;
mod refusal;
mod request_headers;
mod response;
mod routes;
mod seats;
mod server;
mod sessions;
mod table_request;
mod tables;
pub mod views;

use body::Body;
use caller::{Bearer, Caller};
pub use document::{Document, document};
use in_time::in_time;
pub use problem::Problem;
pub use problem_code::ProblemCode;
use request_headers::version_tag;
pub use server::{Options, serve};
