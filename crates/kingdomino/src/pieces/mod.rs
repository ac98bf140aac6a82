//! Contents of the box: dominoes and their order, terrains, quests, and seats.

pub(crate) mod dealt;
pub(crate) mod deck;
pub(crate) mod domino;
pub(crate) mod domino_set;
pub(crate) mod line;
pub(crate) mod quest;
pub(crate) mod seat;
pub(crate) mod terrain;
