//! Apps by others that players let in: what they get, and the threats of RFC 9700.

mod app;
mod codes;
mod devices;
mod pages;
mod tokens;
