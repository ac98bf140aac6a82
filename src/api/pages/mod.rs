//! Pages behind the links in messages. They are for browsers and not part of the OpenAPI document.
//! A GET never changes anything, because software such as mail scanners follows links before their
//! readers do. Changes require a POST.

mod account;
mod answers;
mod decision;
pub(super) mod entry;
mod invitation;
pub(super) mod layout;
mod series;
mod table;

use actix_web::web;

use crate::api::http::read_route;

use self::account::{
    reset, show_reset_form, show_unsubscribe_form, show_verification_form, unsubscribe, verify,
};
use self::answers::{answer, show_answer_form};
use self::invitation::{invitation, join};
use self::series::{ready, series};
use self::table::{play, show_play_form, table};

/// Registers the routes of the pages.
pub fn pages(config: &mut web::ServiceConfig) {
    config
        .route("/table/{token}", read_route().to(table))
        .route("/play/{token}", read_route().to(show_play_form))
        .route("/play/{token}", web::post().to(play))
        .route("/answer/{token}", read_route().to(show_answer_form))
        .route("/answer/{token}", web::post().to(answer))
        .route("/join/{token}", read_route().to(invitation))
        .route("/join/{token}", web::post().to(join))
        .route("/series/{token}", read_route().to(series))
        .route("/series/{token}", web::post().to(ready))
        .route("/mails-off/{token}", read_route().to(show_unsubscribe_form))
        .route("/mails-off/{token}", web::post().to(unsubscribe))
        .route("/verify/{token}", read_route().to(show_verification_form))
        .route("/verify/{token}", web::post().to(verify))
        .route("/reset/{token}", read_route().to(show_reset_form))
        .route("/reset/{token}", web::post().to(reset));
}
