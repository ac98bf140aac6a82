use std::time::Duration;

use actix_web::{HttpRequest, HttpResponse, web};
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};

use crate::api::http::cursor::{self, page_size, within};
use crate::api::http::streaming::StreamPlace;
use crate::api::http::{Body, Caller, NoticesRead, concurrency, with_timeout};
use crate::api::problem::{Problem, ProblemCode as Code};
use crate::service::{self, Context};

use super::views::FeedView;

/// Which notices to list.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct NoticesQuery {
    /// The position after which they come, by default 0: all that are kept.
    #[param(minimum = 0, default = 0)]
    after: Option<i64>,
    /// How many, by default 20.
    #[param(minimum = 1, maximum = 100, default = 20)]
    limit: Option<i64>,
    /// The `next_cursor` of the page before.
    #[param(max_length = 100)]
    cursor: Option<String>,
    /// How long to wait for the first one, if there is none yet; by default not at all.
    #[param(minimum = 1, maximum = 30)]
    wait_seconds: Option<i64>,
}

/// How long a list waits at most.
pub const LONGEST_WAIT_SECONDS: i64 = 30;

/// How far you have read.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ReadRequest {
    /// The position of the last notice that you have read.
    #[schema(minimum = 0)]
    pub up_to: i64,
}

/// List notices
///
/// What you were told, in order. The last thousand are kept, and what you have read usually for 90 days; after a position that is no
/// longer kept come those that are. Waits for the next one, if you want. Of what follows from your own command, such as that it is your
/// turn again, the answer to the command tells, and no notice.
#[utoipa::path(
    get, path = "/v1/me/notices", tag = "notices",
    extensions(("x-refusals" = json!([Code::TooManyStreams]))),
    responses((status = 200, description = "A part of the notices.", body = FeedView))
)]
pub async fn list_notices(
    ctx: web::Data<Context>,
    request: HttpRequest,
    caller: Caller<NoticesRead>,
    query: web::Query<NoticesQuery>,
) -> Result<HttpResponse, Problem> {
    let limit = page_size(query.limit)?;
    let page_before = query.cursor.as_deref().map(cursor::read_position).transpose()?;
    let after = query.after.max(page_before).unwrap_or_default();
    if query.after.is_some_and(|after| after < 0) {
        return Err(Problem::new(Code::ParameterInvalid)
            .detail("A position is a whole number from 0 on.")
            .field("after"));
    }
    let wait = match query.wait_seconds {
        None => Duration::ZERO,
        asked => {
            let seconds = within("wait_seconds", asked, 1, LONGEST_WAIT_SECONDS)?;
            Duration::from_secs(seconds.unsigned_abs())
        }
    };
    let _place = match wait {
        Duration::ZERO => None,
        _ => {
            let place = StreamPlace::take(&request, caller.0)?;
            concurrency::end(&request);
            Some(place)
        }
    };
    // Waiting is not working: only the looks before and after are held to their time.
    let feed = service::notifications::feed(&ctx, caller.0, after, limit, wait).await?;
    Ok(HttpResponse::Ok().json(FeedView::from(feed)))
}

/// Mark notices as read
///
/// All up to a position. What was read stays read.
#[utoipa::path(
    post, path = "/v1/me/notices/read", tag = "notices",
    responses((status = 200, description = "How far you have read; no notices.", body = FeedView))
)]
pub async fn mark_read(
    ctx: web::Data<Context>,
    caller: Caller<NoticesRead>,
    body: Body<ReadRequest>,
) -> Result<HttpResponse, Problem> {
    if body.0.up_to < 0 {
        return Err(Problem::new(Code::FieldInvalid)
            .detail("A position is a whole number from 0 on.")
            .field("up_to"));
    }
    let feed =
        with_timeout(service::notifications::mark_read(&ctx, caller.0, body.0.up_to)).await?;
    Ok(HttpResponse::Ok().json(FeedView::from(feed)))
}
