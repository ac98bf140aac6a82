//! What programs and push services receive, as they see it.

mod libraries;
mod push;
#[path = "../../crates/guarded-http/tests/guarded/receiver.rs"]
#[expect(dead_code, reason = "not all of it is needed here")]
mod receiver;
