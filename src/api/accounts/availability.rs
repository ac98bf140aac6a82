use actix_web::{HttpResponse, web};
use jiff::{SignedDuration, Timestamp};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::api::http::{
    AccountRead, Body, CachePolicy, CachedTags, Caller, ExpectedSettings, IdempotencyKey,
    created_response, optional_timestamp, set_replayed_header, tagged_json, tagged_update_json,
    timestamp, with_timeout,
};
use crate::api::problem::{Problem, ProblemCode as Code};
use crate::domain::HolidayId;
use crate::domain::account::Availability;
use crate::service;
use crate::service::preferences::AvailabilityChange;
use crate::service::{Context, FieldChange};

/// Availability settings to change. Missing fields keep their values.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct UpdateAvailability {
    /// Time zone, as a name of the IANA database. Default: unchanged.
    #[serde(default)]
    #[schema(value_type = String, required = false, min_length = 1, max_length = 64, examples("Europe/Athens"))]
    pub time_zone: FieldChange<String>,
    /// True to stop your clocks on Saturdays and Sundays at tables that allow it. Default:
    /// unchanged.
    #[serde(default)]
    #[schema(value_type = bool, required = false)]
    pub weekends_off: FieldChange<bool>,
    /// Time between the personal reminder and the deadline in seconds; null for no personal
    /// reminder. Default: unchanged. Every player also gets a reminder when four fifths of the time
    /// are used.
    #[serde(default)]
    #[schema(value_type = Option<u32>, minimum = 60, maximum = 1_209_600, examples(7200))]
    pub reminder_seconds: FieldChange<Option<u32>>,
}

/// A holiday to take.
#[derive(Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CreateHoliday {
    /// Start of the holiday. Default: now.
    #[serde(default, deserialize_with = "optional_timestamp")]
    pub from: Option<Timestamp>,
    /// End of the holiday, at least one hour after its start.
    #[serde(deserialize_with = "timestamp")]
    pub until: Timestamp,
}

/// Availability of a player: time zone, weekends off, holidays and personal reminder.
#[derive(Debug, Serialize, ToSchema)]
pub struct AvailabilityView {
    /// Time zone, as a name of the IANA database.
    #[schema(max_length = 64, examples("Europe/Athens"))]
    pub time_zone: String,
    /// True if the clocks of the player stop on Saturdays and Sundays at tables that allow it.
    pub weekends_off: bool,
    /// Time between the personal reminder and the deadline in seconds; null for no personal
    /// reminder. Every player also gets a reminder when four fifths of the time are used.
    #[schema(minimum = 60, maximum = 1_209_600)]
    pub reminder_seconds: Option<i64>,
    /// Holidays of this year and later, in chronological order.
    #[schema(max_items = 1100)]
    pub holidays: Vec<HolidayView>,
    /// Current year in the time zone of the player.
    #[schema(minimum = 1, maximum = 9999, examples(2028))]
    pub holiday_year: i16,
    /// Holiday budget of a year in seconds.
    #[schema(minimum = 0)]
    pub holiday_budget_seconds: i64,
    /// Part of this year's budget that is taken or planned, in seconds.
    #[schema(minimum = 0)]
    pub holiday_used_seconds: i64,
}

/// A holiday.
#[derive(Debug, Serialize, ToSchema)]
pub struct HolidayView {
    /// Id of the holiday.
    pub id: HolidayId,
    /// Start of the holiday.
    pub from: Timestamp,
    /// End of the holiday, exclusive.
    pub until: Timestamp,
}

impl AvailabilityView {
    pub fn new(availability: &Availability, budget: SignedDuration) -> AvailabilityView {
        let Availability { absence, reminder, read_at, .. } = availability;
        let year = absence.local_year(*read_at);
        let holidays = absence.holidays.iter().map(|holiday| HolidayView {
            id: holiday.id,
            from: holiday.from,
            until: holiday.until,
        });
        AvailabilityView {
            time_zone: absence.time_zone.clone(),
            weekends_off: absence.weekends_off,
            reminder_seconds: reminder.map(|lead| lead.as_secs()),
            holidays: holidays.collect(),
            holiday_year: year,
            holiday_budget_seconds: budget.as_secs(),
            holiday_used_seconds: absence.holiday_time_used(year).as_secs(),
        }
    }
}

