//! How mails leave: real connections to a mail server that can behave badly, and an independent reader of what came.

mod addresses;
mod catcher;
mod folder;
mod kingdom;
mod mime;
mod smtp;
mod trouble;
