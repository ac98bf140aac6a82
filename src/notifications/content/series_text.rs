//! What players are told of a series.

use crate::domain::PlayerId;
use crate::domain::notification::{FeedEntry, Notice};
use crate::domain::series::{PlaceStanding, Series};
use crate::domain::table::StoredGame;
use crate::i18n::{self, Name};
use crate::notifications::Recipient;

use super::account_text::of_the_account;
use super::names::named;
use super::notification_text::{NotificationText, said};
use super::series_situation::SeriesSituation;
use super::subject::SeriesSubject;

/// Something of a series, with its table and what comes next.
pub(super) fn of_a_series(
    recipient: &Recipient,
    record: &FeedEntry,
    subject: &SeriesSubject,
) -> NotificationText {
    let SeriesSubject { series, standing, game, number, names } = subject;
    let called = |player: &PlayerId| named(names.get(player).map(String::as_str));
    let mut news = match &record.notice {
        Notice::SeriesReadyAsked { game, games, .. } => said(
            recipient,
            &i18n::NotificationMessage::SeriesReadyAsked {
                game: u32::from(*game),
                games: u32::from(*games),
            },
        ),
        Notice::SeriesWithdrawn { player, .. } => said(
            recipient,
            &i18n::NotificationMessage::SeriesWithdrawn { player: Name(&called(player)) },
        ),
        Notice::SeriesCancelled { by, .. } => {
            said(recipient, &i18n::NotificationMessage::SeriesCancelled { by: Name(&called(by)) })
        }
        Notice::SeriesStanding { rank, total, .. } => {
            said(recipient, &so_far(series, *number, u32::from(*rank), *total))
        }
        _ => of_the_account(recipient, record),
    };
    let is_over = matches!(record.notice, Notice::SeriesStanding { .. });
    add(recipient, series, standing, game, is_over.then_some(*number), &mut news);
    news
}

/// To the news of the end of a game: how its series stands and goes on.
pub(super) fn add_series(
    recipient: &Recipient,
    series: &Series,
    standing: &[PlaceStanding],
    game: &StoredGame,
    news: &mut NotificationText,
) {
    let Some(of) = game.series else { return };
    if let Some(own) = standing_of(recipient, series, standing) {
        let so_far = so_far(series, of.number, u32::from(own.rank), own.total);
        if matches!(so_far, i18n::NotificationMessage::SeriesOver { .. }) {
            news.subject = so_far.subject(recipient.language());
        }
        news.details.push(so_far.body(recipient.language()));
    }
    add(recipient, series, standing, game, Some(of.number), news);
}

fn add(
    recipient: &Recipient,
    series: &Series,
    standing: &[PlaceStanding],
    game: &StoredGame,
    ended: Option<u8>,
    news: &mut NotificationText,
) {
    let situation = SeriesSituation::new(recipient, series, standing, ended, game.read_at);
    let SeriesSituation { table, next, can_be_ready, .. } = situation;
    news.table = Some(table);
    news.next = Some(next);
    news.series = Some(series.id);
    news.can_be_ready = can_be_ready;
}

/// What is said of a rank and a total after the game of a number.
fn so_far(
    series: &Series,
    number: u8,
    rank: u32,
    points: u32,
) -> i18n::NotificationMessage<'static> {
    let [games, players] = [series.schedule.len(), series.places.len()]
        .map(|count| u32::try_from(count).unwrap_or(u32::MAX));
    let game = u32::from(number);
    if game >= games {
        i18n::NotificationMessage::SeriesOver { games, rank, players, points }
    } else {
        i18n::NotificationMessage::SeriesStanding { game, games, rank, players, points }
    }
}

fn standing_of<'a>(
    recipient: &Recipient,
    series: &Series,
    standing: &'a [PlaceStanding],
) -> Option<&'a PlaceStanding> {
    standing.iter().find(|standing| {
        let place = series.places.get(usize::from(standing.place));
        place.is_some_and(|place| place.player == recipient.player)
    })
}
