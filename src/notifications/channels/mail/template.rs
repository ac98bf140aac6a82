//! Emails: their content and the actions that they offer.

use jiff::Timestamp;
use url::Url;

use crate::domain::notification::{Delivery, DeliveryContent, Destination, NotificationKind};
use crate::i18n::{self, Name, PageText, UiText, without_isolates};
use crate::notifications::Recipient;
use crate::notifications::content::document::{Document, Picture};
use crate::notifications::content::{NotificationText, answer_label};
use crate::notifications::links::{
    AnswerLink, LINK_LIFETIME, Links, PASSWORD_RESET_LIFETIME, PlayLink, ResetLink, SeriesLink,
    TableLink, UnsubscribeLink, VERIFICATION_LIFETIME, VerifyLink,
};

use super::address::EmailAddress;
use super::mailer::{command_label, decision_label, offered_commands};
use super::mime::{Email, InlinePicture};
use super::pictures::{DrawnPicture, DrawnPictures};

/// Context shared by all emails to one mailbox.
pub(crate) struct EmailTemplates<'a> {
    pub links: &'a Links,
    pub recipient: &'a Recipient,
    pub destination: &'a Destination,
    /// Display name of the recipient.
    pub name: &'a str,
    pub to: EmailAddress,
    pub now: Timestamp,
}

