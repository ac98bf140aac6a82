use actix_web::{HttpResponse, web};
use serde::Deserialize;
use utoipa::IntoParams;

use crate::api::games::views::GameListView;
use crate::api::http::cursor::{self, page_size};
use crate::api::http::{Caller, GamesRead, with_timeout};
use crate::api::problem::Problem;
use crate::domain::event_log::GameStatus;
use crate::domain::table::MyGamesCursor;
use crate::service::{self, Context};

/// Filter for the games of the current user.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct MyGamesQuery {
    /// Status of the games. Default: all statuses.
    status: Option<GameStatus>,
    /// Maximum number of games to return. Default: 20.
    #[param(minimum = 1, maximum = 100, default = 20)]
    limit: Option<i64>,
    /// Value of `next_cursor` from the previous page. Default: the first page.
    #[param(max_length = 100)]
    cursor: Option<String>,
}

/// List your games
///
/// Returns the games in which you have a seat and the open tables to which you are invited. Games
/// that wait for you come first, the earliest deadline at the top; the others follow, the most
/// recently changed first.
#[utoipa::path(
    get, path = "/v1/me/games", tag = "games",
    responses((status = 200, description = "A page of games.", body = GameListView))
)]
pub async fn list_my_games(
    ctx: web::Data<Context>,
    caller: Caller<GamesRead>,
    query: web::Query<MyGamesQuery>,
) -> Result<HttpResponse, Problem> {
    let limit = page_size(query.limit)?;
    let after = query.cursor.as_deref().map(cursor::read_my_game).transpose()?;
    let games = with_timeout(service::games::list_player_games(
        &ctx,
        caller.0,
        query.status,
        after,
        limit + 1,
    ))
    .await?;
    let page = GameListView::new(games, limit, |last| {
        cursor::write_my_game(MyGamesCursor {
            urgency: last.urgency(),
            changed_at: last.changed_at,
            id: last.id,
        })
    });
    Ok(HttpResponse::Ok().json(page))
}
