//! Mails: what they say, and what can be done from them.

use jiff::Timestamp;
use url::Url;

use crate::letter::{Letter, Picture, Source};
use crate::links::{
    LIFETIME, Links, MailsOffLink, PlayLink, RESET_LASTS, ResetLink, VERIFICATION_LASTS, VerifyLink,
};
use crate::mail::{InlinePicture, Mail, MailAddress};
use crate::picture::{self, Scene};
use crate::rules::{self, Command, Expected};
use crate::store::{Content, DeliveryRecord, EndpointRecord, NoticeKind, Result, StoreError};
use crate::words::{self, Name, Phrase};

use super::Recipient;
use super::news::News;
use super::parcels::{Unsendable, table_url};

/// More ways to play are not offered in a mail.
const BUTTONS: usize = 4;
/// What the picture is called within a mail.
const TABLE: &str = "table";
/// How wide it is, in pixels.
const WIDTH: u32 = 600;

/// What all mails to one mailbox have in common.
pub(super) struct Desk<'a> {
    pub links: &'a Links,
    pub recipient: &'a Recipient,
    pub endpoint: &'a EndpointRecord,
    /// What the recipient is called.
    pub name: &'a str,
    pub to: MailAddress,
    pub now: Timestamp,
}

impl Desk<'_> {
    /// The mail about one notice, or the test.
    pub fn of_news(
        &self,
        delivery: &DeliveryRecord,
        news: &News,
        drawn: Option<(Picture, InlinePicture)>,
    ) -> Mail {
        let language = self.recipient.language();
        let mut letter = self.begun(&news.subject).paragraph(news.body.clone());
        if !news.since.is_empty() {
            letter = letter.heading(Phrase::SinceYourLastTurn.text(language));
            letter = letter.lines(news.since.iter().cloned());
        }
        let mut pictures = Vec::new();
        if let Some((picture, png)) = drawn {
            letter = letter.picture(picture);
            pictures.push(png);
        }
        if let Some(deadline) = &news.deadline {
            letter = letter.paragraph(deadline.clone());
        }
        for (label, url) in self.ways_to_play(delivery, news) {
            letter = letter.button(label, url);
        }
        if let Some(url) = self.table(news) {
            letter = letter.button(Phrase::OpenTable.text(language), url);
        }
        let kind = match &delivery.content {
            Content::Notice(record) => Some(record.notice.kind()),
            _ => None,
        };
        if kind == Some(NoticeKind::Security) {
            letter = letter.small(Phrase::NotYou.text(language));
        }
        let off =
            kind.filter(|kind| *kind != NoticeKind::Security).and_then(|kind| self.off(Some(kind)));
        self.sealed(delivery, &news.subject, letter, pictures, off)
    }

    /// One mail about several notices.
    pub fn of_digest(&self, delivery: &DeliveryRecord, all: &[(DeliveryRecord, News)]) -> Mail {
        let language = self.recipient.language();
        let count = u32::try_from(all.len()).unwrap_or(u32::MAX);
        let of_turns = all.iter().all(|(delivery, _)| match &delivery.content {
            Content::Notice(record) => record.notice.is_of_a_turn(),
            _ => false,
        });
        let subject =
            if of_turns { Phrase::Digest { games: count } } else { Phrase::Unread { count } };
        let subject = subject.text(language);
        let mut letter = self.begun(&subject);
        for (_, news) in all {
            letter = letter.heading(news.subject.clone()).paragraph(news.body.clone());
            letter = letter.lines(news.since.iter().cloned());
            if let Some(deadline) = &news.deadline {
                letter = letter.paragraph(deadline.clone());
            }
            if let Some(url) = self.table(news) {
                letter = letter.button(Phrase::OpenTable.text(language), url);
            }
        }
        let mut mail = self.sealed(delivery, &subject, letter, Vec::new(), self.off(None));
        // It is about many games, so about none.
        mail.about = None;
        mail
    }

    /// The mail that asks whether the address is the player's.
    pub fn of_verification(&self, delivery: &DeliveryRecord) -> Option<Mail> {
        let until = delivery.created_at.checked_add(VERIFICATION_LASTS).ok()?;
        let (player, endpoint) = (self.recipient.player, self.endpoint.id);
        let url = self.links.url(&VerifyLink { player, endpoint, until });
        let hours = u32::try_from(VERIFICATION_LASTS.as_hours()).unwrap_or_default();
        self.with_button(
            delivery,
            &words::Notice::EmailVerification { hours },
            &Phrase::VerifyEmail,
            &url,
        )
    }

    /// The mail by which the player can choose a new password. `trace` is of the old one.
    pub fn of_reset(&self, delivery: &DeliveryRecord, trace: String) -> Option<Mail> {
        let until = delivery.created_at.checked_add(RESET_LASTS).ok()?;
        let url = self.links.url(&ResetLink { player: self.recipient.player, trace, until });
        let hours = u32::try_from(RESET_LASTS.as_hours()).unwrap_or_default();
        let notice = words::Notice::PasswordReset { hours };
        self.with_button(delivery, &notice, &Phrase::ChoosePassword, &url)
    }

    fn with_button(
        &self,
        delivery: &DeliveryRecord,
        notice: &words::Notice<'_>,
        button: &Phrase<'_>,
        url: &str,
    ) -> Option<Mail> {
        let language = self.recipient.language();
        let subject = notice.subject(language);
        let letter = self
            .begun(&subject)
            .paragraph(notice.body(language))
            .button(button.text(language), Url::parse(url).ok()?)
            .small(Phrase::NotAsked.text(language));
        Some(self.sealed(delivery, &subject, letter, Vec::new(), None))
    }

    fn begun(&self, subject: &str) -> Letter {
        let language = self.recipient.language();
        let greeting = Phrase::Greeting { player: Name(self.name) };
        Letter::new(language, subject).paragraph(greeting.text(language))
    }

    fn sealed(
        &self,
        delivery: &DeliveryRecord,
        subject: &str,
        letter: Letter,
        pictures: Vec<InlinePicture>,
        unsubscribe: Option<Url>,
    ) -> Mail {
        let language = self.recipient.language();
        let letter = match &unsubscribe {
            Some(url) => letter.small_link("", Phrase::TurnMailsOff.text(language), url.clone()),
            None => letter,
        };
        Mail {
            to: self.to.clone(),
            id: delivery.id.uuid(),
            about: delivery.game.map(crate::ids::GameId::uuid),
            at: delivery.created_at,
            subject: subject.to_owned(),
            letter,
            pictures,
            unsubscribe,
        }
    }

    fn table(&self, news: &News) -> Option<Url> {
        let url = table_url(self.links, self.recipient, news, self.now, true)?;
        Url::parse(&url).ok()
    }

    fn off(&self, kind: Option<NoticeKind>) -> Option<Url> {
        let link = MailsOffLink { player: self.recipient.player, kind };
        Url::parse(&self.links.url(&link)).ok()
    }

    /// What the player can do from the mail itself, with its links.
    fn ways_to_play(&self, delivery: &DeliveryRecord, news: &News) -> Vec<(String, Url)> {
        let of_a_turn = match &delivery.content {
            Content::Notice(record) => record.notice.is_of_a_turn(),
            _ => false,
        };
        let Some(game) = news.game.as_ref().filter(|_| of_a_turn) else { return Vec::new() };
        let Ok(until) = self.now.checked_add(LIFETIME) else { return Vec::new() };
        let way = |command: Command| {
            let label = label(command, self.recipient.language())?;
            let link = PlayLink {
                player: self.recipient.player,
                game: game.id,
                version: game.version,
                command,
                until,
            };
            Some((label, Url::parse(&self.links.url(&link)).ok()?))
        };
        offered(game).into_iter().filter_map(way).collect()
    }
}

