//! What the project promises about itself: its layers, its document, its tables.

mod architecture;
mod authentication;
mod compatibility;
mod pages;
mod record;
mod schema;
mod spec;
mod words;
