use jiff::Timestamp;

use crate::domain::notification::{Delivery, DeliveryContent, DigestFrequency, NotificationKind};
use crate::notifications::channels::mail::{
    DrawingFailed, EmailAddress, EmailTemplates, MimeMessage, SmtpOutcome, draw_picture,
    draw_pictures,
};
use crate::notifications::content::{NotificationText, build_notification_text};
use crate::notifications::links::ResetLink;
use crate::notifications::{AttemptOutcome, Recipient, Undeliverable};
use crate::service::notifications::load_subject;
use crate::store::{self, Connection, StoreError};

use super::obsolete::{Relevance, check_relevance};
use super::prepared::{Prepared, Unprepared};
use super::session::DestinationSession;

/// Maximum number of notifications in a digest. Further ones go into the next digest.
const MAX_DIGEST_NOTIFICATIONS: i64 = 50;

impl DestinationSession {
    /// Prepares the email for a message; in digest mode, with all other messages that are due.
    pub(super) async fn prepare_email(
        &self,
        conn: &mut Connection,
        address: &str,
        recipient: &Recipient,
        delivery: &Delivery,
    ) -> std::result::Result<Prepared, Unprepared> {
        let senders = &self.context.senders;
        let player = recipient.player;
        let to = EmailAddress::parse(address).map_err(Undeliverable::address)?;
        let names = store::accounts::find_names(conn, &[player]).await?;
        let name = names.into_iter().find_map(|(_, name)| name).unwrap_or_default();
        let now = store::game_now(conn).await?;
        let (links, endpoint) = (&senders.links, &self.destination);
        let templates = EmailTemplates { links, recipient, endpoint, name: &name, to, now };
        let mut joined = Vec::new();
        let mail = match &delivery.content {
            DeliveryContent::Verification {} => templates.verification_email(delivery),
            DeliveryContent::PasswordReset {} => {
                let hash = store::accounts::lock_password(conn, player).await?;
                let hash = hash.ok_or(Undeliverable::AccountDeleted)?;
                templates.password_reset_email(delivery, ResetLink::trace(&hash))
            }
            DeliveryContent::Test {} => Some(templates.notification_email(
                delivery,
                &NotificationText::test(recipient),
                None,
            )),
            DeliveryContent::Notice(entry) => {
                let digest = match entry.notice.kind() {
                    NotificationKind::Security | NotificationKind::Reminder => Vec::new(),
                    _ => self.collect_digest(conn, recipient, delivery).await?,
                };
                if digest.len() > 1 {
                    let others = digest.iter().map(|(other, _)| other.id);
                    joined = others.filter(|other| *other != delivery.id).collect();
                    let drawn = draw_pictures(recipient.language(), &digest)
                        .await
                        .map_err(drawing_error)?;
                    Some(templates.digest_email(delivery, &digest, drawn))
                } else {
                    let text = build_notification_text(
                        recipient,
                        entry,
                        load_subject(conn, entry).await?,
                    )?;
                    let drawn =
                        draw_picture(recipient.language(), &text).await.map_err(drawing_error)?;
                    Some(templates.notification_email(delivery, &text, drawn))
                }
            }
        };
        let mail = mail.ok_or(Undeliverable::LinkExpiryOutOfRange)?;
        let body = mail.to_mime(senders.mailer.sender()).bytes().to_vec();
        Ok(Prepared { body, joined })
    }

    /// Returns the messages of the same digest with their texts: this one and all that are due and
    /// still relevant.
    async fn collect_digest(
        &self,
        conn: &mut Connection,
        recipient: &Recipient,
        delivery: &Delivery,
    ) -> std::result::Result<Vec<(Delivery, NotificationText)>, Unprepared> {
        if recipient.settings.digest == DigestFrequency::AtOnce {
            return Ok(Vec::new());
        }
        let mut digest = Vec::new();
        for other in store::endpoints::list_due_deliveries(
            conn,
            self.destination.id,
            MAX_DIGEST_NOTIFICATIONS,
        )
        .await?
        {
            let DeliveryContent::Notice(entry) = &other.content else { continue };
            let is_sent_alone = matches!(
                entry.notice.kind(),
                NotificationKind::Security | NotificationKind::Reminder
            );
            let is_prepared = other.body.is_some() && other.id != delivery.id;
            if is_sent_alone || is_prepared {
                continue;
            }
            let relevance = check_relevance(conn, &self.destination, &other).await?;
            if matches!(relevance, Relevance::Needed) {
                let text =
                    build_notification_text(recipient, entry, load_subject(conn, entry).await?)?;
                digest.push((other, text));
            }
        }
        Ok(digest)
    }

    /// Submits an email to the mail server, dated `now`.
    pub(super) async fn submit_email(
        &self,
        address: &str,
        delivery: &Delivery,
        body: &[u8],
        now: Timestamp,
    ) -> AttemptOutcome {
        let mailer = &self.context.senders.mailer;
        let to = match EmailAddress::parse(address) {
            Ok(to) => to,
            Err(why) => return AttemptOutcome::Undeliverable(why.to_string()),
        };
        let message = MimeMessage::from_bytes(mailer.sender(), to, delivery.id.uuid(), body, now);
        match mailer.send(&message).await {
            SmtpOutcome::Accepted => {
                AttemptOutcome::Delivered { detail: "accepted".to_owned(), is_slow: false }
            }
            SmtpOutcome::Rejected { reply } => AttemptOutcome::Undeliverable(reply.to_string()),
            SmtpOutcome::Failed { why } => AttemptOutcome::Deferred(why.to_string()),
        }
    }
}

fn drawing_error(DrawingFailed(why): DrawingFailed) -> StoreError {
    StoreError::Unreadable(why)
}
