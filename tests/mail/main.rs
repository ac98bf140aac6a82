//! Email delivery: real connections to a mail server that misbehaves on demand, and an independent
//! parser.

mod addresses;
mod catcher;
mod folder;
mod kingdom;
mod mime;
mod smtp;
mod trouble;
