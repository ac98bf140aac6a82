//! Third-party apps that players authorize: granted access, and the threats of RFC 9700.

mod app;
mod codes;
mod devices;
mod pages;
mod tokens;
