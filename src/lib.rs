//! Kingdomail: Kingdomino by post.
//!
//! The map, from the bottom up. A folder is a layer, a file is one noun or one use case, and each layer uses only what
//! is named here; a test reads the sources and enforces it.
//!
//! Everything may use the crates: [`kingdomino`] has the rules of the game, [`kingdomino_render`] its pictures, [`embedded_postgres`]
//! is the private Postgres of a server that was given none, [`guarded_http`] posts to addresses that strangers chose, and
//! [`keyed_quota`] counts how many of something everybody has at a time.
//!
//! - [`ids`]: the names of players, sessions and games. Uses nothing.
//! - [`words`]: what people read, in six languages. Uses the ids, and has the words of the pictures.
//! - [`clock`]: how much time there is for a decision, and when it stands still. Uses the ids.
//! - [`log`]: what happened at a table, and what the events alone make of a game. Pure. Uses the clock and the ids.
//! - [`series`]: games that belong together, and how their places stand. Pure. Uses nothing else.
//! - [`rating`]: how good players are. Pure. Uses the log and the ids.
//! - [`record`]: the file of a game that is over, its verification and its notation. Pure. Uses the clock, the log and the ids.
//! - [`auth`]: passwords and tokens, without HTTP and SQL. Uses the ids.
//! - [`letter`]: what people read, laid out as plain text, mail and page. Pure. Uses the words.
//! - [`mail`]: how mails leave, to a mail server or into a folder. Uses the letters.
//! - [`store`]: Postgres, the only SQL. Uses the words, the clock, the log, the series, the
//!   ratings, the ids and the hash of a password.
//! - [`links`]: addresses that need no login, because they are signed. Uses the store, the log, the words, `auth`
//!   and the ids.
//! - [`notify`]: from an event to a person. Uses all of the above but the record.
//! - [`service`]: one function per use case, the only transactions. Uses all of the above.
//! - [`api`]: HTTP, the only JSON shapes and status codes. Uses the service and what it returns, the words, the
//!   records and the links.
//! - [`worker`]: what every node does without being asked. Uses the service.
//! - [`archive`]: files of records, for the command line. Uses the record.
//!
//! Around them: [`config`] reads the environment, [`start`] makes a running server of it, [`demo`] plays a game with one.

pub mod api;
pub mod archive;
pub mod auth;
pub mod bootstrap;
pub mod config;
pub mod demo;
pub mod domain;
pub mod game_record;
pub mod i18n;
pub mod notifications;
pub mod service;
pub mod store;
pub mod worker;
