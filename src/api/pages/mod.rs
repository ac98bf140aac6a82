//! Pages behind the links in messages. They are for browsers and not part of the OpenAPI document.
//! A GET never changes anything, because software such as mail scanners follows links before their
//! readers do. Changes require a POST.

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

/// Registers the routes of the pages.
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
