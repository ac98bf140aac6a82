use serde::{Deserialize, Serialize};

use crate::{Quests, Seat, Settings};

/// Start of a game: settings, order of the first picks, and quests. All of it is public.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setup {
    /// Rules of the game.
    pub settings: Settings,
    /// Order of the kings for the first picks.
    pub kings: FirstPicks,
    /// Two quests with Age of Giants, else none.
    pub quests: Quests,
}

/// Owners of the kings, in the order in which they pick from the first line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<Seat>", into = "Vec<Seat>")]
pub struct FirstPicks {
    owners: [Seat; Seat::MAX],
    kings: u8,
}

impl FirstPicks {
    /// Returns none for more kings than any game has.
    pub fn new(order: &[Seat]) -> Option<FirstPicks> {
        let mut owners = [Seat::new(0)?; Seat::MAX];
        owners.get_mut(..order.len())?.copy_from_slice(order);
        Some(FirstPicks { owners, kings: u8::try_from(order.len()).ok()? })
    }

    /// Returns the owners in the order of their picks. In a two-player game each occurs twice.
    pub fn as_slice(&self) -> &[Seat] {
        &self.owners[..self.kings.into()]
    }

    /// Returns true if every seat of the game occurs once per king.
    pub fn fits(&self, settings: Settings) -> bool {
        let kings_of = |seat| self.as_slice().iter().filter(|owner| **owner == seat).count();
        let kings_each = usize::from(settings.kings_per_player());
        self.kings == settings.kings() && settings.seats().all(|seat| kings_of(seat) == kings_each)
    }
}

impl TryFrom<Vec<Seat>> for FirstPicks {
    type Error = &'static str;

    fn try_from(order: Vec<Seat>) -> Result<FirstPicks, &'static str> {
        FirstPicks::new(&order).ok_or("more kings than any game has")
    }
}

impl From<FirstPicks> for Vec<Seat> {
    fn from(picks: FirstPicks) -> Vec<Seat> {
        picks.as_slice().to_vec()
    }
}
