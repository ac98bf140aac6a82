//! Texts about a series.

use crate::domain::PlayerId;
use crate::domain::notification::{FeedEntry, Notification};
use crate::domain::series::{PlayerStanding, Series};
use crate::domain::table::StoredGame;
use crate::i18n::{Name, NotificationMessage, person_name};
use crate::notifications::Recipient;

use super::names::name_or_placeholder;
use super::notification_text::NotificationText;
use super::series_situation::SeriesSituation;
use super::subject::SeriesSubject;

/// Text of a notification about a series, with its standings and the next step. Returns `None` for
/// any other kind.
pub(super) fn series_text(
    recipient: &Recipient,
    entry: &FeedEntry,
    subject: &SeriesSubject,
) -> Option<NotificationText> {
    let SeriesSubject { series, standing, game, number, names } = subject;
    let language = recipient.language();
    let player_name = |player: &PlayerId| {
        let name = names.get(player).map(|name| person_name(language, name));
        name_or_placeholder(name.as_deref())
    };
    let say =
        |message: &NotificationMessage<'_>| NotificationText::from_message(recipient, message);
    let mut text = match &entry.notice {
        Notification::SeriesReadyAsked { game, games, .. } => {
            let (game, games) = (u32::from(*game), u32::from(*games));
            say(&NotificationMessage::SeriesReadyAsked { game, games })
        }
        Notification::SeriesWithdrawn { player, .. } => {
            say(&NotificationMessage::SeriesWithdrawn { player: Name(&player_name(player)) })
        }
        Notification::SeriesCancelled { by, .. } => {
            say(&NotificationMessage::SeriesCancelled { by: Name(&player_name(by)) })
        }
        Notification::SeriesStanding { rank, total, .. } => {
            say(&standing_message(series, *number, u32::from(*rank), *total))
        }
        _ => return None,
    };
    let is_over = matches!(entry.notice, Notification::SeriesStanding { .. });
    add_situation(recipient, series, standing, game, is_over.then_some(*number), &mut text);
    Some(text)
}

/// Adds the standings and the next step of the series to the text for the end of a game.
pub(super) fn add_series(
    recipient: &Recipient,
    series: &Series,
    standing: &[PlayerStanding],
    game: &StoredGame,
    text: &mut NotificationText,
) {
    let Some(of) = game.series else { return };
    if let Some(own) = standing_of(recipient, series, standing) {
        let standing_message = standing_message(series, of.number, u32::from(own.rank), own.total);
        if matches!(standing_message, NotificationMessage::SeriesOver { .. }) {
            text.subject = standing_message.subject(recipient.language());
        }
        text.details.push(standing_message.body(recipient.language()));
    }
    add_situation(recipient, series, standing, game, Some(of.number), text);
}

fn add_situation(
    recipient: &Recipient,
    series: &Series,
    standing: &[PlayerStanding],
    game: &StoredGame,
    ended: Option<u8>,
    text: &mut NotificationText,
) {
    let situation = SeriesSituation::new(recipient, series, standing, ended, game.read_at);
    let SeriesSituation { table, next, can_be_ready, .. } = situation;
    text.table = Some(table);
    text.next = Some(next);
    text.series = Some(series.id);
    text.can_be_ready = can_be_ready;
}

/// Message with the rank and total after a game.
fn standing_message(
    series: &Series,
    number: u8,
    rank: u32,
    points: u32,
) -> NotificationMessage<'static> {
    let [games, players] = [series.schedule.len(), series.places.len()]
        .map(|count| u32::try_from(count).unwrap_or(u32::MAX));
    let game = u32::from(number);
    if game >= games {
        NotificationMessage::SeriesOver { games, rank, players, points }
    } else {
        NotificationMessage::SeriesStanding { game, games, rank, players, points }
    }
}

fn standing_of<'a>(
    recipient: &Recipient,
    series: &Series,
    standing: &'a [PlayerStanding],
) -> Option<&'a PlayerStanding> {
    standing.iter().find(|standing| {
        let place = series.places.get(usize::from(standing.place));
        place.is_some_and(|place| place.player == recipient.player)
    })
}
