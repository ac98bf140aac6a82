//! Chat messages for each service, with its escaping rules and limits.

mod channel;
mod discord;
mod message;
mod ntfy;
mod slack;
#[cfg(test)]
mod tests;

pub(crate) use channel::ChatChannel;
pub use ntfy::NtfyTopic;