/// The commands that a mail or a page offers: all dominoes to pick, as far as there is room, or the only thing there is
/// to do.
pub fn offered(game: &crate::store::GameRecord) -> Vec<Command> {
    let Some(state) = &game.state else { return Vec::new() };
    let Some(awaiting) = state.awaiting() else { return Vec::new() };
    let moves = rules::legal_moves(state);
    let all = (0..moves.len()).filter_map(|number| moves.get(number));
    match awaiting.expected {
        Expected::Pick => all.take(BUTTONS).collect(),
        _ if moves.len() == 1 => all.collect(),
        _ => Vec::new(),
    }
}

/// What stands on the button for a command; none for what cannot be said in so few words.
pub fn label(command: Command, language: words::Language) -> Option<String> {
    let phrase = match command {
        Command::Pick { domino } => Phrase::PlayPick { domino },
        Command::Place { domino, .. } => Phrase::PlayPlace { domino },
        Command::Discard { domino } => Phrase::PlayDiscard { domino },
        _ => return None,
    };
    Some(phrase.text(language))
}

/// The table as it stands, drawn apart from the threads that do everything else.
pub(super) async fn drawn(
    language: words::Language,
    news: &News,
) -> Result<Option<(Picture, InlinePicture)>> {
    let Some(state) = news.game.as_ref().and_then(|game| game.state) else { return Ok(None) };
    let names = picture::Names::new(&news.names);
    let draw = move || {
        let scene = Scene { state: &state, names: &names, words: &language };
        let png = picture::table_png(scene, picture::Width::USUAL)?;
        let shown = Picture {
            source: Source::Attached(TABLE),
            alt: picture::table_alt(scene),
            width: WIDTH,
            in_text: picture::table_text(scene),
        };
        Ok::<_, picture::NotDrawn>((shown, InlinePicture { name: TABLE, png }))
    };
    let failed = |error: String| StoreError::Unreadable(error);
    let drawn =
        tokio::task::spawn_blocking(draw).await.map_err(|error| failed(error.to_string()))?;
    Ok(Some(drawn.map_err(|error| failed(error.to_string()))?))
}

/// The mailbox of an endpoint.
pub(super) fn mailbox(endpoint: &EndpointRecord) -> std::result::Result<MailAddress, Unsendable> {
    match &endpoint.address {
        crate::store::Address::Mail { address } => {
            MailAddress::parse(address).map_err(|error| error.to_string())
        }
        _ => Err("it is no mailbox".to_owned()),
    }
}
