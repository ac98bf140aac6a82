use kingdomino::shuffle::Shuffle;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Seats of the players of a series from game to game.
///
/// - `keep`: the seats of the first game.
/// - `rotate`: every player moves to the previous seat; the player in the first seat moves to the
///   last.
/// - `shuffle`: seats are drawn for each game, from its seed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Seating {
    Keep,
    #[default]
    Rotate,
    Shuffle,
}

impl Seating {
    pub const ALL: [Seating; 3] = [Seating::Keep, Seating::Rotate, Seating::Shuffle];

    pub fn name(self) -> &'static str {
        match self {
            Seating::Keep => "keep",
            Seating::Rotate => "rotate",
            Seating::Shuffle => "shuffle",
        }
    }

    /// Returns the indexes of the players in seat order for a game. `number` counts the games from
    /// 1; the first game keeps the order in which players joined.
    pub fn seat_order(self, players: u8, number: u8, shuffle: &Shuffle) -> Vec<u8> {
        let mut order: Vec<u8> = (0..players).collect();
        match self {
            Seating::Rotate => {
                let by = usize::from(number.saturating_sub(1)) % order.len().max(1);
                order.rotate_left(by);
            }
            Seating::Shuffle if number > 1 => shuffle.seats(&mut order),
            Seating::Keep | Seating::Shuffle => {}
        }
        order
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shuffle() -> Shuffle {
        Shuffle::new([1; 16], &[2; 32], &[])
    }

    #[test]
    fn rotate_moves_players_by_one_seat() {
        let seats = |number| Seating::Rotate.seat_order(3, number, &shuffle());
        assert_eq!(seats(1), [0, 1, 2]);
        assert_eq!(seats(2), [1, 2, 0]);
        assert_eq!(seats(3), [2, 0, 1]);
        assert_eq!(seats(4), [0, 1, 2]);
    }

    #[test]
    fn shuffle_draws_seats_after_first_game() {
        assert_eq!(Seating::Shuffle.seat_order(5, 1, &shuffle()), [0, 1, 2, 3, 4]);
        let drawn = Seating::Shuffle.seat_order(5, 2, &shuffle());
        assert_ne!(drawn, [0, 1, 2, 3, 4]);
        let mut sorted = drawn.clone();
        sorted.sort_unstable();
        assert_eq!(sorted, [0, 1, 2, 3, 4]);
        assert_eq!(Seating::Shuffle.seat_order(5, 2, &shuffle()), drawn);
    }

    #[test]
    fn keep_preserves_seats() {
        assert_eq!(Seating::Keep.seat_order(4, 3, &shuffle()), [0, 1, 2, 3]);
    }
}
