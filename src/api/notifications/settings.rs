//! Notification settings.

use std::collections::{BTreeMap, BTreeSet};

use actix_web::{HttpResponse, web};
use jiff::civil::Time;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::api::games::new_table::check_unique;
use crate::api::http::{
    AccountRead, Body, CachePolicy, CachedTags, Caller, ExpectedSettings, tagged_json,
    tagged_update_json, time_of_day, with_timeout,
};
use crate::api::problem::{Problem, ProblemCode as Code};
use crate::domain::clock::QuietHours;
use crate::domain::notification::{
    Channel, DigestFrequency, NotificationKind, NotificationSettings,
};
use crate::i18n::Language;
use crate::service;
use crate::service::preferences::NotificationSettingsChange;
use crate::service::{Context, FieldChange};

/// Notification settings to change. Missing fields keep their values.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct UpdateNotificationSettings {
    /// Language of notifications and emails, and of errors if the request has no `Accept-Language`.
    /// Null for English. Default: unchanged.
    #[serde(default)]
    #[schema(value_type = Option<Language>)]
    language: FieldChange<Option<Language>>,
    /// Hours of the day during which notifications are held back, in your time zone; null for none.
    /// Default: unchanged.
    #[serde(default)]
    #[schema(value_type = Option<SetQuietHours>)]
    quiet_hours: FieldChange<Option<SetQuietHours>>,
    /// Frequency of emails. Does not apply to reminders and security notifications. Default:
    /// unchanged.
    #[serde(default)]
    #[schema(value_type = DigestFrequency, required = false)]
    digest: FieldChange<DigestFrequency>,
    /// Channels of each kind of notification. A kind that is missing is sent on all channels.
    /// Default: unchanged.
    #[serde(default)]
    #[schema(value_type = BTreeMap<NotificationKind, Vec<Channel>>, required = false)]
    channels: FieldChange<BTreeMap<NotificationKind, Vec<Channel>>>,
}

/// Hours of the day during which notifications are held back. They may span midnight.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SetQuietHours {
    /// Start of the quiet hours, such as `22:00:00`.
    #[schema(value_type = String, pattern = "^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?$", max_length = 8)]
    #[serde(deserialize_with = "time_of_day")]
    from: Time,
    /// End of the quiet hours, exclusive.
    #[schema(value_type = String, pattern = "^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?$", max_length = 8)]
    #[serde(deserialize_with = "time_of_day")]
    until: Time,
    /// True to hold back notifications of turns even if the deadline is in the quiet hours or soon
    /// after them. Null or absent: unchanged.
    #[serde(default)]
    strict: Option<bool>,
}

/// Notification settings.
#[derive(Debug, Serialize, ToSchema)]
pub struct NotificationSettingsView {
    /// Language of notifications and emails, and of errors if the request has no `Accept-Language`.
    /// Null for English.
    pub language: Option<Language>,
    /// Hours of the day during which notifications are held back, in the time zone of the
    /// availability; null for none.
    ///
    /// If a deadline lies in the quiet hours or less than 15 minutes after them, the reminder is
    /// sent half an hour before they start. The notification of a turn that starts in the quiet
    /// hours and has such a deadline is sent immediately, without a sound if the channel supports
    /// it, unless the quiet hours are strict. Security notifications and webhooks of kind
    /// `standard` ignore the quiet hours.
    pub quiet_hours: Option<QuietHoursView>,
    /// Frequency of emails. Does not apply to reminders and security notifications.
    pub digest: DigestFrequency,
    /// Channels of each kind of notification. A kind that is missing is sent on all channels.
    pub channels: BTreeMap<NotificationKind, Vec<Channel>>,
}

/// Hours of the day during which notifications are held back. They may span midnight.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct QuietHoursView {
    /// Start of the quiet hours, such as `22:00:00`.
    #[schema(value_type = String, pattern = "^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?$", max_length = 8)]
    pub from: Time,
    /// End of the quiet hours, exclusive.
    #[schema(value_type = String, pattern = "^([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9])?$", max_length = 8)]
    pub until: Time,
    /// True if notifications of turns are held back even if the deadline is in the quiet hours or
    /// soon after them.
    pub strict: bool,
}

