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

/// Style sheet of all pages. Its colours are custom properties that the application must define.
pub const STYLE: &str = include_str!("assets/docs.css");
/// Script of all pages.
pub const SCRIPT: &str = include_str!("assets/docs.js");
/// File name of the style sheet, as the pages refer to it.
pub const STYLE_NAME: &str = "docs.css";
/// File name of the script, as the pages refer to it.
pub const SCRIPT_NAME: &str = "docs.js";
/// File name of the search index, as the script refers to it.
pub const SEARCH_NAME: &str = "search.json";
