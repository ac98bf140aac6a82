use kingdomino::{Command, Expected, GameState, Seat, SeatControl};
use kingdomino_render::{Names, Scene, Spot, Words};
use url::Url;

use crate::i18n::Language;
use crate::notifications::content::document::ChoiceLink;
use crate::notifications::content::table_names;
use crate::notifications::links::{PlayLink, TableLink};
use crate::service::Context;
use crate::service::games::{Choice, LinkedTable};

use super::super::layout::link_path;

/// Game shown to a player that may act.
pub(in super::super) struct DecisionContext<'a> {
    ctx: &'a Context,
    table: &'a LinkedTable,
    pub(super) state: &'a GameState,
    pub(super) seat: Seat,
    pub(super) language: Language,
    /// Display names of the seats.
    pub(super) seats: Vec<String>,
    names: Names,
}

impl<'a> DecisionContext<'a> {
    /// Returns `None` if the reader has no choices or no seat, or if the game has not started.
    pub fn new(ctx: &'a Context, table: &'a LinkedTable) -> Option<DecisionContext<'a>> {
        if table.choices.is_empty() {
            return None;
        }
        let LinkedTable { reader, game, .. } = table;
        let language = reader.language();
        let seats = table_names(language, game);
        Some(DecisionContext {
            ctx,
            table,
            state: game.state.as_ref()?,
            seat: game.seat_of(reader.player)?,
            language,
            names: Names::new(&seats),
            seats,
        })
    }

    /// Returns the decision that the game awaits from the reader.
    pub(super) fn expected(&self) -> Option<Expected> {
        let awaiting = self.state.awaiting().filter(|awaiting| awaiting.seat == self.seat)?;
        (self.state.seat_control(self.seat) == SeatControl::Player).then_some(awaiting.expected)
    }

    /// Returns true if a house player controls the seat of the reader. The reader can take the seat
    /// back.
    pub(super) fn is_house_controlled(&self) -> bool {
        self.state.seat_control(self.seat) == SeatControl::House
    }

    pub(super) fn choices(&self) -> impl Iterator<Item = Choice> {
        self.table.choices.iter().copied()
    }

    pub(super) fn scene<'b>(&'b self, state: &'b GameState) -> Scene<'b> {
        Scene { state, names: &self.names, words: &self.language }
    }

    /// Formats a score together with its difference to the current score.
    pub(super) fn points(&self, score: u32) -> String {
        let state = self.state;
        let kingdom = state.kingdom(self.seat);
        let now = kingdomino::tally(state.settings(), state.quests(), kingdom).points;
        let change = i64::from(score) - i64::from(now);
        let points = self.language.points(score);
        let change = format!("{change:+}").replace('-', "\u{2212}");
        // Isolates the change from its surroundings, otherwise its sign moves to the other side in
        // Hebrew text.
        format!("{points} \u{2066}({change})\u{2069}")
    }

    /// Path of the page that previews a command.
    pub(super) fn path(&self, command: Command) -> String {
        link_path(self.ctx, &self.link(command))
    }

    /// URL of the page that previews a command.
    pub(super) fn url(&self, command: Command) -> Option<Url> {
        self.ctx.senders.links.url(&self.link(command)).parse().ok()
    }

    fn link(&self, command: Command) -> PlayLink {
        let LinkedTable { reader, game, .. } = self.table;
        let (player, until) = (reader.player, self.table.until);
        PlayLink { player, game: game.id, version: game.version, command, until }
    }

    /// Path of this page.
    pub(super) fn table_path(&self) -> String {
        let LinkedTable { reader, game, .. } = self.table;
        let (player, until) = (reader.player, self.table.until);
        link_path(self.ctx, &TableLink { player, game: game.id, plays: true, until })
    }

    pub(super) fn choice_link(&self, command: Command, label: String) -> ChoiceLink {
        ChoiceLink { drawing: None, label, path: self.path(command), is_current: false }
    }

    /// Link to one of several numbered choices.
    pub(super) fn numbered_link(&self, number: usize, way: Choice) -> ChoiceLink {
        self.choice_link(way.command, format!("{number} · {}", self.points(way.score)))
    }

    /// Cell of the drawing that links to a choice.
    pub(super) fn spot(&self, number: usize, way: Choice, cell: kingdomino::Cell) -> Spot {
        let said = format!("{number} · {}", self.points(way.score));
        Spot { cell, direction: None, number, href: Some(self.path(way.command)), alt: said }
    }
}
