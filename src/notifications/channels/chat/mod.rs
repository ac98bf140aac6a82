//! A message in the words of the services that people read: each with its escapes and its limits.

mod channel;
mod discord;
mod message;
mod ntfy;
mod slack;
#[cfg(test)]
mod tests;

pub(crate) use channel::ChatChannel;
pub use ntfy::NtfyTopic;
