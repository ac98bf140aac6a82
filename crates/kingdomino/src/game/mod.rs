//! The course of a game: settings, state, commands and events.

pub(crate) mod codec;
pub(crate) mod command;
pub(crate) mod decide;
pub(crate) mod event;
pub(crate) mod evolve;
pub(crate) mod expansion;
pub(crate) mod giant_moves;
pub(crate) mod give_up;
pub(crate) mod legal;
pub(crate) mod next_step;
pub(crate) mod scored_commands;
pub(crate) mod seat_control;
pub(crate) mod settings;
pub(crate) mod setup;
pub(crate) mod state;
pub(crate) mod transition;
pub(crate) mod turn;
pub(crate) mod variant;
pub(crate) mod violation;
