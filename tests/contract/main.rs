//! What the project promises about itself: its layers, its document, its tables, its words.

mod architecture;
mod circles;
mod compatibility;
mod dependencies;
mod glossary;
mod growth;
mod journeys;
mod language;
mod names;
mod packaging;
mod pages;
mod record;
mod schema;
mod source_graph;
mod spec;
mod words;
