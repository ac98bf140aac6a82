//! Tests over real connections, to receivers that misbehave.

mod answers;
mod encrypted;
mod guard;
mod receiver;
mod urls;
