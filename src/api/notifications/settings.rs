//! How players want to be told.

use std::collections::{BTreeMap, BTreeSet};

use actix_web::{HttpResponse, web};
use jiff::civil::Time;
use serde::Deserialize;
use utoipa::ToSchema;

use crate::api::games::new_table::each_once;
use crate::api::http::{
    AccountRead, Body, CachedTags, Caller, ExpectedSettings, Kept, changed_json, tagged_json,
    time_of_day, with_timeout,
};
use crate::api::problem::{Problem, ProblemCode as Code};
use crate::domain::clock::QuietHours;
use crate::domain::notification::{Channel, Digest, NoticeKind, NoticeSettings};
use crate::i18n::Language;
use crate::service::notifications::NoticeSettingsChange;
use crate::service::{self, Context, FieldChange};

use super::settings_view::NoticeSettingsView;

/// What is to change of how you are told; what is missing stays.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NoticeSettingsRequest {
    /// In which language. Null: English, and in answers what the request asks for.
    #[serde(default)]
    #[schema(value_type = Option<Language>)]
    language: FieldChange<Option<Language>>,
    /// When you are left in peace, by the clock of your time zone; null for never. The safety of your account is told all the
    /// same.
    #[serde(default)]
    #[schema(value_type = Option<QuietHoursRequest>)]
    quiet_hours: FieldChange<Option<QuietHoursRequest>>,
    /// How often mails come. Reminders and the safety of your account do not wait for a digest.
    #[serde(default)]
    #[schema(value_type = Digest, required = false)]
    digest: FieldChange<Digest>,
    /// What goes where. A kind that is missing goes everywhere.
    #[serde(default)]
    #[schema(value_type = BTreeMap<NoticeKind, Vec<Channel>>, required = false)]
    channels: FieldChange<BTreeMap<NoticeKind, Vec<Channel>>>,
}

/// A part of the day. It may pass midnight.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct QuietHoursRequest {
    /// As in 22:00:00.
    #[schema(value_type = String, pattern = "^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?$", max_length = 8)]
    #[serde(deserialize_with = "time_of_day")]
    from: Time,
    /// The first moment after it.
    #[schema(value_type = String, pattern = "^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?$", max_length = 8)]
    #[serde(deserialize_with = "time_of_day")]
    until: Time,
    /// Whether also turns wait for their end that nobody can play any more by then. Null or missing: as before.
    #[serde(default)]
    strict: Option<bool>,
}

/// Show the settings of notices
///
/// With the channels of every kind, also where you never chose any.
#[utoipa::path(
    get, path = "/v1/me/notice-settings", tag = "notices",
    responses(
        (status = 200, description = "How you are told.", body = NoticeSettingsView),
        (status = 304, description = "You have these already.")
    )
)]
pub async fn show_notice_settings(
    ctx: web::Data<Context>,
    caller: Caller<AccountRead>,
    cached: CachedTags,
) -> Result<HttpResponse, Problem> {
    let settings = with_timeout(service::notifications::notice_settings(&ctx, caller.0)).await?;
    tagged_json(&cached, Kept::ByItsReader, &NoticeSettingsView::from(settings))
}

/// Change the settings of notices
///
/// A field that is missing stays; quiet hours that are null are no more. Your time zone is that of your habits.
#[utoipa::path(
    put, path = "/v1/me/notice-settings", tag = "notices",
    extensions(("x-refusals" = json!([Code::TimeZoneUnknown]))),
    responses((status = 200, description = "How you are told from now on.", body = NoticeSettingsView))
)]
pub async fn change_notice_settings(
    ctx: web::Data<Context>,
    caller: Caller,
    expected: ExpectedSettings,
    body: Body<NoticeSettingsRequest>,
) -> Result<HttpResponse, Problem> {
    let NoticeSettingsRequest { language, quiet_hours, digest, channels } = body.0;
    if let FieldChange::To(Some(quiet)) = &quiet_hours
        && quiet.from == quiet.until
    {
        return Err(Problem::new(Code::FieldInvalid)
            .detail("Quiet hours end at another time than they begin.")
            .field("quiet_hours"));
    }
    if let FieldChange::To(channels) = &channels {
        channels.values().try_for_each(|channels| each_once("channels", channels))?;
    }
    let strict = match &quiet_hours {
        FieldChange::To(Some(quiet)) => quiet.strict,
        _ => None,
    };
    let hours = |QuietHoursRequest { from, until, strict }| QuietHours {
        from,
        until,
        strict: strict.unwrap_or_default(),
    };
    let change = NoticeSettingsChange {
        language,
        quiet_hours: quiet_hours.map(|quiet| quiet.map(hours)),
        strict,
        digest,
        off: channels.map(all_but),
    };
    let shown_before = expected.check::<NoticeSettingsView>()?;
    let as_seen = move |before: &NoticeSettings| shown_before(&before.clone().into());
    let changed = service::notifications::change_notice_settings(&ctx, caller.0, as_seen, change);
    changed_json(&NoticeSettingsView::from(with_timeout(changed).await?))
}

/// What does not go where.
fn all_but(
    channels: BTreeMap<NoticeKind, Vec<Channel>>,
) -> BTreeMap<NoticeKind, BTreeSet<Channel>> {
    let others = |on: &[Channel]| {
        Channel::ALL.into_iter().filter(|channel| !on.contains(channel)).collect::<BTreeSet<_>>()
    };
    let off = channels.into_iter().map(|(kind, on)| (kind, others(&on)));
    off.filter(|(_, off)| !off.is_empty()).collect()
}
