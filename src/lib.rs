//! Kingdomail, a server for Kingdomino by mail.
//!
//! The map, from the bottom up. Each layer uses only what is named here; `tests/contract/architecture.rs` reads the sources and
//! enforces it. `docs/ARCHITECTURE.md` explains it, `docs/GLOSSARY.md` has the words, and `CONTRIBUTING.md` says how to add
//! things.
//!
//! Everything may use the crates: [`kingdomino`] has the rules of the game, [`kingdomino_render`] its pictures, [`embedded_postgres`]
//! is the private Postgres of a server that was given none, [`guarded_http`] sends requests to addresses that strangers chose,
//! [`keyed_quota`] counts how many of something everybody has at a time, and [`api_pages`] makes pages of the API's document.
//!
//! - [`i18n`]: what people read, in six languages. Uses nothing.
//! - [`domain`]: the types that two layers speak of: ids, the event log, tables, clocks, series, ratings, accounts,
//!   notifications. Pure. Uses the languages.
//! - [`auth`]: passwords and tokens, without HTTP and SQL. Uses the domain.
//! - [`game_record`]: the file of a finished game, its verification and its notation. Pure. Uses the domain.
//! - [`notifications`]: from an event to a person: what is said, signed links, and the channels by which it leaves. No SQL. Uses
//!   the domain, `auth` and the languages.
//! - [`progress`]: how far long work has come. Uses nothing.
//! - [`telemetry`]: what metrics are called, and traces for a collector. Uses nothing.
//! - [`store`]: Postgres, the only SQL, a folder per aggregate. Uses the domain, `auth`, the progress and the telemetry.
//! - [`service`]: one function per use case, the only transactions. Uses all of the above.
//! - [`api`]: HTTP, the only JSON shapes and status codes, a folder per resource. Uses all of the above but the store.
//! - [`worker`]: what every node does in the background: deadlines, the relay, deliveries. Uses the service.
//!
//! Around them: [`config`] reads the environment, [`bootstrap`] makes a running server of it, [`demo`] plays a game with one, and
//! [`doctor`] looks at all that an operator asks about.

pub mod api;
pub mod auth;
pub mod bootstrap;
pub mod config;
pub mod demo;
pub mod doctor;
pub mod domain;
pub mod game_record;
pub mod i18n;
pub mod notifications;
pub mod progress;
pub mod service;
pub mod store;
pub mod telemetry;
pub mod worker;
