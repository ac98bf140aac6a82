//! Messages as webhook receivers and push services receive them.

mod libraries;
mod push;
#[path = "../../crates/guarded-http/tests/guarded/receiver.rs"]
#[expect(dead_code, reason = "not all of it is needed here")]
mod receiver;
