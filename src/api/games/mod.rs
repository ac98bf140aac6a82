//! Handlers and views of `/v1/games`, `/v1/sandboxes` and `/v1/records`.

pub mod changes;
pub mod commands;
pub mod film;
pub mod house;
pub mod invitations;
pub mod list;
pub mod new_table;
pub mod orders;
mod picture_query;
mod picture_response;
pub mod pictures;
pub mod proposals;
pub mod records;
pub mod response;
pub mod sandboxes;
pub mod scores;
pub mod seats;
pub mod seen;
pub mod show;
pub mod tables;
pub mod views;
