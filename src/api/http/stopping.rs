use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// True while the server is being stopped. Streams end, and their clients resume them on another
/// node.
pub struct Draining(pub Arc<AtomicBool>);

/// True from some time before the process stops, so that load balancers can stop sending requests.
pub struct NotReady(pub Arc<AtomicBool>);
