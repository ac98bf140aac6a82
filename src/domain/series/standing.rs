/// Game of a series as counted in the standings, finished or with its current scores.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeriesGameScores {
    /// Number of the game, counted from 1.
    pub number: u8,
    /// True while the game is running.
    pub is_live: bool,
    /// Points and rank of each series seat.
    pub places: Vec<(u32, u8)>,
}

/// Result of a series seat in one game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeriesGameResult {
    pub number: u8,
    pub is_live: bool,
    pub points: u32,
    pub rank: u8,
}

/// Standing of a series seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerStanding {
    pub place: u8,
    /// Rank, counted from 1, by descending total. Equal totals share a rank, and the ranks after it
    /// are skipped: no rulebook breaks the tie.
    pub rank: u8,
    pub total: u32,
    /// Finished games in which the seat ranked first, alone or tied.
    pub wins: u8,
    pub games: Vec<SeriesGameResult>,
}

/// Returns the standings after `games` by rank; tied seats are ordered by their index.
pub fn standings(places: u8, games: &[SeriesGameScores]) -> Vec<PlayerStanding> {
    let mut standings: Vec<PlayerStanding> =
        (0..places).map(|place| standing_of(place, games)).collect();
    let totals: Vec<u32> = standings.iter().map(|standing| standing.total).collect();
    for standing in &mut standings {
        let ahead = totals.iter().filter(|total| **total > standing.total).count();
        standing.rank = u8::try_from(ahead + 1).unwrap_or(u8::MAX);
    }
    standings.sort_by_key(|standing| standing.rank);
    standings
}

fn standing_of(place: u8, games: &[SeriesGameScores]) -> PlayerStanding {
    let games: Vec<SeriesGameResult> = games
        .iter()
        .filter_map(|game| {
            let (points, rank) = *game.places.get(usize::from(place))?;
            Some(SeriesGameResult { number: game.number, is_live: game.is_live, points, rank })
        })
        .collect();
    let won = games.iter().filter(|game| game.rank == 1 && !game.is_live).count();
    PlayerStanding {
        place,
        rank: 1,
        total: games.iter().map(|game| game.points).sum(),
        wins: u8::try_from(won).unwrap_or(u8::MAX),
        games,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(number: u8, places: &[(u32, u8)]) -> SeriesGameScores {
        SeriesGameScores { number, is_live: false, places: places.to_vec() }
    }

    /// Returns index, rank, total and wins of each seat.
    fn table(places: u8, games: &[SeriesGameScores]) -> Vec<(u8, u8, u32, u8)> {
        let standings = standings(places, games);
        standings.iter().map(|one| (one.place, one.rank, one.total, one.wins)).collect()
    }

    #[test]
    fn highest_total_wins_dynasty() {
        let games = [
            game(1, &[(40, 2), (52, 1), (30, 3)]),
            game(2, &[(61, 1), (44, 2), (43, 3)]),
            game(3, &[(39, 2), (35, 3), (50, 1)]),
        ];
        assert_eq!(table(3, &games), [(0, 1, 140, 1), (1, 2, 131, 1), (2, 3, 123, 1)]);
    }

    #[test]
    fn equal_totals_share_the_rank() {
        let games = [game(1, &[(40, 1), (20, 2), (10, 3)]), game(2, &[(20, 2), (40, 1), (10, 3)])];
        assert_eq!(table(3, &games), [(0, 1, 60, 1), (1, 1, 60, 1), (2, 3, 20, 0)]);
    }

    #[test]
    fn tied_win_counts_for_both() {
        assert_eq!(table(2, &[game(1, &[(33, 1), (33, 1)])]), [(0, 1, 33, 1), (1, 1, 33, 1)]);
    }

    #[test]
    fn all_rank_first_before_first_game() {
        assert_eq!(table(2, &[]), [(0, 1, 0, 0), (1, 1, 0, 0)]);
    }

    #[test]
    fn running_game_counts_no_win() {
        let live = SeriesGameScores { is_live: true, ..game(2, &[(0, 1), (0, 1)]) };
        let games = [game(1, &[(40, 1), (30, 2)]), live];
        let wins = |games: &[SeriesGameScores]| {
            standings(2, games).iter().map(|one| (one.total, one.wins)).collect::<Vec<_>>()
        };
        assert_eq!(wins(&games), [(40, 1), (30, 0)]);
    }
}
