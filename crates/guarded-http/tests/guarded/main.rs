//! Real connections, to receivers that behave badly.

mod answers;
mod encrypted;
mod guard;
mod receiver;
mod urls;
