//! Of what programs need, and of those who run the server.

use serde_json::{Value, json};

use crate::api::accounts::views::{
    AccountView, BotListView, NewTokenView, ProfileView, TokenListView, TokenView,
};
use crate::api::admin::{BacklogView, StuckEndpointView};
use crate::api::catalogue::limits::LimitsView;
use crate::api::http::Rates;
use crate::api::http::connections::ConnectionLimits;
use crate::api::http::streaming::StreamLimits;
use crate::domain::account::Scope;
use crate::domain::{PlayerId, SessionId};
use crate::service::ComputeOptions;
use crate::service::accounts::Throttles;

use super::{at, id, player, profile, written};

pub(super) fn of(name: &str) -> Option<Value> {
    match name {
        "BotRequest" => Some(json!({ "name": "Ada's engine" })),
        "BotListView" => written(&BotListView { items: vec![bot()] }),
        "TokenRequest" => Some(json!({
            "name": "the laptop at home",
            "scopes": ["games:read", "games:play"],
            "expires_in_seconds": 2_592_000,
            "bot_id": bot().id,
        })),
        "TokenListView" => written(&TokenListView { items: vec![token()] }),
        "NewTokenView" => {
            let secret = format!("kmp_1a2b3c{}", "0".repeat(66));
            written(&NewTokenView { token: token(), secret })
        }
        // Of what others have examples of.
        "AccountDataView" => {
            let example = |name: &str| super::of(name);
            let items = |name: &str| Some(example(name)?["items"].clone());
            Some(json!({
                "player": profile(),
                "habits": example("HabitsView")?,
                "notice_settings": example("NoticeSettingsView")?,
                "mail_addresses": example("MailAddressesView")?,
                "sessions": items("SessionListView")?,
                "tokens": items("TokenListView")?,
                "bots": items("BotListView")?,
                "webhooks": items("WebhookListView")?,
                "push_subscriptions": items("PushSubscriptionListView")?,
                "calendar_made_at": at(1),
                "game_ids": [super::game().id],
                "invitation_ids": [],
                "series_ids": [],
                "orders": [{ "game_id": super::game().id, "order": example("OrderView")? }],
                "notices": items("FeedView")?,
            }))
        }
        "AccountView" => written(&AccountView { player: profile(), owner: None, locked: false }),
        "BacklogView" => written(&backlog()),
        "LimitsView" => {
            let rates = Rates {
                of_an_account: 1200.try_into().ok()?,
                from_an_address: 6000.try_into().ok()?,
            };
            let streams = StreamLimits { of_an_account: 32, from_an_address: 128 };
            let connections = ConnectionLimits { total: 4096, from_an_address: 256 };
            let compute = ComputeOptions::for_this_machine();
            written(&LimitsView::new(rates, &Throttles::default(), streams, connections, compute))
        }
        _ => None,
    }
}

fn bot() -> ProfileView {
    let id = PlayerId::new(uuid::Uuid::new_v8(player(0).uuid().into_bytes()));
    ProfileView { id, name: "Ada's engine".to_owned(), bot: true, created_at: at(0) }
}

fn token() -> TokenView {
    TokenView {
        id: SessionId::new(id(40)),
        player_id: bot().id,
        name: "the laptop at home".to_owned(),
        scopes: vec![Scope::GamesRead, Scope::GamesPlay],
        beginning: "kmp_1a2b3c".to_owned(),
        created_at: at(0),
        last_used_at: Some(at(3)),
        expires_at: Some(at(43_200)),
    }
}

fn backlog() -> BacklogView {
    BacklogView {
        untold: 2,
        untold_seconds: 0.4,
        given_up: 0,
        pending: 1,
        dead: 0,
        failing: 1,
        endpoints: vec![StuckEndpointView {
            id: id(41),
            channel: "webhook".to_owned(),
            failures: 3,
            failing_since: Some(at(0)),
            next_at: Some(at(5)),
            pending: 1,
            dead: 0,
        }],
    }
}