impl EmailTemplates<'_> {
    /// Email about one notification, or the test email.
    pub fn notification_email(
        &self,
        delivery: &Delivery,
        text: &NotificationText,
        drawn: Option<DrawnPicture>,
    ) -> Email {
        let language = self.recipient.language();
        let document = self.new_document(&text.subject).paragraph(text.body.clone());
        let mut pictures = Vec::new();
        let (picture, png) =
            drawn.map_or((None, None), |(picture, png)| (Some(picture), Some(png)));
        pictures.extend(png);
        let since = UiText::SinceYourLastTurn.text(language);
        let mut document = self.with_details(document, delivery, text, Some(since), picture);
        let kind = match &delivery.content {
            DeliveryContent::Notification(record) => Some(record.notification.kind()),
            _ => None,
        };
        if kind == Some(NotificationKind::Security) {
            document = document.small(UiText::NotYou.text(language));
        }
        let off = kind
            .filter(|kind| *kind != NotificationKind::Security)
            .and_then(|kind| self.unsubscribe_url(Some(kind)));
        self.new_email(delivery, &text.subject, document, pictures, off)
    }

    /// Digest email. Each notification has a heading and, if there is room, a picture.
    pub fn digest_email(
        &self,
        delivery: &Delivery,
        all: &[(Delivery, NotificationText)],
        mut drawn: DrawnPictures,
    ) -> Email {
        let language = self.recipient.language();
        let count = u32::try_from(all.len()).unwrap_or(u32::MAX);
        let are_all_turns = all.iter().all(|(delivery, _)| match &delivery.content {
            DeliveryContent::Notification(record) => record.notification.is_turn_notification(),
            _ => false,
        });
        let subject =
            if are_all_turns { UiText::Digest { games: count } } else { UiText::Unread { count } };
        let subject = subject.text(language);
        let mut document = self.new_document(&subject);
        for (number, (delivery, text)) in all.iter().enumerate() {
            // The number distinguishes games against the same opponents.
            document = document.heading(format!("{}. {}", number + 1, text.subject));
            document = document.paragraph(text.body.clone());
            let picture = drawn.pictures.get_mut(number).and_then(Option::take);
            document = self.with_details(document, delivery, text, None, picture);
        }
        if !drawn.is_complete {
            document = document.small(UiText::NoMorePictures.text(language));
        }
        let mut mail =
            self.new_email(delivery, &subject, document, drawn.pngs, self.unsubscribe_url(None));
        // A digest covers several games and belongs to no thread.
        mail.about = None;
        mail
    }

    /// Appends the details below the event: the state of the game or series, and the available
    /// actions.
    fn with_details(
        &self,
        document: Document,
        delivery: &Delivery,
        text: &NotificationText,
        since: Option<String>,
        picture: Option<Picture>,
    ) -> Document {
        let mut document = match text.details.as_slice() {
            [one] => document.paragraph(one),
            several => document.lines(several.iter().cloned()),
        };
        if let Some(table) = &text.table {
            document = document.table(table.clone());
        }
        if let Some(next) = &text.next {
            document = document.paragraph(next);
        }
        if let Some(since) = since.filter(|_| !text.recap.is_empty()) {
            document = document.heading(since);
        }
        document = document.lines(text.recap.iter().cloned());
        if let Some(picture) = picture {
            document = document.picture(picture);
        }
        if let Some(deadline) = &text.deadline {
            document = document.paragraph(deadline.clone());
        }
        let button = |document: Document, (label, url)| document.button(label, url);
        document = self.play_actions(delivery, text).into_iter().fold(document, button);
        document = text.open_requests.iter().fold(document, Document::paragraph);
        document = self.secondary_actions(text).into_iter().fold(document, button);
        match self.client_url(text) {
            Some(url) => {
                let label = PageText::OpenInClient.text(self.recipient.language());
                document.small_link("", label, url)
            }
            None => document,
        }
    }

    /// URL of the game or the series in the web client.
    fn client_url(&self, text: &NotificationText) -> Option<Url> {
        let path = match (&text.game, text.series) {
            (Some(game), _) => format!("games/{}", game.id),
            (None, Some(series)) => format!("dynasties/{series}"),
            (None, None) => return None,
        };
        self.links.base().join(&path).ok()
    }

    /// Links to the available answers, the page of the series and the page of the game.
    fn secondary_actions(&self, text: &NotificationText) -> Vec<(String, Url)> {
        let language = self.recipient.language();
        let player = self.recipient.player;
        let Ok(until) = self.now.checked_add(LINK_LIFETIME) else { return Vec::new() };
        let mut actions = Vec::new();
        for answer in &text.answers {
            let Some(game) = &text.game else { continue };
            let (game, version) = (game.id, Some(game.version));
            let link = AnswerLink { player, game, answer: *answer, version, until };
            actions.push((answer_label(*answer, language), self.links.url(&link)));
        }
        if let Some(series) = text.series {
            let label = if text.can_be_ready { UiText::Ready } else { UiText::OpenSeries };
            let link = SeriesLink { player, series, acts: true, until };
            actions.push((label.text(language), self.links.url(&link)));
        }
        if let Some(game) = &text.game {
            let link = TableLink { player, game: game.id, plays: true, until };
            actions.push((UiText::OpenTable.text(language), self.links.url(&link)));
        }
        actions
            .into_iter()
            .filter_map(|(label, url)| Some((label, Url::parse(&url).ok()?)))
            .collect()
    }

    /// Email that verifies an address.
    pub fn verification_email(&self, delivery: &Delivery) -> Option<Email> {
        let until = delivery.created_at.checked_add(VERIFICATION_LIFETIME).ok()?;
        let (player, destination) = (self.recipient.player, self.destination.id);
        let url = self.links.url(&VerifyLink { player, destination, until });
        let hours = u32::try_from(VERIFICATION_LIFETIME.as_hours()).unwrap_or_default();
        self.with_button(
            delivery,
            &i18n::NotificationMessage::EmailVerification { hours },
            &UiText::VerifyEmail,
            &url,
        )
    }

    /// Password reset email. `trace` identifies the old password.
    pub fn password_reset_email(&self, delivery: &Delivery, trace: String) -> Option<Email> {
        let until = delivery.created_at.checked_add(PASSWORD_RESET_LIFETIME).ok()?;
        let (player, destination) = (self.recipient.player, Some(self.destination.id));
        let url = self.links.url(&ResetLink { player, trace, destination, until });
        let hours = u32::try_from(PASSWORD_RESET_LIFETIME.as_hours()).unwrap_or_default();
        let notification = i18n::NotificationMessage::PasswordReset { hours };
        self.with_button(delivery, &notification, &UiText::ChoosePassword, &url)
    }

    fn with_button(
        &self,
        delivery: &Delivery,
        notification: &i18n::NotificationMessage<'_>,
        button: &UiText<'_>,
        url: &str,
    ) -> Option<Email> {
        let language = self.recipient.language();
        let subject = notification.subject(language);
        let document = self
            .new_document(&subject)
            .paragraph(notification.body(language))
            .button(button.text(language), Url::parse(url).ok()?)
            .small(UiText::NotAsked.text(language));
        Some(self.new_email(delivery, &subject, document, Vec::new(), None))
    }

    fn new_document(&self, subject: &str) -> Document {
        let language = self.recipient.language();
        let greeting = UiText::Greeting { player: Name(self.name) };
        Document::new(language, subject).paragraph(greeting.text(language))
    }

    fn new_email(
        &self,
        delivery: &Delivery,
        subject: &str,
        document: Document,
        pictures: Vec<InlinePicture>,
        unsubscribe: Option<Url>,
    ) -> Email {
        let language = self.recipient.language();
        let document = match &unsubscribe {
            Some(url) => document.small_link("", UiText::TurnMailsOff.text(language), url.clone()),
            None => document,
        };
        Email {
            to: self.to.clone(),
            id: delivery.id.uuid(),
            about: delivery.game.map(crate::domain::GameId::uuid),
            at: self.now,
            subject: without_isolates(subject),
            document,
            pictures,
            unsubscribe,
        }
    }

    fn unsubscribe_url(&self, kind: Option<NotificationKind>) -> Option<Url> {
        let link = UnsubscribeLink { player: self.recipient.player, kind };
        Url::parse(&self.links.url(&link)).ok()
    }

    /// Links for playing from the email: the page for decisions with too many options for an email,
    /// and single commands.
    fn play_actions(&self, delivery: &Delivery, text: &NotificationText) -> Vec<(String, Url)> {
        let Some(game) = &text.game else { return Vec::new() };
        let Ok(until) = self.now.checked_add(LINK_LIFETIME) else { return Vec::new() };
        let (player, language) = (self.recipient.player, self.recipient.language());
        let is_turn = match &delivery.content {
            DeliveryContent::Notification(record) => record.notification.is_turn_notification(),
            _ => false,
        };
        let decision = decision_label(game, player, is_turn, language).map(|label| {
            let link = TableLink { player, game: game.id, plays: true, until };
            (label, self.links.url(&link))
        });
        let offered_commands = if is_turn { offered_commands(game) } else { Vec::new() };
        let commands = offered_commands.into_iter().filter_map(|command| {
            let link = PlayLink { player, game: game.id, version: game.version, command, until };
            Some((command_label(command, language)?, self.links.url(&link)))
        });
        let actions = decision.into_iter().chain(commands);
        actions.filter_map(|(label, url)| Some((label, Url::parse(&url).ok()?))).collect()
    }
}
