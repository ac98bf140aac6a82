use jiff::Timestamp;
use kingdomino::{Command, Expected, GameState, Seat, SeatControl};
use kingdomino_render::{Names, Scene, Spot, Words};
use url::Url;

use crate::i18n::Language;
use crate::notifications::content::document::ChoiceLink;
use crate::notifications::content::table_names;
use crate::notifications::links::{LIFETIME, PlayLink, TableLink};
use crate::service::Context;
use crate::service::games::{Choice, LinkedTable};

use super::super::layout::path;

/// A game in front of a player who may act.
pub(in super::super) struct DecisionContext<'a> {
    ctx: &'a Context,
    table: &'a LinkedTable,
    pub(super) state: &'a GameState,
    pub(super) seat: Seat,
    pub(super) language: Language,
    /// What the seats are called.
    pub(super) seats: Vec<String>,
    names: Names,
    /// How long its links are good.
    until: Timestamp,
}

impl<'a> DecisionContext<'a> {
    /// None where its reader can do nothing.
    pub fn new(ctx: &'a Context, table: &'a LinkedTable) -> Option<DecisionContext<'a>> {
        if table.ways.is_empty() {
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
            until: game.read_at.checked_add(LIFETIME).ok()?,
        })
    }

    /// What is expected of the reader now.
    pub(super) fn expected(&self) -> Option<Expected> {
        let awaiting = self.state.awaiting().filter(|awaiting| awaiting.seat == self.seat)?;
        (self.state.keeper(self.seat) == SeatControl::Player).then_some(awaiting.expected)
    }

    /// Whether the house plays for the reader, who can end that.
    pub(super) fn is_with_the_house(&self) -> bool {
        self.state.keeper(self.seat) == SeatControl::House
    }

    pub(super) fn ways(&self) -> impl Iterator<Item = Choice> {
        self.table.ways.iter().copied()
    }

    pub(super) fn scene<'b>(&'b self, state: &'b GameState) -> Scene<'b> {
        Scene { state, names: &self.names, words: &self.language }
    }

    /// So many points, and how many more or fewer than now.
    pub(super) fn points(&self, score: u32) -> String {
        let state = self.state;
        let kingdom = state.kingdom(self.seat);
        let now = kingdomino::tally(state.settings(), state.quests(), kingdom).points;
        let change = i64::from(score) - i64::from(now);
        let points = self.language.points(score);
        let change = format!("{change:+}").replace('-', "\u{2212}");
        // Apart from what stands around it, or the sign would change sides in Hebrew.
        format!("{points} \u{2066}({change})\u{2069}")
    }

    /// Where the page is that shows what a command does.
    pub(super) fn path(&self, command: Command) -> String {
        path(self.ctx, &self.link(command))
    }

    /// The same with the name of the server.
    pub(super) fn url(&self, command: Command) -> Option<Url> {
        self.ctx.senders.links.url(&self.link(command)).parse().ok()
    }

    fn link(&self, command: Command) -> PlayLink {
        let LinkedTable { reader, game, .. } = self.table;
        let (player, until) = (reader.player, self.until);
        PlayLink { player, game: game.id, version: game.version, command, until }
    }

    /// Where this page is.
    pub(super) fn own_path(&self) -> String {
        let LinkedTable { reader, game, .. } = self.table;
        let (player, until) = (reader.player, self.until);
        path(self.ctx, &TableLink { player, game: game.id, plays: true, until })
    }

    pub(super) fn way(&self, command: Command, label: String) -> ChoiceLink {
        ChoiceLink { drawing: None, label, path: self.path(command), is_current: false }
    }

    /// A choice that is one of several numbered ones.
    pub(super) fn numbered(&self, number: usize, way: Choice) -> ChoiceLink {
        self.way(way.command, format!("{number} · {}", self.points(way.score)))
    }

    /// A cell that leads to a command.
    pub(super) fn spot(&self, number: usize, way: Choice, cell: kingdomino::Cell) -> Spot {
        let said = format!("{number} · {}", self.points(way.score));
        Spot { cell, towards: None, number, href: Some(self.path(way.command)), said }
    }
}
