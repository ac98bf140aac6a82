//! Examples of series, and of what lasts longer than a game.

use jiff::SignedDuration;
use kingdomino::{Seat, Terrain};
use serde_json::{Value, json};

use crate::api::players::{
    HeadToHeadListView, LeaderView, LeaderboardView, PlayedPageView, PlayerProfileView,
    StatisticsListView,
};
use crate::api::series::{SeriesPageView, SeriesView};
use crate::domain::account::Player;
use crate::domain::event_log::{FinishedBy, SeatResult, Status};
use crate::domain::player::{
    FinishedGame, FinishedSeat, HeadToHead, Leader, Reliability, Statistics,
};
use crate::domain::rating::{Category, Rating};
use crate::domain::series::{
    PlayedGame, Rest, ScheduledGame, Seating, Series, SeriesPlace, standings,
};
use crate::domain::{GameId, PlayerId, SeriesId};
use crate::service::players::Profile;
use crate::service::series::SeriesReport;

use super::{at, game, id, player, settings, written};

pub(super) fn of(name: &str) -> Option<Value> {
    match name {
        "OpenSeriesRequest" => Some(json!({
            "games": 3,
            "seating": "rotate",
            "rest": { "type": "when_ready", "at_most_seconds": 259_200 },
            "table": super::of("OpenTableRequest")?,
        })),
        "SeriesView" => written(&SeriesView::from(report())),
        "SeriesPageView" => {
            written(&SeriesPageView { items: vec![report().into()], next_cursor: None })
        }
        "PlayerProfileView" => written(&PlayerProfileView::from(profile())),
        "PlayedPageView" => {
            let items = played().into_iter().map(Into::into).collect();
            written(&PlayedPageView { items, next_cursor: Some("17".to_owned()) })
        }
        "StatisticsListView" => {
            let items = vec![statistics().into()];
            written(&StatisticsListView { items, reliability: reliability().into() })
        }
        "HeadToHeadListView" => written(&HeadToHeadListView { items: vec![head_to_head().into()] }),
        "LeaderboardView" => {
            let leader = Leader { player: player(0), name: "Ada".to_owned(), rating: rating() };
            let items = vec![LeaderView::new(Category::Base, leader)];
            written(&LeaderboardView { items, next_cursor: None })
        }
        _ => None,
    }
}

/// A series of three after its first game.
fn report() -> SeriesReport {
    let places = [("Ada", 0), ("Grace", 1)].map(|(name, number)| SeriesPlace {
        player: player(number),
        name: Some(name.to_owned()),
        entropy: None,
        ready: number == 0,
    });
    let schedule = (1..=3u8).map(|number| ScheduledGame {
        number,
        game: GameId::new(id(19 + u128::from(number))),
        commitment: [number; 32],
        places: (number == 1).then(|| vec![0, 1]),
    });
    let series = Series {
        id: SeriesId::new(id(60)),
        opener: player(0),
        seating: Seating::Rotate,
        rest: Rest::WhenReady { at_most_seconds: Some(259_200) },
        status: Status::Active,
        number: 1,
        resting_since: Some(at(90)),
        next_at: Some(at(90 + 72 * 60)),
        created_at: at(0),
        places: places.into(),
        schedule: schedule.collect(),
    };
    let first = PlayedGame { number: 1, is_live: false, places: vec![(52, 1), (44, 2)] };
    SeriesReport { series, game: game(), standing: standings(2, &[first]) }
}

fn reliability() -> Reliability {
    let median_answer = Some(SignedDuration::from_hours(5));
    Reliability { waits: 200, timeouts: 3, median_answer }
}

fn rating() -> Rating {
    Rating { mean: 28.5, deviation: 4.25, games: 12 }
}

fn profile() -> Profile {
    let player = Player { id: player(0), name: "Ada".to_owned(), created_at: at(0) };
    Profile {
        player,
        owner: None,
        reliability: reliability(),
        ratings: vec![(Category::Base, rating())],
    }
}

fn played() -> Option<FinishedGame> {
    let seat = |player: PlayerId, name: &str, rank, points| FinishedSeat {
        player,
        name: Some(name.to_owned()),
        rank,
        points,
    };
    Some(FinishedGame {
        position: 17,
        game: GameId::new(id(20)),
        series: None,
        settings: settings(),
        ended_at: at(90),
        result: SeatResult {
            seat: Seat::new(0)?,
            player: player(0),
            finished_by: FinishedBy::Player,
            changed_hands: false,
            rank: 1,
            points: 52,
            largest_property: 7,
            crowns: 9,
            terrains: [14, 8, 12, 0, 4, 9],
            bonuses: 5,
            quests: 0,
            giants: 0,
            discards: 0,
        },
        seats: vec![seat(player(0), "Ada", 1, 52), seat(player(1), "Grace", 2, 44)],
    })
}

fn statistics() -> Statistics {
    let mut terrains = [7.5; Terrain::COUNT];
    terrains[0] = 12.25;
    Statistics {
        category: Category::Base,
        games: 12,
        wins: 7,
        taken_over: 1,
        whole: 11,
        mean_points: Some(48.5),
        best_points: Some(81),
        terrains,
        bonuses: 4.5,
        quests: 0.0,
        giants: 0.0,
        discards: 0.75,
    }
}

fn head_to_head() -> HeadToHead {
    HeadToHead {
        category: Category::Base,
        games: 5,
        ahead: 3,
        behind: 1,
        level: 1,
        mean_points: 50.2,
        opponents_mean_points: 47.8,
    }
}
