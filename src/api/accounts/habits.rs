use actix_web::{HttpResponse, web};
use jiff::{SignedDuration, Timestamp};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::api::accounts::views::HabitsView;
use crate::api::http::{
    AccountRead, Body, CachedTags, Caller, ExpectedSettings, IdempotencyKey, Kept, changed_json,
    created, optional_timestamp, replayed, tagged_json, timestamp, with_timeout,
};
use crate::api::problem::{Problem, ProblemCode as Code};
use crate::domain::HolidayId;
use crate::domain::account::Availability;
use crate::service::accounts::AvailabilityChange;
use crate::service::{self, Context, FieldChange};

/// What is to change of somebody's days; what is missing stays.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct HabitsRequest {
    /// The name of a zone of the IANA database.
    #[serde(default)]
    #[schema(value_type = String, required = false, min_length = 1, max_length = 64, examples("Europe/Athens"))]
    pub time_zone: FieldChange<String>,
    /// Whether your clocks stand on Saturdays and Sundays, at tables that allow it.
    #[serde(default)]
    #[schema(value_type = bool, required = false)]
    pub weekends_off: FieldChange<bool>,
    /// How long before a deadline to remind you; null for not. Everybody is reminded when four fifths of the time are gone.
    #[serde(default)]
    #[schema(value_type = Option<u32>, minimum = 60, maximum = 1_209_600, examples(7200))]
    pub reminder_seconds: FieldChange<Option<u32>>,
}

/// A holiday to take.
#[derive(Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct HolidayRequest {
    /// When it begins; null for at once.
    #[serde(default, deserialize_with = "optional_timestamp")]
    pub from: Option<Timestamp>,
    /// When it is over: an hour after its beginning or later.
    #[serde(deserialize_with = "timestamp")]
    pub until: Timestamp,
}

/// Show habits
///
/// When you are away, and how long before a deadline you want to be reminded.
#[utoipa::path(
    get, path = "/v1/me/habits", tag = "accounts",
    responses(
        (status = 200, description = "The habits.", body = HabitsView),
        (status = 304, description = "You have these already.")
    )
)]
pub async fn show_habits(
    ctx: web::Data<Context>,
    caller: Caller<AccountRead>,
    cached: CachedTags,
) -> Result<HttpResponse, Problem> {
    let habits = with_timeout(service::accounts::habits(&ctx, caller.0)).await?;
    tagged_json(&cached, Kept::ByItsReader, &HabitsView::new(&habits, ctx.holiday_budget))
}

/// Change habits
///
/// From now on your weekends are free or not, and begin in another time zone. If it is a weekend anywhere on Earth, from
/// Friday 10:00 to Monday 12:00 UTC, this one still follows the former zone. What your clocks have run stays as it is.
/// A field that is missing stays; a reminder that is null is no more.
#[utoipa::path(
    put, path = "/v1/me/habits", tag = "accounts",
    extensions(("x-refusals" = json!([Code::TimeZoneUnknown]))),
    responses((status = 200, description = "The habits after it.", body = HabitsView))
)]
pub async fn change_habits(
    ctx: web::Data<Context>,
    caller: Caller,
    expected: ExpectedSettings,
    body: Body<HabitsRequest>,
) -> Result<HttpResponse, Problem> {
    let HabitsRequest { time_zone, weekends_off, reminder_seconds } = body.0;
    if let FieldChange::To(Some(seconds)) = reminder_seconds
        && !(60..=1_209_600).contains(&seconds)
    {
        return Err(Problem::new(Code::FieldInvalid)
            .detail("A reminder comes a minute to 14 days before a deadline.")
            .field("reminder_seconds"));
    }
    let reminder = reminder_seconds
        .map(|seconds| seconds.map(|seconds| SignedDuration::from_secs(seconds.into())));
    let change = AvailabilityChange { time_zone, weekends_off, reminder };
    let (shown_before, budget) = (expected.check::<HabitsView>()?, ctx.holiday_budget);
    let as_seen = move |before: &Availability| shown_before(&HabitsView::new(before, budget));
    let changed = service::accounts::change_habits(&ctx, caller.0, as_seen, change);
    changed_json(&HabitsView::new(&with_timeout(changed).await?, budget))
}

/// Take a holiday
///
/// Your clocks stand at all tables that allow it, at once or from a time to come. Each year has a budget.
#[utoipa::path(
    post, path = "/v1/me/holidays", tag = "accounts",
    extensions(("x-refusals" = json!([Code::HolidayOutOfRange, Code::HolidayOverlaps, Code::HolidayOverBudget]))),
    responses((status = 201, description = "The habits with it.", body = HabitsView))
)]
pub async fn take_holiday(
    ctx: web::Data<Context>,
    caller: Caller,
    key: IdempotencyKey,
    body: Body<HolidayRequest>,
) -> Result<HttpResponse, Problem> {
    let repeatable = key.of("take_holiday", &body.0)?;
    let HolidayRequest { from, until } = body.0;
    let taken =
        with_timeout(service::accounts::take_holiday(&ctx, caller.0, from, until, repeatable))
            .await?;
    let mut response = created(&ctx, "v1/me/habits");
    replayed(&mut response, taken.replayed);
    Ok(response.json(HabitsView::new(&taken.made, ctx.holiday_budget)))
}

/// End a holiday
///
/// One that runs ends now, and costs only what was taken of it; one to come is called off.
#[utoipa::path(
    delete, path = "/v1/me/holidays/{holiday_id}", tag = "accounts",
    responses((status = 200, description = "The habits after it.", body = HabitsView))
)]
pub async fn end_holiday(
    ctx: web::Data<Context>,
    caller: Caller,
    holiday: web::Path<HolidayId>,
) -> Result<HttpResponse, Problem> {
    let habits = with_timeout(service::accounts::end_holiday(&ctx, caller.0, *holiday)).await?;
    changed_json(&HabitsView::new(&habits, ctx.holiday_budget))
}
