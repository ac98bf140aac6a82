use jiff::Timestamp;
use kingdomino::{Cause, Command, Transition};

use crate::domain::IdempotentRequest;
use crate::domain::event_log::{Agreements, GameStatus};
use crate::domain::table::{StoredGame, Viewer, Waiting};
use crate::service::notifications::WaitKey;
use crate::service::{Context, Error, Result};
use crate::store::games::{GameUpdate, Secrets};

use super::advance::{Advanced, advance};
use super::orders::given;
use super::recent_games::RecentGame;
use super::search::Outcomes;
use super::seats::playable;
use super::waiting::waiting_after;

/// Result of a command, not recorded yet.
pub(super) struct PlayedCommand {
    /// The game before the command.
    pub game: StoredGame,
    secrets: Secrets,
    advanced: Advanced,
    waiting: Waiting,
    agreements: Agreements,
}

impl PlayedCommand {
    /// # Errors
    /// A rule forbids the command, the player has no seat that can be played, or a house player has
    /// to search first; `outcomes` then holds the search.
    pub fn of(
        outcomes: &Outcomes,
        game: StoredGame,
        secrets: Secrets,
        viewer: Viewer,
        command: Command,
    ) -> Result<PlayedCommand> {
        let (state, seat) = playable(&game, viewer)?;
        let deck = secrets.deck.as_ref();
        let deck =
            deck.ok_or_else(|| Error::Internal(format!("game {} has no deck", game.id)))?.clone();
        let transition = Transition {
            state,
            deck: deck.clone(),
            cause: Cause::Command { seat, command },
            orders: given(&game, &secrets.orders),
        };
        let tree = || game.line_tree(&secrets.seed, &deck, state.settings());
        let mut advanced = advance(outcomes, transition, tree)?;
        let waiting = waiting_after(&game, &advanced.happened, &advanced.state);
        let (waiting, agreements) = advanced.settle_proposal(&game, waiting);
        Ok(PlayedCommand { game, secrets, advanced, waiting, agreements })
    }

    /// Returns true if the command starts a pause. A pause has to start at the time of its event,
    /// so the game must be loaded and recorded in one transaction.
    pub fn begins_pause(&self) -> bool {
        self.agreements.pause.is_some() && self.agreements.pause != self.game.agreements.pause
    }

    /// Returns the update to record. `read_at` is the time assumed by the decision, if it was not
    /// read from the database, and is validated by the statement.
    pub fn update<'a>(
        &'a self,
        viewer: Viewer,
        request: &'a IdempotentRequest,
        read_at: Option<Timestamp>,
    ) -> GameUpdate<'a> {
        let PlayedCommand { game, secrets, advanced, waiting, agreements } = self;
        GameUpdate {
            player: Some(viewer.player),
            session: viewer.needed_session(),
            read_at,
            request: Some(request),
            ..advanced.update(game, secrets.seed, waiting, agreements)
        }
    }

    /// Returns the game after the command, recorded at time `at`. Caches it if another command can
    /// follow.
    pub fn recorded(self, ctx: &Context, at: Timestamp) -> StoredGame {
        let PlayedCommand { mut game, secrets, advanced, waiting, agreements } = self;
        game.version = game.version.after(advanced.events.len());
        game.status = advanced.status();
        game.revealed_seed = advanced.revealed_seed(secrets.seed);
        game.changed_at = at;
        game.state = Some(advanced.state);
        game.waiting = waiting;
        game.agreements = agreements;
        ctx.waiters.ring(WaitKey::Game(game.id), game.version.number().into());
        ctx.recent_games.acknowledge(&game);
        if game.status == GameStatus::Active {
            let (game, noted_at) = (game.clone(), ctx.now());
            ctx.recent_games.put(RecentGame { game, secrets, noted_at });
        }
        game
    }
}
