use jiff::Timestamp;
use kingdomino::{Cause, Command, Transition};

use crate::domain::IdempotentRequest;
use crate::domain::event_log::{Agreements, GameStatus};
use crate::domain::table::{StoredGame, Viewer, WaitState};
use crate::service::notifications::WaitKey;
use crate::service::{Context, Error, Result};
use crate::store::games::{GameUpdate, Secrets};

use super::advance::{Transitioned, advance};
use super::orders::valid_premoves;
use super::recent_games::CachedGame;
use super::search::SearchCache;
use super::seats::require_playable;
use super::waiting::wait_after_events;

/// Result of a command, not recorded yet.
pub(super) struct DecidedCommand {
    /// The game before the command.
    pub game: StoredGame,
    secrets: Secrets,
    transitioned: Transitioned,
    waiting: WaitState,
    agreements: Agreements,
}

impl DecidedCommand {
    /// # Errors
    /// A rule forbids the command, the player has no seat that can be played, or a house player has
    /// to search first; `search_cache` then holds the search.
    pub fn new(
        search_cache: &SearchCache,
        game: StoredGame,
        secrets: Secrets,
        viewer: Viewer,
        command: Command,
    ) -> Result<DecidedCommand> {
        let (state, seat) = require_playable(&game, viewer)?;
        let deck = secrets.deck.as_ref();
        let deck =
            deck.ok_or_else(|| Error::Internal(format!("game {} has no deck", game.id)))?.clone();
        let transition = Transition {
            state,
            deck: deck.clone(),
            cause: Cause::Command { seat, command },
            premoves: valid_premoves(&game, &secrets.premoves),
        };
        let tree = || game.line_tree(&secrets.seed, &deck, state.settings());
        let mut transitioned = advance(search_cache, transition, tree)?;
        let waiting = wait_after_events(&game, &transitioned.rule_events, &transitioned.state);
        let (waiting, agreements) = transitioned.settle_proposal(&game, waiting);
        Ok(DecidedCommand { game, secrets, transitioned, waiting, agreements })
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
        let DecidedCommand { game, secrets, transitioned, waiting, agreements } = self;
        GameUpdate {
            player: Some(viewer.player),
            session: viewer.required_session(),
            read_at,
            request: Some(request),
            ..transitioned.update(game, secrets.seed, waiting, agreements)
        }
    }

    /// Returns the game after the command, recorded at time `at`. Caches it if another command can
    /// follow.
    pub fn into_recorded_game(self, ctx: &Context, at: Timestamp) -> StoredGame {
        let DecidedCommand { mut game, secrets, transitioned, waiting, agreements } = self;
        game.version = game.version.after(transitioned.events.len());
        game.status = transitioned.status();
        game.revealed_seed = transitioned.revealed_seed(secrets.seed);
        game.changed_at = at;
        game.state = Some(transitioned.state);
        game.waiting = waiting;
        game.agreements = agreements;
        ctx.waiters.wake(WaitKey::Game(game.id), game.version.number().into());
        ctx.game_cache.acknowledge(&game);
        if game.status == GameStatus::Active {
            let (game, cached_at) = (game.clone(), ctx.now());
            ctx.game_cache.insert(CachedGame { game, secrets, cached_at });
        }
        game
    }
}
