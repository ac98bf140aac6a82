//! Names of players in a notification, and the terms of a table.

use std::collections::BTreeMap;

use kingdomino::Seat;

use crate::domain::PlayerId;
use crate::domain::clock::{OnTimeout, Pace};
use crate::domain::event_log::{RatingMode, StoredEvent, TableEvent, Version};
use crate::domain::notification::Notification;
use crate::domain::series::{DEFAULT_MAX_BREAK_SECONDS, Series, SeriesBreak};
use crate::domain::table::StoredGame;
use crate::i18n::{
    Language, Names, Span, Terms, edition, expansion, person_name, seat_names, variant,
};

/// Placeholder for the name of a deleted player.
const DELETED_PLAYER: &str = "—";

/// Display names of the players in a notification.
pub struct SeatNames {
    names: BTreeMap<PlayerId, String>,
    /// Events that transferred a seat.
    handed_over: Vec<StoredEvent>,
}

impl SeatNames {
    /// Collects the names of the players at the table and of the `others` that the events and the
    /// notification mention.
    pub fn new(
        language: Language,
        game: &StoredGame,
        events: &[StoredEvent],
        others: &BTreeMap<PlayerId, String>,
    ) -> SeatNames {
        let seated_players = game.seats.iter().zip(table_names(language, game));
        let seated_players = seated_players.filter(|(_, name)| !name.is_empty());
        let others = others.iter().map(|(player, name)| (*player, person_name(language, name)));
        let mut names: BTreeMap<PlayerId, String> = others.collect();
        names.extend(seated_players.map(|(seated_player, name)| (seated_player.player, name)));
        let is_handed_over =
            |event: &&StoredEvent| matches!(event.fact, TableEvent::SeatHandedOver { .. });
        let handed_over = events.iter().filter(is_handed_over).cloned().collect();
        SeatNames { names, handed_over }
    }

    pub fn name(&self, player: PlayerId) -> String {
        name_or_placeholder(self.names.get(&player).map(String::as_str))
    }

    /// Name of the player on a seat at a version, to attribute events before a seat transfer.
    pub fn at_version(&self, game: &StoredGame, seat: Seat, at: Version) -> String {
        player_on_seat_at(game, &self.handed_over, seat, at)
            .map_or(DELETED_PLAYER.to_owned(), |player| self.name(player))
    }

    /// Name of the current player on a seat.
    pub fn current(&self, game: &StoredGame, seat: Seat) -> String {
        game.seats
            .get(seat.index())
            .map_or(DELETED_PLAYER.to_owned(), |seated_player| self.name(seated_player.player))
    }
}

/// Display names by seat. Deleted players have an empty name.
pub fn table_names(language: Language, game: &StoredGame) -> Vec<String> {
    seat_names(
        language,
        game.seats
            .iter()
            .map(|seated_player| (seated_player.house(), seated_player.name.as_deref())),
    )
}

/// Returns the name or the placeholder.
pub(super) fn name_or_placeholder(name: Option<&str>) -> String {
    name.filter(|name| !name.is_empty()).unwrap_or(DELETED_PLAYER).to_owned()
}

/// Player on a seat at a version. `events` must include all events after that version.
pub(crate) fn player_on_seat_at(
    game: &StoredGame,
    events: &[StoredEvent],
    seat: Seat,
    at: Version,
) -> Option<PlayerId> {
    let mut since = events.iter().filter(|event| event.version > at && event.seat == Some(seat));
    let former = since.find_map(|event| match event.fact {
        TableEvent::SeatHandedOver { from, .. } => Some(from),
        _ => None,
    });
    former.or_else(|| Some(game.seats.get(seat.index())?.player))
}

/// Players that the events or the notification mention and that may have no seat at the table.
pub fn mentioned_players(
    game: &StoredGame,
    events: &[StoredEvent],
    notification: &Notification,
) -> Vec<PlayerId> {
    let mut mentioned = vec![game.host];
    for event in events {
        match &event.fact {
            TableEvent::SeatOffered { to } => mentioned.push(*to),
            TableEvent::SeatHandedOver { from, to } => mentioned.extend([*from, *to]),
            _ => {}
        }
    }
    match notification {
        Notification::Invited { by }
        | Notification::InvitationDeclined { by }
        | Notification::SeatOffered { by, .. } => mentioned.push(*by),
        Notification::SeatHandedOver { from, to, .. } => mentioned.extend([*from, *to]),
        _ => {}
    }
    let is_seated = |player: &PlayerId| {
        game.seats.iter().any(|seated_player| {
            seated_player.player == *player
                && (seated_player.name.is_some() || seated_player.house().is_some())
        })
    };
    mentioned.retain(|player| !is_seated(player));
    mentioned
}

/// Settings of a table, one sentence each, for players considering to join. `series` is the series
/// of the game.
pub fn terms(language: Language, game: &StoredGame, series: Option<&Series>) -> Vec<String> {
    let names: Vec<String> =
        table_names(language, game).iter().map(|name| name_or_placeholder(Some(name))).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let players = u32::from(game.settings.players());
    let mut terms = vec![
        Terms::Players { players, names: Names(&names) },
        Terms::Rules { rules: rules(language, game) },
    ];
    if let Some(series) = series {
        let games = u32::try_from(series.schedule.len()).unwrap_or(u32::MAX);
        terms.push(Terms::Series { games });
        terms.extend((games > 1).then(|| break_terms(series.break_between)));
    }
    terms.extend(time_terms(game));
    terms.extend((game.rating_mode == RatingMode::No).then_some(Terms::Unrated));
    terms.iter().map(|term| term.sentence(language)).collect()
}

/// Names of the expansion, the edition and the variants.
fn rules(language: Language, game: &StoredGame) -> String {
    let settings = &game.settings;
    let variants = settings.variants().iter().map(|chosen| variant(language, chosen));
    let names = [expansion(language, settings.expansion()), edition(language, settings.edition())];
    names.into_iter().chain(variants).collect::<Vec<String>>().join(", ")
}

fn time_terms(game: &StoredGame) -> Vec<Terms<'static>> {
    let pace = match game.timing.pace {
        Pace::Untimed {} => return vec![Terms::Untimed],
        Pace::PerTurn { seconds } => vec![Terms::PerTurn { time: Span(seconds) }],
        Pace::Bank { initial_seconds, increment_seconds, grace_seconds, .. } => {
            let (initial, increment) = (Span(initial_seconds), Span(increment_seconds));
            let grace = (grace_seconds > 0).then_some(Terms::Grace { time: Span(grace_seconds) });
            [Terms::Bank { initial, increment }].into_iter().chain(grace).collect()
        }
    };
    let on_timeout = match game.timing.on_timeout {
        OnTimeout::PlayFor { take_over_after } if take_over_after > 1 => {
            Terms::PlayFor { times: take_over_after.into() }
        }
        OnTimeout::PlayFor { .. } | OnTimeout::TakeOver {} => Terms::TakeOver,
    };
    pace.into_iter().chain([on_timeout]).collect()
}

fn break_terms(rest: SeriesBreak) -> Terms<'static> {
    match rest {
        SeriesBreak::AtOnce {} => Terms::RestAtOnce,
        SeriesBreak::After { seconds } => Terms::RestAfter { time: Span(seconds) },
        SeriesBreak::WhenReady { at_most_seconds } => {
            let seconds = at_most_seconds.unwrap_or(DEFAULT_MAX_BREAK_SECONDS);
            Terms::RestWhenReady { time: Span(seconds) }
        }
    }
}
