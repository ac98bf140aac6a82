use serde::{Deserialize, Serialize};

use crate::{Quests, Seat, Settings};

/// What a game starts from: its settings, who picks when from the first line, and the quests. All of it is public.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The rules that were chosen.
    pub settings: Settings,
    /// Whose king picks when from the first line.
    pub kings: FirstPicks,
    /// The two quests with Age of Giants; else none.
    pub quests: Quests,
}

/// The owners of the kings in the order in which they pick from the first line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<Seat>", into = "Vec<Seat>")]
pub struct FirstPicks {
    owners: [Seat; Seat::MAX],
    kings: u8,
}

impl FirstPicks {
    /// None if there are more kings than any game has.
    pub fn new(order: &[Seat]) -> Option<FirstPicks> {
        let mut owners = [Seat::new(0)?; Seat::MAX];
        owners.get_mut(..order.len())?.copy_from_slice(order);
        Some(FirstPicks { owners, kings: u8::try_from(order.len()).ok()? })
    }

    /// The owners, the first to pick first; in a game of two, each is there twice.
    pub fn as_slice(&self) -> &[Seat] {
        &self.owners[..self.kings.into()]
    }

    /// Whether every seat of the game has as many turns as it has kings.
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
