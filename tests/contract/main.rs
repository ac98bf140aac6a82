//! Contracts of the project about itself: layers, the OpenAPI document, tables and documentation.

mod architecture;
mod circles;
mod compatibility;
mod dependencies;
mod glossary;
mod growth;
mod journeys;
mod language;
mod packaging;
mod pages;
mod prose;
mod record;
mod schema;
mod source_graph;
mod spec;
mod words;
