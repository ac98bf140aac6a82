//! Skill ratings with their uncertainty. All functions are pure.

use kingdomino::{Settings, Variant};
use serde::{Deserialize, Serialize};
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use utoipa::ToSchema;

use crate::domain::PlayerId;
use crate::domain::event_log::{FinishedBy, RatingMode, SeatResult, is_bot};

/// Rank of seats that were taken over, behind all ranks of a game.
const TAKEN_OVER_RANK: usize = 100;

/// Category of games with separate ratings.
///
/// - `base`: the base game with kingdoms of 5 × 5, with or without bonuses.
/// - `duel`: The Mighty Duel without giants.
/// - `age_of_giants`: all games with Age of Giants.
///
/// May gain values: ignore ratings of an unknown category.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum RatingCategory {
    Base,
    Duel,
    AgeOfGiants,
}

impl RatingCategory {
    pub const ALL: [RatingCategory; 3] =
        [RatingCategory::Base, RatingCategory::Duel, RatingCategory::AgeOfGiants];

    /// Returns the category of a game with these settings.
    pub fn of(settings: Settings) -> RatingCategory {
        match (settings.has_giants(), settings.has(Variant::MightyDuel)) {
            (true, _) => RatingCategory::AgeOfGiants,
            (false, true) => RatingCategory::Duel,
            (false, false) => RatingCategory::Base,
        }
    }

    pub fn name(self) -> &'static str {
        match self {
            RatingCategory::Base => "base",
            RatingCategory::Duel => "duel",
            RatingCategory::AgeOfGiants => "age_of_giants",
        }
    }
}

/// Skill estimate of a player. The true skill is within one deviation of the mean with a
/// probability of about two thirds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    pub mean: f64,
    pub deviation: f64,
    /// Number of rated games.
    pub games: u32,
}

impl Rating {
    /// Returns the lower bound of the skill by which leaderboards are sorted: three deviations
    /// below the mean. New players start at 0.
    pub fn leaderboard_score(self) -> f64 {
        self.mean - 3.0 * self.deviation
    }
}

impl Default for Rating {
    fn default() -> Rating {
        Rating { mean: 25.0, deviation: 25.0 / 3.0, games: 0 }
    }
}

/// Returns the new ratings after a game, by the algorithm of Weng and Lin (2011). `before` returns
/// the ratings before it.
///
/// A seat that the house has taken over ranks last. A seat that changed hands is not rated, because
/// no player played all of it. Bots are rated like house players, each by its own account.
/// `results` identify a house player by the account that holds the rating of its strategy; if
/// several house players of a strategy are at a table, the rating becomes the mean of their new
/// ratings.
pub fn rate(
    results: &[SeatResult],
    rated: RatingMode,
    before: impl Fn(PlayerId) -> Rating,
) -> Vec<(PlayerId, Rating)> {
    let eligible: Vec<&SeatResult> =
        results.iter().filter(|result| !result.changed_hands).collect();
    let is_house =
        |result: &SeatResult| result.finished_by == FinishedBy::House || is_bot(result.player);
    let people: Vec<&SeatResult> =
        eligible.iter().copied().filter(|result| !is_house(result)).collect();
    let house_ratings = rate_seats(&eligible, &before);
    let people_ratings = match rated {
        RatingMode::No => return Vec::new(),
        RatingMode::People => rate_seats(&people, &before),
        RatingMode::Everybody => house_ratings.clone(),
    };
    let changed_people = people_ratings.into_iter().filter(|(result, _)| !is_house(result));
    let mut changes: Vec<(PlayerId, Rating)> =
        changed_people.map(|(result, rating)| (result.player, rating)).collect();
    let houses: Vec<(&SeatResult, Rating)> =
        house_ratings.into_iter().filter(|(result, _)| is_house(result)).collect();
    for (result, _) in &houses {
        if changes.iter().all(|(player, _)| *player != result.player) {
            let same_strategy = houses.iter().filter(|(other, _)| other.player == result.player);
            let ratings: Vec<Rating> = same_strategy.map(|(_, rating)| *rating).collect();
            changes.push((result.player, mean(&ratings)));
        }
    }
    changes
}

/// Returns the new ratings of the eligible seats; empty for fewer than two.
fn rate_seats<'a>(
    eligible: &[&'a SeatResult],
    before: &impl Fn(PlayerId) -> Rating,
) -> Vec<(&'a SeatResult, Rating)> {
    if eligible.len() < 2 {
        return Vec::new();
    }
    let rated =
        |rating: Rating| WengLinRating { rating: rating.mean, uncertainty: rating.deviation };
    let teams: Vec<[WengLinRating; 1]> =
        eligible.iter().map(|result| [rated(before(result.player))]).collect();
    let ranks = eligible.iter().map(|result| match result.finished_by {
        FinishedBy::Player | FinishedBy::House => MultiTeamOutcome::new(result.rank.into()),
        FinishedBy::TakenOver => MultiTeamOutcome::new(TAKEN_OVER_RANK),
    });
    let table: Vec<(&[WengLinRating], MultiTeamOutcome)> =
        teams.iter().map(<[WengLinRating; 1]>::as_slice).zip(ranks).collect();
    let after = weng_lin_multi_team(&table, &WengLinConfig::new());
    let new_rating = |(result, team): (&&'a SeatResult, Vec<WengLinRating>)| {
        let games = before(result.player).games + 1;
        let new = team.first()?;
        Some((*result, Rating { mean: new.rating, deviation: new.uncertainty, games }))
    };
    eligible.iter().zip(after).filter_map(new_rating).collect()
}

