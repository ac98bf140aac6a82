use guarded_http::OutboundRequest;
use jiff::Timestamp;
use kingdomino_render::{ImageFormat, Subject};

use crate::domain::notification::{Delivery, DeliveryContent, NotificationKind};
use crate::notifications::content::NotificationText;
use crate::notifications::links::{LINK_LIFETIME, PictureLink, SeriesLink, TableLink};
use crate::notifications::{Recipient, Senders, Undeliverable};

/// HTTP channel for messages to people.
pub(crate) trait TextChannel: Send + Sync {
    /// Message body, identical in all attempts.
    fn body(&self, message: &TextMessage<'_>) -> Result<Vec<u8>, Undeliverable>;

    /// Builds the request of one attempt to deliver `body`.
    fn request(
        &self,
        senders: &Senders,
        delivery: &Delivery,
        body: &[u8],
    ) -> Result<OutboundRequest, Undeliverable>;
}

/// Message text with its recipient and the context for its links.
pub(crate) struct TextMessage<'a> {
    pub senders: &'a Senders,
    pub recipient: &'a Recipient,
    pub delivery: &'a Delivery,
    pub text: &'a NotificationText,
    /// Creation time. The links are valid from then on.
    pub now: Timestamp,
    /// True if the player subscribed while logged in. An app or a token that may only subscribe
    /// must not get links with which it can play.
    pub may_act: bool,
}

impl TextMessage<'_> {
    /// True for messages in quiet hours, except those about account security.
    pub fn is_silent(&self) -> bool {
        let DeliveryContent::Notification(record) = &self.delivery.content else { return false };
        record.notification.kind() != NotificationKind::Security
            && self.recipient.is_quiet(self.now)
    }

    /// Text below the subject.
    pub fn lines(&self) -> String {
        let text = self.text;
        let rows = text.table.iter().flat_map(|table| &table.rows);
        let rows = rows.map(|cells| match cells.as_slice() {
            [rank, name, .., total] => format!("{rank} {name}: {total}"),
            cells => cells.join(" "),
        });
        let parts = [text.body.clone()].into_iter().chain(text.details.iter().cloned());
        let parts = parts.chain(rows).chain(text.next.clone());
        let parts = parts.chain(text.recap.iter().cloned()).chain(text.deadline.clone());
        let parts = parts.chain(text.open_requests.iter().cloned());
        parts.collect::<Vec<_>>().join("\n")
    }

    /// Link to the page of the game, or else of the series. With `plays`, the holder of the link
    /// can also act.
    pub fn page_url(&self, plays: bool) -> Option<String> {
        let links = &self.senders.links;
        let player = self.recipient.player;
        let until = self.now.checked_add(LINK_LIFETIME).ok()?;
        let Some(game) = &self.text.game else {
            let series = self.text.series?;
            return Some(links.url(&SeriesLink { player, series, acts: plays, until }));
        };
        Some(links.url(&TableLink { player, game: game.id, plays, until }))
    }

    /// URL of an image of the table, for services that display one.
    pub fn picture_url(&self) -> Option<String> {
        let links = &self.senders.links;
        let game = self.text.game.as_ref().filter(|game| game.state.is_some())?;
        let language = self.recipient.language();
        let link = PictureLink::new(game.id, game.version, Subject::Table, language, self.now);
        Some(link.url(links.key(), links.base(), ImageFormat::Png).into())
    }
}
