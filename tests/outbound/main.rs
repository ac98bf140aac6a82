//! How bytes leave the server: real connections, to receivers that behave badly.

mod answers;
mod encrypted;
mod guard;
mod libraries;
mod push;
mod receiver;
mod urls;
