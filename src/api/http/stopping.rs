use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// Whether the server is being stopped: then streams end, and their clients resume them elsewhere.
pub struct Draining(pub Arc<AtomicBool>);

/// Whether the process is about to stop: some time before, so that who sends requests here has noticed by then.
pub struct NotReady(pub Arc<AtomicBool>);
