use kingdomino::{GameState, Settings, Setup};

use crate::domain::event_log::{GameStatus, StoredEvent, TableEvent};
use crate::game_record::RecordDefect;

use super::next::RequiredNext;
use super::replayer::Replayer;
use super::shuffle::ShuffledDeck;

impl Replayer<'_> {
    /// Verifies an event before the game, or its start.
    pub fn verify_table_event(
        &mut self,
        event: &StoredEvent,
        index: usize,
    ) -> Result<(), RecordDefect> {
        let version = event.version;
        let out_of_place = RecordDefect::OutOfPlace(version);
        let wrong_seats = RecordDefect::Seats(Some(version));
        if event.seat.is_some() || event.automatic {
            return Err(RecordDefect::Doer(version));
        }
        if let TableEvent::TableOpened { settings, timing, series, .. } = &event.fact {
            self.settings = Some(*settings);
            self.timing = *timing;
            self.series = *series;
            return if index == 0 { Ok(()) } else { Err(out_of_place) };
        }
        let (GameStatus::Open, Some(settings)) = (self.status, self.settings) else {
            return Err(out_of_place);
        };
        // The host joins first, except in later games of a series.
        let opener = TableEvent::PlayerJoined { player: self.header.opener };
        let is_later_game = self.series.is_some_and(|series| series.number > 1);
        if !is_later_game && (index == 1) != (event.fact == opener) {
            return Err(wrong_seats);
        }
        if self.next == RequiredNext::Start && !matches!(event.fact, TableEvent::GameStarted { .. })
        {
            return Err(RecordDefect::Due(version));
        }
        match &event.fact {
            TableEvent::PlayerInvited { player } => {
                if self.players.contains(player) {
                    return Err(wrong_seats);
                }
                // Older records can contain repeated invitations without a declined one between
                // them.
                if !self.invited.contains(player) {
                    self.invited.push(*player);
                }
            }
            TableEvent::InvitationDeclined { player } => {
                let invited = self.invited.len();
                self.invited.retain(|invited| invited != player);
                if self.players.contains(player) || self.invited.len() == invited {
                    return Err(wrong_seats);
                }
            }
            // No invitation event is required, because an invitation link is sufficient.
            TableEvent::PlayerJoined { player } => {
                if self.players.contains(player) {
                    return Err(wrong_seats);
                }
                self.players.push(*player);
                if self.players.len() == usize::from(settings.players()) {
                    self.next = RequiredNext::Start;
                }
            }
            TableEvent::PlayerLeft { player } => {
                let seated = self.players.len();
                self.players.retain(|seated| seated != player);
                if *player == self.header.opener || self.players.len() == seated {
                    return Err(wrong_seats);
                }
            }
            TableEvent::GameCancelled {} => self.status = GameStatus::Cancelled,
            TableEvent::GameStarted { seats, .. } if *seats != self.players => {
                return Err(wrong_seats);
            }
            TableEvent::GameStarted { .. } => self.verify_start(event, settings)?,
            _ => return Err(out_of_place),
        }
        Ok(())
    }

    fn verify_start(&mut self, event: &StoredEvent, opened: Settings) -> Result<(), RecordDefect> {
        let TableEvent::GameStarted { settings, kings, quests, lines_root, .. } = event.fact else {
            return Err(RecordDefect::OutOfPlace(event.version));
        };
        let players = u8::try_from(self.players.len()).unwrap_or(u8::MAX);
        let enough = Settings::PLAYERS.contains(&players);
        if !enough || opened.with_players(players) != Ok(settings) {
            return Err(RecordDefect::Setup(event.version));
        }
        if self.header.seats.len() != self.players.len() {
            return Err(RecordDefect::Seats(None));
        }
        let setup = Setup { settings, kings, quests };
        self.shuffled_deck = Some(ShuffledDeck::of(self.header, setup, lines_root, event)?);
        self.state = Some(GameState::new(setup));
        self.settings = Some(settings);
        self.status = GameStatus::Active;
        self.next = RequiredNext::Anything;
        Ok(())
    }
}
