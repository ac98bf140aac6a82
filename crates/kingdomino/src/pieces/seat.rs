use std::fmt;
use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

/// Number of a seat in a game, counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(try_from = "u8", into = "u8")]
#[cfg_attr(feature = "openapi", schema(value_type = u8, minimum = 0, maximum = 4, examples(0)))]
pub struct Seat(Number);

/// An enum rather than an integer, so that `Option<Seat>` takes no extra space and every seat is a
/// valid index of a [`BySeat`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum Number {
    Zero,
    One,
    Two,
    Three,
    Four,
}

impl Seat {
    /// Maximum number of seats in a game.
    pub const MAX: usize = 5;

    /// Returns the seat with this number; none above 4.
    pub const fn new(number: u8) -> Option<Seat> {
        match number {
            0 => Some(Seat(Number::Zero)),
            1 => Some(Seat(Number::One)),
            2 => Some(Seat(Number::Two)),
            3 => Some(Seat(Number::Three)),
            4 => Some(Seat(Number::Four)),
            _ => None,
        }
    }

    /// Returns the seats of a game with this number of players.
    pub fn for_players(players: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..players).filter_map(Seat::new)
    }

    /// Returns the number of the seat, 0 to 4.
    pub const fn number(self) -> u8 {
        self.0 as u8
    }

    /// Returns the number of the seat as an index, 0 to 4.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl TryFrom<u8> for Seat {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Seat, &'static str> {
        Seat::new(number).ok_or("no such seat: expected 0 to 4")
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.number()
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.number(), f)
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {self}")
    }
}

/// One `T` per seat of the largest game. The settings define which seats are in use.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BySeat<T>([T; Seat::MAX]);

impl<T> BySeat<T> {
    /// Creates the same value for every seat.
    pub fn all(value: T) -> BySeat<T>
    where
        T: Copy,
    {
        BySeat([value; Seat::MAX])
    }

    /// Returns the values of all seats, in use or not, in the order of their numbers.
    pub fn iter(&self) -> impl Iterator<Item = &T> {
        self.0.iter()
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}
