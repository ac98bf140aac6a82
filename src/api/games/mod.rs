//! Handlers and views of `/v1/games`, `/v1/sandboxes` and `/v1/records`.

pub mod changes;
pub mod commands;
pub mod new_table;
mod picture_response;
pub mod pictures;
pub mod premoves;
pub mod proposals;
pub mod records;
pub mod sandboxes;
pub mod seats;
pub mod show;
pub mod tables;
pub mod views;
