use crate::board::cells::Cells;
use crate::{BySeat, Cell, Command, Extent, GameState, Kingdom, Seat};

/// Squares on which a giant can cover a crown.
#[derive(Clone, Copy, Debug)]
pub struct Covers {
    extent: Extent,
    crown_cells: Cells,
}

/// Giants that can be sent: each square with each possible opponent, and finally the choice to keep
/// them.
#[derive(Clone, Copy, Debug)]
pub struct GiantMoves {
    extent: Extent,
    giant_cells: Cells,
    targets: BySeat<bool>,
    /// Index of the next opponent for the first remaining square.
    next_target: usize,
    keep: bool,
}

impl Covers {
    pub(crate) fn new(kingdom: &Kingdom) -> Covers {
        Covers { extent: kingdom.extent(), crown_cells: kingdom.crown_cells() }
    }

    pub(crate) fn len(&self) -> usize {
        self.crown_cells.count() as usize
    }
}

impl GiantMoves {
    pub(crate) fn new(state: &GameState, seat: Seat) -> GiantMoves {
        let kingdom = state.kingdom(seat);
        let mut targets = BySeat::all(false);
        state.giant_targets(seat).for_each(|target| targets[target] = true);
        GiantMoves {
            extent: kingdom.extent(),
            giant_cells: kingdom.giant_cells(),
            targets,
            next_target: 0,
            keep: true,
        }
    }

    fn targets(&self, from: usize) -> impl Iterator<Item = Seat> {
        Seat::for_players(u8::MAX).skip(from).filter(|seat| self.targets[*seat])
    }

    pub(crate) fn len(&self) -> usize {
        let sends = match self.giant_cells.count() as usize {
            0 => 0,
            squares => {
                (squares - 1) * self.targets(0).count() + self.targets(self.next_target).count()
            }
        };
        sends + usize::from(self.keep)
    }
}

#[expect(clippy::copy_iterator, reason = "small, and iterating over a copy is intended")]
impl Iterator for Covers {
    type Item = Command;

    fn next(&mut self) -> Option<Command> {
        let Cell { x, y } = first_cell(self.extent, self.crown_cells)?;
        self.crown_cells = self.crown_cells.without_first();
        Some(Command::Cover { x, y })
    }
}

#[expect(clippy::copy_iterator, reason = "small, and iterating over a copy is intended")]
impl Iterator for GiantMoves {
    type Item = Command;

    fn next(&mut self) -> Option<Command> {
        let Some(Cell { x, y }) = first_cell(self.extent, self.giant_cells) else {
            return std::mem::take(&mut self.keep).then_some(Command::KeepGiant {});
        };
        let Some(to_seat) = self.targets(self.next_target).next() else {
            self.giant_cells = self.giant_cells.without_first();
            self.next_target = 0;
            return self.next();
        };
        self.next_target = to_seat.index() + 1;
        Some(Command::SendGiant { x, y, to_seat })
    }
}

fn first_cell(extent: Extent, cells: Cells) -> Option<Cell> {
    (!cells.is_empty()).then(|| extent.cell(cells.0.trailing_zeros()))
}
