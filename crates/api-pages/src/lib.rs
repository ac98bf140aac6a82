#![doc = include_str!("../README.md")]
#![warn(missing_docs)]

mod code;
mod document;
mod fields;
mod layout;
mod markdown;
mod names;
mod operation;
mod overview;
mod samples;
mod search;
mod site;
mod type_page;

pub use site::{Guide, Site};

/// The style sheet of all pages. It takes its colours from custom properties that it does not define.
pub const STYLE: &str = include_str!("assets/docs.css");
/// The script of all pages.
pub const SCRIPT: &str = include_str!("assets/docs.js");
/// What the pages call their style sheet.
pub const STYLE_NAME: &str = "docs.css";
/// What the pages call their script.
pub const SCRIPT_NAME: &str = "docs.js";
/// What the script calls the index that it searches.
pub const SEARCH_NAME: &str = "search.json";
