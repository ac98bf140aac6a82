use kingdomino::shuffle::{Bytes32, Hex32};
use kingdomino::{Fact, GameState, Setup};

use crate::domain::PlayerId;
use crate::domain::clock::Timing;

use super::agreements::Agreements;
use super::event::{LogFact, LoggedEvent};
use super::of_series::OfSeries;
use super::rated::Rated;
use super::status::Status;
use super::version::Version;

/// What the events alone make of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rebuilt {
    pub version: Version,
    pub status: Status,
    pub seats: Vec<PlayerId>,
    pub settings: Option<kingdomino::Settings>,
    pub timing: Timing,
    pub rated: Rated,
    pub series: Option<OfSeries>,
    pub state: Option<GameState>,
    pub agreements: Agreements,
    /// The root of the tree over the lines; none before the start, or where lines come without proofs.
    pub lines_root: Option<Bytes32>,
}

/// The game that `events` made, from the first on.
pub fn rebuild(events: &[LoggedEvent]) -> Rebuilt {
    let mut game = Rebuilt {
        version: Version::NONE,
        status: Status::Open,
        seats: Vec::new(),
        settings: None,
        timing: Timing::default(),
        rated: Rated::default(),
        series: None,
        state: None,
        agreements: Agreements::default(),
        lines_root: None,
    };
    events.iter().for_each(|event| apply(&mut game, event));
    standing(events).into_iter().for_each(|event| play(&mut game.state, event));
    game
}

/// The events that were not taken back.
pub fn standing(events: &[LoggedEvent]) -> Vec<&LoggedEvent> {
    let mut standing = Vec::new();
    for event in events {
        stands(&mut standing, event);
    }
    standing
}

/// Adds the next event to those that stand, or takes back what it undoes.
pub fn stands<'a>(standing: &mut Vec<&'a LoggedEvent>, event: &'a LoggedEvent) {
    if let LogFact::Undone { to_version } = event.fact {
        standing.truncate(standing.partition_point(|event| event.version <= to_version));
    } else {
        standing.push(event);
    }
}

/// What an event that stands does to the game itself.
pub(super) fn play(state: &mut Option<GameState>, event: &LoggedEvent) {
    if let LogFact::GameStarted { settings, kings, quests, .. } = event.fact {
        *state = Some(GameState::new(Setup { settings, kings, quests }));
    }
    if let (Some(state), Some(event)) = (state, event.of_the_rules()) {
        kingdomino::evolve(state, &event);
    }
}

fn apply(game: &mut Rebuilt, event: &LoggedEvent) {
    game.version = event.version;
    game.agreements.apply(event.version, event.at, event.seat, &event.fact);
    match &event.fact {
        LogFact::TableOpened { settings, timing, rated, series } => {
            game.settings = Some(*settings);
            game.timing = *timing;
            game.rated = *rated;
            game.series = *series;
        }
        LogFact::PlayerJoined { player } => game.seats.push(*player),
        LogFact::PlayerLeft { player } => game.seats.retain(|seated| seated != player),
        LogFact::GameStarted { seats, settings, lines_root, .. } => {
            game.status = Status::Active;
            game.lines_root = lines_root.map(|Hex32(root)| root);
            game.seats.clone_from(seats);
            game.settings = Some(*settings);
        }
        LogFact::GameCancelled {} => game.status = Status::Cancelled,
        LogFact::SeatHandedOver { from, to } => {
            let seat = game.seats.iter_mut().find(|player| *player == from);
            seat.into_iter().for_each(|player| *player = *to);
        }
        LogFact::Play(Fact::GameFinished {}) => game.status = Status::Finished,
        LogFact::PlayerInvited { .. }
        | LogFact::ConsentAsked { .. }
        | LogFact::ConsentGiven {}
        | LogFact::ConsentRefused {}
        | LogFact::ConsentWithdrawn {}
        | LogFact::Undone { .. }
        | LogFact::Paused { .. }
        | LogFact::Resumed {}
        | LogFact::SeatOffered { .. }
        | LogFact::OfferEnded {}
        | LogFact::LineDealt { .. }
        | LogFact::Play(_) => {}
    }
}
