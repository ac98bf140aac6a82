use guarded_http::OutboundRequest;
use jiff::Timestamp;
use kingdomino_render::{Form, Subject};

use crate::domain::notification::{Delivery, DeliveryContent, NotificationKind};
use crate::notifications::content::NotificationText;
use crate::notifications::links::{LIFETIME, PictureLink, SeriesLink, TableLink};
use crate::notifications::{Recipient, Senders, Undeliverable};

/// A channel over HTTP on which people read.
pub(crate) trait TextChannel: Send + Sync {
    /// What is sent, the same in all attempts.
    fn body(&self, message: &TextMessage<'_>) -> Result<Vec<u8>, Undeliverable>;

    /// The request of one attempt to deliver `body`.
    fn request(
        &self,
        senders: &Senders,
        delivery: &Delivery,
        body: &[u8],
    ) -> Result<OutboundRequest, Undeliverable>;
}

/// What there is to say, to whom, and the links that go with it.
pub(crate) struct TextMessage<'a> {
    pub senders: &'a Senders,
    pub recipient: &'a Recipient,
    pub delivery: &'a Delivery,
    pub text: &'a NotificationText,
    /// When it is written: links are good from then on.
    pub now: Timestamp,
}

impl TextMessage<'_> {
    /// Whether it is to make no sound: what comes in quiet hours, unless it is about the safety of the account.
    pub fn is_silent(&self) -> bool {
        let DeliveryContent::Notice(record) = &self.delivery.content else { return false };
        record.notice.kind() != NotificationKind::Security && self.recipient.is_quiet(self.now)
    }

    /// What people read below the subject.
    pub fn lines(&self) -> String {
        let text = self.text;
        let rows = text.table.iter().flat_map(|table| &table.rows);
        let rows = rows.map(|cells| match cells.as_slice() {
            [rank, name, .., total] => format!("{rank} {name}: {total}"),
            cells => cells.join(" "),
        });
        let parts = [text.body.clone()].into_iter().chain(text.details.iter().cloned());
        let parts = parts.chain(rows).chain(text.next.clone());
        let parts = parts.chain(text.since.iter().cloned()).chain(text.deadline.clone());
        let parts = parts.chain(text.asked.iter().cloned());
        parts.collect::<Vec<_>>().join("\n")
    }

    /// Where the player sees the game, or else the series. With the page of a link that `plays`, its holder can also act.
    pub fn page_url(&self, plays: bool) -> Option<String> {
        let links = &self.senders.links;
        let player = self.recipient.player;
        let until = self.now.checked_add(LIFETIME).ok()?;
        let Some(game) = &self.text.game else {
            let series = self.text.series?;
            return Some(links.url(&SeriesLink { player, series, acts: plays, until }));
        };
        Some(links.url(&TableLink { player, game: game.id, plays, until }))
    }

    /// A picture of the table, for services that show one.
    pub fn picture_url(&self) -> Option<String> {
        let links = &self.senders.links;
        let game = self.text.game.as_ref().filter(|game| game.state.is_some())?;
        let language = self.recipient.language();
        let link = PictureLink::new(game.id, game.version, Subject::Table, language, self.now);
        Some(link.url(links.key(), links.base(), Form::Png).into())
    }
}
