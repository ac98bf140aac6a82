//! Kingdomail, a play-by-mail server for Kingdomino.
//!
//! This map lists the modules from the bottom up. Each layer uses only the layers listed for it;
//! `tests/contract/architecture.rs` reads the sources and enforces this. `docs/ARCHITECTURE.md`
//! explains the architecture, `docs/GLOSSARY.md` defines the terms, and `CONTRIBUTING.md` describes
//! the steps for common changes.
//!
//! Every module may use the crates: [`kingdomino`] implements the rules of the game,
//! [`kingdomino_render`] draws its images, [`embedded_postgres`] runs the private Postgres of a
//! server without a configured database, [`guarded_http`] sends requests to untrusted addresses,
//! [`fair_semaphore`] limits concurrent work fairly, and [`api_pages`] generates the pages of the
//! API document.
//!
//! - [`i18n`]: user-visible texts in six languages. Uses nothing.
//! - [`limits`]: limits on concurrent work, in one table. Uses nothing.
//! - [`domain`]: the types that several layers share: IDs, the event log, tables, clocks, series,
//!   ratings, accounts, notifications. Pure. Uses the languages and the limits.
//! - [`auth`]: passwords and tokens, without HTTP and SQL. Uses the domain and the limits.
//! - [`game_record`]: the file of a finished game, its verification and its notation. Pure. Uses
//!   the domain.
//! - [`notifications`]: from an event to a recipient: texts, signed links, and delivery channels.
//!   No SQL. Uses the domain, `auth`, the languages and the limits.
//! - [`progress`]: progress of long-running work. Uses nothing.
//! - [`telemetry`]: names of metrics, and traces for a collector. Uses nothing.
//! - [`store`]: Postgres, the only SQL, a folder per aggregate. Uses the domain, `auth`, the
//!   progress and the telemetry.
//! - [`service`]: one function per use case, the only transactions. Uses all of the above.
//! - [`api`]: HTTP, the only JSON shapes and status codes, a folder per resource. Uses all of the
//!   above except the store and the progress.
//! - [`worker`]: the background work of every node: deadlines, the relay, deliveries. Uses the
//!   domain and the service.
//!
//! Outside these layers, [`config`] reads the environment, [`bootstrap`] starts a server from it,
//! [`demo`] plays a game on such a server, and [`doctor`] diagnoses a server for its operator.

pub mod api;
pub mod auth;
pub mod bootstrap;
pub mod config;
pub mod demo;
pub mod doctor;
pub mod domain;
pub mod game_record;
pub mod i18n;
pub mod limits;
pub mod notifications;
pub mod progress;
pub mod service;
pub mod store;
pub mod telemetry;
pub mod worker;
