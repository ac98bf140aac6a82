//! The pages to which the links in messages lead. They are for people with a browser, not for clients, and so not in the
//! document. A GET shows, and changes nothing: programs look at links before people do. Only a POST does something.

mod account;
mod answers;
mod asked;
mod decision;
pub(super) mod entry;
mod invitation;
pub(super) mod layout;
mod play;
mod series;
mod table;

use account::{about_to_reset, about_to_turn_off, about_to_verify, reset, turn_off, verify};
use actix_web::web;
use answers::{about_to_answer, answer};
use invitation::{invitation, join};
use play::{about_to_play, play};
use series::{ready, series};
use table::table;

use crate::api::http::read_route;

/// Where the pages are.
pub fn pages(config: &mut web::ServiceConfig) {
    config
        .route("/table/{token}", read_route().to(table))
        .route("/play/{token}", read_route().to(about_to_play))
        .route("/play/{token}", web::post().to(play))
        .route("/answer/{token}", read_route().to(about_to_answer))
        .route("/answer/{token}", web::post().to(answer))
        .route("/join/{token}", read_route().to(invitation))
        .route("/join/{token}", web::post().to(join))
        .route("/series/{token}", read_route().to(series))
        .route("/series/{token}", web::post().to(ready))
        .route("/mails-off/{token}", read_route().to(about_to_turn_off))
        .route("/mails-off/{token}", web::post().to(turn_off))
        .route("/verify/{token}", read_route().to(about_to_verify))
        .route("/verify/{token}", web::post().to(verify))
        .route("/reset/{token}", read_route().to(about_to_reset))
        .route("/reset/{token}", web::post().to(reset));
}
