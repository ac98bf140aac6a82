//! Files that are the same for all clients: stored once, compressed once, and sent in slices of the
//! stored bytes.

mod file;
mod send;

pub use file::StaticFile;
pub use send::{send_file, send_untagged};
