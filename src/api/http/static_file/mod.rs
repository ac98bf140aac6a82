//! Files that are the same for everybody: they are kept once, compressed once, and sent in pieces of what is kept.

mod file;
mod send;

pub use file::StaticFile;
pub use send::{send_file, send_untagged};