fn mean(ratings: &[Rating]) -> Rating {
    let mean_of = |value: fn(&Rating) -> f64| {
        let count = u32::try_from(ratings.len()).unwrap_or(u32::MAX);
        ratings.iter().map(value).sum::<f64>() / f64::from(count)
    };
    Rating {
        mean: mean_of(|rating| rating.mean),
        deviation: mean_of(|rating| rating.deviation),
        games: ratings.first().map_or(0, |rating| rating.games),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kingdomino::{Seat, Terrain};
    use uuid::Uuid;

    fn player(number: u128) -> PlayerId {
        PlayerId::new(Uuid::from_u128(number))
    }

    fn result(seat: u8, rank: u8, finished_by: FinishedBy) -> SeatResult {
        SeatResult {
            seat: Seat::new(seat).expect("a seat"),
            player: player(seat.into()),
            finished_by,
            changed_hands: false,
            rank,
            points: 30,
            largest_property: 5,
            crowns: 4,
            terrains: [0; Terrain::COUNT],
            bonuses: 0,
            quests: 0,
            giants: 0,
            discards: 0,
        }
    }

    fn people(ranks: &[u8]) -> Vec<SeatResult> {
        let seats = ranks.iter().zip(0..);
        seats.map(|(rank, seat)| result(seat, *rank, FinishedBy::Player)).collect()
    }

    fn newcomers(_: PlayerId) -> Rating {
        Rating::default()
    }

    /// Returns the mean of each player's rating, in tenths.
    fn means(results: &[SeatResult], rated: RatingMode) -> Vec<(u128, f64)> {
        let mut means: Vec<(u128, f64)> = rate(results, rated, newcomers)
            .into_iter()
            .map(|(player, rating)| (player.uuid().as_u128(), (rating.mean * 10.0).round()))
            .collect();
        means.sort_by_key(|(player, _)| *player);
        means
    }

    #[test]
    fn winner_gains_and_loser_loses() {
        let after = rate(&people(&[1, 2]), RatingMode::People, newcomers);
        assert!(after[0].1.mean > 25.0 && after[1].1.mean < 25.0);
        assert!(after.iter().all(|(_, one)| one.deviation < 25.0 / 3.0 && one.games == 1));
    }

    #[test]
    fn ratings_follow_ranks_of_five_players() {
        let means: Vec<f64> = means(&people(&[3, 1, 5, 2, 4]), RatingMode::People)
            .into_iter()
            .map(|(_, m)| m)
            .collect();
        assert!(means[1] > means[3] && means[3] > means[0]);
        assert!(means[0] > means[4] && means[4] > means[2]);
    }

    #[test]
    fn tied_players_are_rated_equally() {
        let means = means(&people(&[1, 1, 3]), RatingMode::People);
        assert!((means[0].1 - means[1].1).abs() < f64::EPSILON);
        assert!(means[0].1 > means[2].1);
    }

    #[test]
    fn unrated_game_changes_no_rating() {
        assert_eq!(means(&people(&[1, 2]), RatingMode::No), []);
    }

    #[test]
    fn taken_over_seat_ranks_last() {
        let mut results = people(&[2, 1, 3]);
        results[1].finished_by = FinishedBy::TakenOver;
        let means = means(&results, RatingMode::People);
        assert!(means[1].1 < means[2].1 && means[2].1 < means[0].1);
    }

    #[test]
    fn transferred_seat_is_not_rated() {
        let mut results = people(&[1, 2, 3]);
        results[0].changed_hands = true;
        let with_two = means(&results, RatingMode::People);
        assert_eq!(with_two.iter().map(|(player, _)| *player).collect::<Vec<_>>(), [1, 2]);
        results[1].changed_hands = true;
        assert_eq!(means(&results, RatingMode::People), []);
    }

    #[test]
    fn house_players_rate_people_if_enabled() {
        let mut results = people(&[2, 1]);
        results[1].finished_by = FinishedBy::House;
        let rated = |how| means(&results, how).into_iter().map(|(one, _)| one).collect::<Vec<_>>();
        assert_eq!(rated(RatingMode::People), [1]);
        assert_eq!(rated(RatingMode::Everybody), [0, 1]);
    }

    #[test]
    fn equal_house_players_share_one_rating() {
        let mut results = people(&[1, 2, 3]);
        for seat in [1, 2] {
            results[seat].finished_by = FinishedBy::House;
            results[seat].player = player(9);
        }
        let after = rate(&results, RatingMode::Everybody, newcomers);
        assert_eq!(after.len(), 2);
        let kind = after.iter().find(|(one, _)| *one == player(9)).expect("the kind").1;
        assert_eq!(kind.games, 1);
        assert!(kind.mean < 25.0);
    }
}
