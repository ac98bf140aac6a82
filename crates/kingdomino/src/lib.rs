#![doc = include_str!("../README.md")]
#![warn(missing_docs)]

mod ai;
mod bits;
mod board;
mod game;
mod pieces;
mod premove;
mod scoring;
pub mod shuffle;

pub use ai::house_player::HousePlayer;
pub use ai::{PLAYOUTS, greedy, house_move, search};
pub use board::cell::{Cell, Direction, Placement};
pub use board::draw::draw;
pub use board::extent::Extent;
pub use board::kingdom::{Kingdom, Placements};
pub use game::codec::{DecodeError, decode, encode};
pub use game::command::Command;
pub use game::decide::{
    TimeoutAction, action, begin, begin_after, begin_with_house, decide, preview, time_out,
};
pub use game::event::{Event, Events, Fact};
pub use game::evolve::{evolve, replay};
pub use game::expansion::Expansion;
pub use game::giant_moves::{Covers, GiantMoves};
pub use game::give_up::{CancelCheck, SearchCancelled};
pub use game::legal::{Moves, legal_commands, legal_moves};
pub use game::next_step::{AutomaticStep, check_event, next_automatic_step};
pub use game::scored_commands::scored_commands;
pub use game::seat_control::SeatControl;
pub use game::settings::{Edition, Settings, SettingsViolation};
pub use game::setup::{FirstPicks, Setup};
pub use game::state::{Awaiting, Expected, GameState};
pub use game::transition::{Cause, Transition};
pub use game::variant::{Variant, Variants};
pub use game::violation::RuleViolation;
pub use pieces::dealt::Dealt;
pub use pieces::deck::Deck;
pub use pieces::domino::{Domino, DominoId, DominoKind, Square, UnknownDomino};
pub use pieces::domino_set::DominoSet;
pub use pieces::line::{Line, Slot};
pub use pieces::quest::{Goal, Quest, Quests};
pub use pieces::seat::{BySeat, Seat};
pub use pieces::terrain::Terrain;
pub use premove::apply::{Premove, play_premoves};
pub use premove::{
    Plan, PremoveFallback, PremovePlace, PremovePlacement, PremovePlan, PremoveViolation,
};
pub use scoring::ranking::{Standing, TieBreak, ranking};
pub use scoring::score::{Bonus, Property, QuestScore, Score, Tally, points, score, tally};
