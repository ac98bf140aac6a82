//! Of endpoints, and of what is sent to them.

use serde_json::{Value, json};

use crate::api::endpoints::mail::{MailAddressView, MailAddressesView};
use crate::api::endpoints::push::PushKeyView;
use crate::api::endpoints::{
    DeliveryListView, DeliveryView, NewWebhookView, NothingView, PushSubscriptionListView,
    PushSubscriptionView, TestMessage, WebhookListView, WebhookMessage, WebhookView,
};
use crate::api::notifications::{NoticeSettingsView, NoticeView};
use crate::domain::clock::QuietHours;
use crate::domain::notification::{DeliveryState, NoticeSettings};
use crate::domain::{DeliveryId, EndpointId, GameId};
use crate::i18n::Language;
use crate::service::endpoints::WebhookKind;

use super::{at, feed, id, written};

pub(super) fn of(name: &str) -> Option<Value> {
    match name {
        "WebhookRequest" => {
            Some(json!({ "url": "https://bot.example/kingdomail", "kind": "standard" }))
        }
        "WebhookChangeRequest" => Some(json!({ "enabled": true })),
        "WebhookView" => written(&webhook()),
        "NewWebhookView" => written(&NewWebhookView {
            webhook: webhook(),
            secret: Some("whsec_CQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJCQk=".to_owned()),
        }),
        "WebhookListView" => written(&WebhookListView { items: vec![webhook()] }),
        "WebhookMessage" => written(&message()),
        "TestMessage" => {
            let data = NothingView {};
            written(&TestMessage { r#type: "test".to_owned(), timestamp: at(10), data })
        }
        "DeliveryView" => written(&delivery()),
        "DeliveryListView" => written(&DeliveryListView { items: vec![delivery()] }),
        "SubscribeRequest" => Some(json!({
            "endpoint": "https://push.example/a-long-name",
            "expirationTime": null,
            "keys": {
                "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
                "auth": "BTBZMqHH6r4Tts7J_aSIgg",
            },
        })),
        "PushSubscriptionView" => written(&subscription()),
        "PushSubscriptionListView" => {
            written(&PushSubscriptionListView { items: vec![subscription()] })
        }
        "PushKeyView" => written(&PushKeyView {
            public_key: "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8".to_owned(),
        }),
        "MailAddressRequest" => {
            Some(json!({ "address": "ada@mail.example", "password": "a crown for every lake" }))
        }
        "RemovalRequest" => Some(json!({ "password": "a crown for every lake" })),
        "VerifyRequest" => Some(json!({ "token": TOKEN })),
        "ForgottenRequest" => Some(json!({ "name": "Ada" })),
        "ResetRequest" => Some(json!({ "token": TOKEN, "password": "another crown for every lake" })),
        "MailAddressView" => written(&mail_address()),
        "MailAddressesView" => {
            written(&MailAddressesView { confirmed: Some(mail_address()), pending: None })
        }
        "NoticeSettingsView" => written(&NoticeSettingsView::from(NoticeSettings {
            language: Some(Language::Greek),
            quiet_hours: Some(QuietHours {
                from: jiff::civil::time(22, 0, 0, 0),
                until: jiff::civil::time(7, 0, 0, 0),
                strict: false,
            }),
            ..NoticeSettings::default()
        })),
        "NoticeSettingsRequest" => Some(json!({
            "language": "el",
            "quiet_hours": { "from": "22:00:00", "until": "07:00:00" },
            "digest": "at_once",
        })),
        _ => None,
    }
}

const TOKEN: &str = "eyJ0byI6ImFkYSJ9.c2lnbmVkLWJ5LXVzLTEyMw";

fn mail_address() -> MailAddressView {
    MailAddressView {
        id: EndpointId::new(id(63)),
        address: "ada@mail.example".to_owned(),
        created_at: at(0),
        failing_since: None,
        disabled_at: None,
    }
}

fn webhook() -> WebhookView {
    WebhookView {
        id: EndpointId::new(id(60)),
        kind: WebhookKind::Standard,
        url: "https://bot.example/kingdomail".to_owned(),
        created_at: at(0),
        enabled: true,
        disabled_at: None,
        failing_since: None,
        failures: 0,
    }
}

fn message() -> WebhookMessage {
    let notice = feed().notices.pop().map(NoticeView::from);
    let data = serde_json::to_value(notice).unwrap_or_default();
    WebhookMessage { r#type: "notice.your_turn".to_owned(), timestamp: at(10), data }
}

fn delivery() -> DeliveryView {
    DeliveryView {
        id: DeliveryId::new(id(61)),
        notice_id: Some(id(50)),
        game_id: Some(GameId::new(id(20))),
        state: DeliveryState::Delivered,
        attempts: 1,
        outcome: Some("answered 204".to_owned()),
        created_at: at(10),
        due_at: at(10),
        ended_at: Some(at(10)),
        body: written(&message()),
    }
}

fn subscription() -> PushSubscriptionView {
    PushSubscriptionView {
        id: EndpointId::new(id(62)),
        host: "push.example".to_owned(),
        created_at: at(0),
        failing_since: None,
    }
}