impl From<NotificationSettings> for NotificationSettingsView {
    fn from(settings: NotificationSettings) -> NotificationSettingsView {
        let wanted = |kind| {
            let wants = |channel: &Channel| settings.wants(kind, *channel);
            (kind, Channel::ALL.into_iter().filter(wants).collect())
        };
        NotificationSettingsView {
            language: settings.language,
            quiet_hours: settings
                .quiet_hours
                .map(|QuietHours { from, until, strict }| QuietHoursView { from, until, strict }),
            digest: settings.digest,
            channels: NotificationKind::ALL.into_iter().map(wanted).collect(),
        }
    }
}

/// Get notification settings
///
/// Returns the language, the quiet hours, the frequency of emails and the channels of every kind of
/// notification.
#[utoipa::path(
    get, path = "/v1/me/notification-settings", tag = "notifications",
    responses(
        (status = 200, description = "The notification settings.", body = NotificationSettingsView),
        (status = 304, description = "The notification settings have not changed.")
    )
)]
pub async fn get_notification_settings(
    ctx: web::Data<Context>,
    caller: Caller<AccountRead>,
    cached: CachedTags,
) -> Result<HttpResponse, Problem> {
    let settings =
        with_timeout(service::preferences::get_notification_settings(&ctx, caller.0)).await?;
    tagged_json(&cached, CachePolicy::Private, &NotificationSettingsView::from(settings))
}

/// Update notification settings
///
/// Changes the language, the quiet hours, the frequency of emails or the channels. Missing fields
/// keep their values. The time zone is set by `update_availability`.
#[utoipa::path(
    put, path = "/v1/me/notification-settings", tag = "notifications",
    extensions(("x-refusals" = json!([Code::TimeZoneUnknown]))),
    responses((status = 200, description = "The updated notification settings.", body = NotificationSettingsView))
)]
pub async fn update_notification_settings(
    ctx: web::Data<Context>,
    caller: Caller,
    expected: ExpectedSettings,
    body: Body<UpdateNotificationSettings>,
) -> Result<HttpResponse, Problem> {
    let UpdateNotificationSettings { language, quiet_hours, digest, channels } = body.0;
    if let FieldChange::Set(Some(quiet)) = &quiet_hours
        && quiet.from == quiet.until
    {
        return Err(Problem::new(Code::FieldInvalid)
            .detail("The start and the end of the quiet hours must differ.")
            .field("quiet_hours"));
    }
    if let FieldChange::Set(channels) = &channels {
        channels.values().try_for_each(|channels| check_unique("channels", channels))?;
    }
    let strict = match &quiet_hours {
        FieldChange::Set(Some(quiet)) => quiet.strict,
        _ => None,
    };
    let hours = |SetQuietHours { from, until, strict }| QuietHours {
        from,
        until,
        strict: strict.unwrap_or_default(),
    };
    let change = NotificationSettingsChange {
        language,
        quiet_hours: quiet_hours.map(|quiet| quiet.map(hours)),
        strict,
        digest,
        off: channels.map(disabled_channels),
    };
    let matches_etag = expected.check::<NotificationSettingsView>()?;
    let is_unchanged = move |before: &NotificationSettings| matches_etag(&before.clone().into());
    let changed =
        service::preferences::update_notification_settings(&ctx, caller.0, is_unchanged, change);
    tagged_update_json(&NotificationSettingsView::from(with_timeout(changed).await?))
}

/// Inverts the chosen channels of each kind.
fn disabled_channels(
    channels: BTreeMap<NotificationKind, Vec<Channel>>,
) -> BTreeMap<NotificationKind, BTreeSet<Channel>> {
    let unselected = |on: &[Channel]| {
        Channel::ALL.into_iter().filter(|channel| !on.contains(channel)).collect::<BTreeSet<_>>()
    };
    let off = channels.into_iter().map(|(kind, on)| (kind, unselected(&on)));
    off.filter(|(_, off)| !off.is_empty()).collect()
}
