pub mod api;
pub mod auth;
pub mod cluster;
pub mod ids;
pub mod rules;
pub mod service;
pub mod store;
