//! What the project promises about itself: its layers, its document, its tables, its words.

mod architecture;
mod authentication;
mod compatibility;
mod glossary;
mod pages;
mod record;
mod schema;
mod spec;
mod words;
