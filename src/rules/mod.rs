//! The game: pure. No clock, no dice, no I/O, no HTTP, no SQL; what it needs comes in the arguments.
//!
//! A [`GameState`] holds what everybody may know. [`decide`] turns a [`Command`] into [`Event`]s or names the
//! [`RuleViolation`]; [`evolve`] applies an event and never fails; [`legal_commands`] lists what `decide` accepts.
//! The [`Deck`], the one secret, is an argument of `decide` alone: what only reads cannot leak it. An [`Order`] is one of
//! those: it turns what everybody sees into commands that were wished for before the turn came.

#[cfg(test)]
mod boards;
mod carry_out;
mod cell;
mod cells;
mod command;
mod dealt;
mod decide;
mod deck;
mod domino;
mod domino_set;
mod drawing;
mod due;
mod encoding;
mod event;
mod evolve;
mod expansion;
mod extent;
mod giant_moves;
mod house;
mod keeper;
mod kingdom;
mod legal;
mod line;
mod order;
mod quest;
mod ranking;
mod score;
mod seat;
mod settings;
mod setup;
pub mod shuffle;
mod state;
mod terrain;
mod transition;
mod turn;
mod variant;
mod violation;

pub use carry_out::{GivenOrder, carry_out};
pub use cell::{Cell, Direction, Placement};
pub use command::Command;
pub use dealt::Dealt;
pub use decide::{Overdue, begin, begin_at, begin_with, decide, deed, preview, time_out};
pub use deck::Deck;
pub use domino::{Domino, DominoId, Kind, Square, UnknownDomino};
pub use domino_set::DominoSet;
pub use drawing::draw;
pub use due::{Due, due, permits};
pub use encoding::{BadEncoding, decode, encode};
pub use event::{Event, Events, Fact};
pub use evolve::{evolve, replay};
pub use expansion::Expansion;
pub use extent::Extent;
pub use giant_moves::{Covers, GiantMoves};
pub use house::{HousePlayer, PLAYOUTS, greedy, house_move, search};
pub use keeper::Keeper;
pub use kingdom::{Kingdom, Placements};
pub use legal::{Moves, legal_commands, legal_moves};
pub use line::{Line, Slot};
pub use order::{Order, OrderViolation, OrderedPlacement, Otherwise, PlaceOrder, Plan};
pub use quest::{Goal, Quest, Quests};
pub use ranking::{Standing, TieBreak, ranking};
pub use score::{Bonus, Property, QuestScore, Score, Tally, points, score, tally};
pub use seat::{BySeat, Seat};
pub use settings::{Edition, Settings, SettingsViolation};
pub use setup::{FirstPicks, Setup};
pub use state::{Awaiting, Expected, GameState};
pub use terrain::Terrain;
pub use transition::{Cause, GiveUp, GivenUp, Transition};
pub use variant::{Variant, Variants};
pub use violation::RuleViolation;
