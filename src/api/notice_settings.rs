//! How players want to be told.

use actix_web::{HttpResponse, get, put, web};

use crate::service::{self, Context};

use super::views::NoticeSettingsView;
use super::{Body, Caller, Problem, ProblemCode, in_time};

/// Show the settings of notices
///
/// With the channels of every kind, also where you never chose any.
#[utoipa::path(
    operation_id = "show_notice_settings",
    tag = "notices",
    security(("bearer" = ["account:read"])),
    responses((status = 200, description = "How you are told.", body = NoticeSettingsView))
)]
#[get("/me/notice-settings")]
pub async fn show_notice_settings(
    ctx: web::Data<Context>,
    caller: Caller,
) -> Result<HttpResponse, Problem> {
    let settings = in_time(service::notice_settings(&ctx, caller.0)).await?;
    Ok(HttpResponse::Ok().json(NoticeSettingsView::from(settings)))
}

/// Change the settings of notices
///
/// As a whole. Your time zone is that of your habits.
#[utoipa::path(
    operation_id = "change_notice_settings",
    tag = "notices",
    security(("bearer" = [])),
    request_body = NoticeSettingsView,
    extensions(("x-refusals" = json!(["time_zone_unknown"]))),
    responses((status = 200, description = "How you are told from now on.", body = NoticeSettingsView))
)]
#[put("/me/notice-settings")]
pub async fn change_notice_settings(
    ctx: web::Data<Context>,
    caller: Caller,
    body: Body<NoticeSettingsView>,
) -> Result<HttpResponse, Problem> {
    if body.0.quiet_hours.as_ref().is_some_and(|quiet| quiet.from == quiet.until) {
        return Err(Problem::new(ProblemCode::FieldInvalid)
            .detail("Quiet hours end at another time than they begin.")
            .field("quiet_hours"));
    }
    let strict = body.0.quiet_hours.as_ref().and_then(|quiet| quiet.strict);
    let changed = service::change_notice_settings(&ctx, caller.0, body.0.into(), strict);
    Ok(HttpResponse::Ok().json(NoticeSettingsView::from(in_time(changed).await?)))
}
