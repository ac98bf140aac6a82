//! What the project promises about itself: its layers, its document, its tables.

mod architecture;
mod compatibility;
mod schema;
mod spec;
mod words;
