use crate::{Cell, Command, Kingdom, Placement};

impl Kingdom {
    /// Applies a legal command of the owner. Returns true if the command changes the kingdom.
    pub(crate) fn apply_command(&mut self, command: Command) -> bool {
        match command {
            Command::Place { domino, x, y, direction } => {
                self.place(domino, Placement::new(x, y, direction));
            }
            Command::Discard { domino } => self.discard(domino),
            Command::Cover { x, y } => self.cover(Cell { x, y }),
            Command::SendGiant { x, y, .. } => self.uncover(Cell { x, y }),
            Command::Pick { .. }
            | Command::KeepGiant {}
            | Command::TakeBack {}
            | Command::Concede {} => return false,
        }
        true
    }
}
