use std::time::Duration;

use actix_web::{HttpRequest, HttpResponse, web};
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};

use crate::api::http::cursor::{self, check_range, page_size};
use crate::api::http::limits::concurrency;
use crate::api::http::{Body, Caller, NotificationsRead, with_timeout};
use crate::api::notifications::streaming::StreamPermit;
use crate::api::problem::{Problem, ProblemCode as Code};
use crate::service::{self, Context};

use super::views::NotificationListView;

/// Query parameters of `list_notifications`.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct NotificationsQuery {
    /// Position after which the page starts. Default: 0, for all notifications that are kept.
    #[param(minimum = 0, default = 0)]
    after: Option<i64>,
    /// Maximum number of notifications to return. Default: 20.
    #[param(minimum = 1, maximum = 100, default = 20)]
    limit: Option<i64>,
    /// Value of `next_cursor` from the previous page. Default: the first page.
    #[param(max_length = 100)]
    cursor: Option<String>,
    /// Maximum time to wait for a notification if there is none yet, in seconds. By default, the
    /// request does not wait.
    #[param(minimum = 1, maximum = 30)]
    wait_seconds: Option<i64>,
}

/// Maximum time that `list_notifications` waits.
pub const MAX_WAIT_SECONDS: i64 = 30;

/// A position up to which notifications were read.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MarkNotificationsRead {
    /// Position of the last notification that was read.
    #[schema(minimum = 0)]
    pub up_to: i64,
}

/// List notifications
///
/// Returns your notification feed, the oldest notification first. With `wait_seconds`, the request
/// waits for the next notification if there is none yet.
///
/// The last 1000 notifications are kept, and read notifications usually for 90 days. If the
/// notification at the position is no longer kept, the page starts with the oldest kept one. Events
/// caused by your own command, such as your next turn, are in the response to the command and
/// create no notification.
#[utoipa::path(
    get, path = "/v1/me/notifications", tag = "notifications",
    extensions(("x-refusals" = json!([Code::TooManyStreams]))),
    responses((status = 200, description = "A page of notifications.", body = NotificationListView))
)]
pub async fn list_notifications(
    ctx: web::Data<Context>,
    request: HttpRequest,
    caller: Caller<NotificationsRead>,
    query: web::Query<NotificationsQuery>,
) -> Result<HttpResponse, Problem> {
    let limit = page_size(query.limit)?;
    let decoded_cursor = query.cursor.as_deref().map(cursor::read_position).transpose()?;
    let after = query.after.max(decoded_cursor).unwrap_or_default();
    if query.after.is_some_and(|after| after < 0) {
        return Err(Problem::new(Code::ParameterInvalid)
            .detail("Expected an integer of at least 0.")
            .field("after"));
    }
    let wait = match query.wait_seconds {
        None => Duration::ZERO,
        requested => {
            let seconds = check_range("wait_seconds", requested, 1, MAX_WAIT_SECONDS)?;
            Duration::from_secs(seconds.unsigned_abs())
        }
    };
    let _permit = match wait {
        Duration::ZERO => None,
        _ => {
            let permit = StreamPermit::acquire(&request, caller.0)?;
            concurrency::release_permit(&request);
            Some(permit)
        }
    };
    // No timeout: the request may wait. The feed limits the time of its queries.
    let feed = service::notifications::poll_feed(&ctx, caller.0, after, limit, wait).await?;
    Ok(HttpResponse::Ok().json(NotificationListView::from(feed)))
}

/// Mark notifications as read
///
/// Marks all notifications up to a position as read. Notifications that are already read stay read.
#[utoipa::path(
    post, path = "/v1/me/notifications/read", tag = "notifications",
    responses((status = 200, description = "The positions and counts of the feed, without notifications.", body = NotificationListView))
)]
pub async fn mark_notifications_read(
    ctx: web::Data<Context>,
    caller: Caller<NotificationsRead>,
    body: Body<MarkNotificationsRead>,
) -> Result<HttpResponse, Problem> {
    if body.0.up_to < 0 {
        return Err(Problem::new(Code::FieldInvalid)
            .detail("Expected an integer of at least 0.")
            .field("up_to"));
    }
    let feed =
        with_timeout(service::notifications::mark_read(&ctx, caller.0, body.0.up_to)).await?;
    Ok(HttpResponse::Ok().json(NotificationListView::from(feed)))
}
