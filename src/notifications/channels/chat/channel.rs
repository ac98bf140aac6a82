use guarded_http::{Destination, OutboundRequest};

use crate::domain::notification::{ChatService, Delivery};
use crate::i18n::{UiText, without_isolates};
use crate::notifications::channels::text_channel::{TextChannel, TextMessage};
use crate::notifications::channels::{JSON, request};
use crate::notifications::links::Answer;
use crate::notifications::{Senders, Undeliverable};

use super::message::ChatMessage;
use super::ntfy::NtfyTopic;
use super::{discord, ntfy, slack};

/// Webhook of a chat service.
pub(crate) struct ChatChannel<'a> {
    pub url: &'a str,
    pub service: ChatService,
}

impl ChatChannel<'_> {
    fn destination(&self) -> Result<Destination, Undeliverable> {
        Destination::parse(self.url).map_err(Undeliverable::address)
    }

    fn topic(&self) -> Result<NtfyTopic, Undeliverable> {
        NtfyTopic::from_address(&self.destination()?).ok_or(Undeliverable::NoTopic)
    }
}

impl TextChannel for ChatChannel<'_> {
    fn body(&self, message: &TextMessage<'_>) -> Result<Vec<u8>, Undeliverable> {
        let mut text = message.lines();
        // A rematch is an offer after the game and needs no answer.
        if message.text.answers.iter().any(|answer| !matches!(answer, Answer::Rematch {})) {
            let elsewhere = UiText::AnswerElsewhere.text(message.recipient.language());
            text = format!("{text}\n{elsewhere}");
        }
        let chat_message = ChatMessage {
            title: without_isolates(&message.text.subject),
            text,
            // Other people can read the channel, so the link must not allow moves.
            url: message.page_url(false),
            image_url: message.picture_url(),
            silent: message.is_silent(),
        };
        let body = match self.service {
            ChatService::Discord => discord::body(&chat_message),
            ChatService::Slack => slack::body(&chat_message),
            ChatService::Ntfy => ntfy::body(&chat_message, &self.topic()?),
        };
        Ok(body.to_string().into_bytes())
    }

    fn request(
        &self,
        _: &Senders,
        _: &Delivery,
        body: &[u8],
    ) -> Result<OutboundRequest, Undeliverable> {
        let to = match self.service {
            ChatService::Discord | ChatService::Slack => self.destination()?,
            ChatService::Ntfy => self.topic()?.server().clone(),
        };
        Ok(request(&to, JSON, body.to_vec()))
    }
}
