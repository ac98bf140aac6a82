//! How players want to be told.

use std::collections::{BTreeMap, BTreeSet};

use diesel::prelude::*;
use diesel_async::RunQueryDsl;
use jiff::tz::TimeZone;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::domain::PlayerId;
use crate::domain::clock::{LocalQuietHours, QuietHours};
use crate::i18n::Language;

use super::connection::Connection;
use super::error::Result;
use super::notice::NoticeKind;
use super::record::to_json;
use super::schema::notice_settings;

/// The format that is written; all older ones are read.
const FORMAT: i16 = 1;

/// A way to a player, besides the feed and the streams.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Channel {
    Mail,
    /// Webhooks for programs.
    Webhook,
    /// Webhooks of chat services, which people read.
    Chat,
    /// Messages to browsers.
    Push,
}

/// How often mails come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Digest {
    #[default]
    AtOnce,
    /// At the full hour, in one mail.
    Hourly,
    /// At eight in the morning, in one mail.
    Daily,
}

/// How a player wants to be told.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NoticeSettings {
    /// None: English, and what a client asks for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<Language>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub quiet_hours: Option<QuietHours>,
    #[serde(default)]
    pub digest: Digest,
    /// What does not go where. What is not here goes everywhere.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub off: BTreeMap<NoticeKind, BTreeSet<Channel>>,
}

impl Channel {
    pub const ALL: [Channel; 4] = [Channel::Mail, Channel::Webhook, Channel::Chat, Channel::Push];

    /// Whether what comes there is read by people, for whom only the last news of a game counts.
    pub fn is_read_by_people(self) -> bool {
        self != Channel::Webhook
    }

    pub fn name(self) -> &'static str {
        match self {
            Channel::Mail => "mail",
            Channel::Webhook => "webhook",
            Channel::Chat => "chat",
            Channel::Push => "push",
        }
    }
}

impl NoticeSettings {
    /// The quiet hours of a player who lives in `zone`.
    pub fn local_quiet_hours(&self, zone: &TimeZone) -> Option<LocalQuietHours> {
        self.quiet_hours.map(|hours| LocalQuietHours { hours, zone: zone.clone() })
    }

    /// Whether what is of a kind goes to a channel. The owner of an account always learns what touches its safety.
    pub fn wants(&self, kind: NoticeKind, channel: Channel) -> bool {
        let always = kind == NoticeKind::Security && channel == Channel::Mail;
        always || !self.off.get(&kind).is_some_and(|off| off.contains(&channel))
    }

    /// What is of a kind goes to a channel no more.
    pub fn turn_off(&mut self, kind: NoticeKind, channel: Channel) {
        self.off.entry(kind).or_default().insert(channel);
    }
}

/// # Errors
/// The database fails.
pub async fn find_notice_settings(
    conn: &mut Connection,
    player: PlayerId,
) -> Result<NoticeSettings> {
    let found = notice_settings::table
        .find(player.uuid())
        .select((notice_settings::format, notice_settings::body))
        .first::<(i16, serde_json::Value)>(conn)
        .await
        .optional()?;
    let Some((format, body)) = found else { return Ok(NoticeSettings::default()) };
    let settings = (format == FORMAT).then(|| serde_json::from_value(body).ok()).flatten();
    Ok(settings.unwrap_or_else(|| {
        // A player is told in the usual way rather than not at all.
        tracing::error!(%player, format, "notice settings cannot be read");
        NoticeSettings::default()
    }))
}

/// Forgets how a player wants to be told.
///
/// # Errors
/// The database fails.
pub async fn erase_notice_settings(conn: &mut Connection, player: PlayerId) -> Result<()> {
    diesel::delete(notice_settings::table.find(player.uuid())).execute(conn).await?;
    Ok(())
}

/// # Errors
/// The database fails.
pub async fn set_notice_settings(
    conn: &mut Connection,
    player: PlayerId,
    settings: &NoticeSettings,
) -> Result<()> {
    let body = to_json(settings)?;
    diesel::insert_into(notice_settings::table)
        .values((
            notice_settings::player_id.eq(player.uuid()),
            notice_settings::format.eq(FORMAT),
            notice_settings::body.eq(&body),
        ))
        .on_conflict(notice_settings::player_id)
        .do_update()
        .set((notice_settings::format.eq(FORMAT), notice_settings::body.eq(&body)))
        .execute(conn)
        .await?;
    Ok(())
}