/// Get your availability
///
/// Returns your time zone, weekends off, holidays and personal reminder.
#[utoipa::path(
    get, path = "/v1/me/availability", tag = "accounts",
    responses(
        (status = 200, description = "The availability.", body = AvailabilityView),
        (status = 304, description = "The availability has not changed.")
    )
)]
pub async fn get_availability(
    ctx: web::Data<Context>,
    caller: Caller<AccountRead>,
    cached: CachedTags,
) -> Result<HttpResponse, Problem> {
    let availability = with_timeout(service::preferences::get_availability(&ctx, caller.0)).await?;
    tagged_json(
        &cached,
        CachePolicy::Private,
        &AvailabilityView::new(&availability, ctx.holiday_budget),
    )
}

/// Update your availability
///
/// Changes the time zone, weekends off and the personal reminder. Missing fields keep their values.
///
/// A new time zone applies to weekends immediately. While it is a weekend anywhere on Earth, from
/// Friday 10:00 to Monday 12:00 UTC, the current weekend still follows the previous time zone. Time
/// that is already used on your clocks does not change.
#[utoipa::path(
    put, path = "/v1/me/availability", tag = "accounts",
    extensions(("x-refusals" = json!([Code::TimeZoneUnknown]))),
    responses((status = 200, description = "The updated availability.", body = AvailabilityView))
)]
pub async fn update_availability(
    ctx: web::Data<Context>,
    caller: Caller,
    expected: ExpectedSettings,
    body: Body<UpdateAvailability>,
) -> Result<HttpResponse, Problem> {
    let UpdateAvailability { time_zone, weekends_off, reminder_seconds } = body.0;
    if let FieldChange::Set(Some(seconds)) = reminder_seconds
        && !(60..=1_209_600).contains(&seconds)
    {
        return Err(Problem::new(Code::FieldInvalid)
            .detail("The reminder must be between 1 minute and 14 days before the deadline.")
            .field("reminder_seconds"));
    }
    let reminder = reminder_seconds
        .map(|seconds| seconds.map(|seconds| SignedDuration::from_secs(seconds.into())));
    let change = AvailabilityChange { time_zone, weekends_off, reminder };
    let (matches_etag, budget) = (expected.check::<AvailabilityView>()?, ctx.holiday_budget);
    let is_unchanged =
        move |before: &Availability| matches_etag(&AvailabilityView::new(before, budget));
    let changed = service::preferences::update_availability(&ctx, caller.0, is_unchanged, change);
    tagged_update_json(&AvailabilityView::new(&with_timeout(changed).await?, budget))
}

/// Create a holiday
///
/// Stops your clocks at all tables that allow holidays, from now or from a later time. The holidays
/// of a year are limited by `holiday_budget_seconds`.
#[utoipa::path(
    post, path = "/v1/me/holidays", tag = "accounts",
    extensions(("x-refusals" = json!([Code::HolidayOutOfRange, Code::HolidayOverlaps, Code::HolidayOverBudget]))),
    responses((status = 201, description = "The availability with the new holiday.", body = AvailabilityView))
)]
pub async fn create_holiday(
    ctx: web::Data<Context>,
    caller: Caller,
    key: IdempotencyKey,
    body: Body<CreateHoliday>,
) -> Result<HttpResponse, Problem> {
    let idempotency = key.to_request("create_holiday", &body.0)?;
    let CreateHoliday { from, until } = body.0;
    let taken = with_timeout(service::preferences::create_holiday(
        &ctx,
        caller.0,
        from,
        until,
        idempotency,
    ))
    .await?;
    let mut response = created_response(&ctx, "v1/me/availability");
    set_replayed_header(&mut response, taken.replayed);
    Ok(response.json(AvailabilityView::new(&taken.value, ctx.holiday_budget)))
}

/// End or cancel a holiday
///
/// Ends a running holiday now, so that only the time taken counts towards the budget, or cancels a
/// planned one.
#[utoipa::path(
    delete, path = "/v1/me/holidays/{holiday_id}", tag = "accounts",
    responses((status = 200, description = "The updated availability.", body = AvailabilityView))
)]
pub async fn delete_holiday(
    ctx: web::Data<Context>,
    caller: Caller,
    holiday: web::Path<HolidayId>,
) -> Result<HttpResponse, Problem> {
    let availability =
        with_timeout(service::preferences::delete_holiday(&ctx, caller.0, *holiday)).await?;
    tagged_update_json(&AvailabilityView::new(&availability, ctx.holiday_budget))
}
