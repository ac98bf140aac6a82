//! Caching and compression of responses: entity tags, `Vary`, and static files.

pub mod compression;
pub mod entity_tag;
pub mod static_file;

pub use entity_tag::{
    CachePolicy, content_tag, game_tag, past_game_tag, tagged_json, tagged_json_with, tagged_text,
    tagged_update_json, version_tag,
};
pub use static_file::{StaticFile, send_file, send_untagged};
