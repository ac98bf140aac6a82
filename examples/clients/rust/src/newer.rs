//! Reads responses of a server of a later release.

use futures_util::StreamExt;
use serde_json::json;
use uuid::{Uuid, uuid};

use crate::kingdomail::types::{
    AnyCommand, AnyEventPayload, AnyNotificationPayload, AnyPace, Command, EventPayload,
    GameStatus, NotificationPayload, Problem, ProblemCode,
};
use crate::kingdomail::{Client, Error};
use crate::player::Result;
use crate::stream::Events;

const NEW: &str = "of_a_later_release";
const GAME: Uuid = uuid!("019a0000-0000-7000-8000-000000000014");

pub async fn read(server: &str) -> Result<()> {
    let api = Client::new(server);

    // An unknown enum value is a string that the enum of known values rejects.
    let game = api.get_game().game_id(GAME).send().await?.into_inner();
    let host = game.seats[0].player.name.as_ref().ok_or("no name")?;
    assert_eq!((*game.id, *game.version, host.as_str()), (GAME, 5, "Ada"));
    assert_eq!(game.status.as_str(), NEW);
    assert!(game.status.parse::<GameStatus>().is_err());
    assert_eq!(game.settings.variants.last().map(|name| name.as_str()), Some(NEW));
    assert_eq!(game.quests.last().map(|name| name.as_str()), Some(NEW));
    assert!(matches!(game.pace, AnyPace::Unknown(pace) if pace.type_ == NEW));

    // An unknown event, notification or command is an `Unknown` with its type and fields. It does
    // not affect its neighbours.
    let page = api.list_events().game_id(GAME).send().await?.into_inner();
    let (first, last) = (&page.items[0].payload, &page.items[page.items.len() - 1].payload);
    assert!(matches!(first, AnyEventPayload::EventPayload(EventPayload::TableCreatedEvent(_))));
    let AnyEventPayload::Unknown(event) = last else { panic!("{last:?}") };
    assert_eq!((event.type_.as_str(), &event.extra["more"]), (NEW, &json!({ "of": ["it"] })));
    let feed = api.list_notifications().send().await?.into_inner();
    assert_eq!(feed.unread, 1);
    let [known, unknown] = &feed.items[..] else { panic!("{feed:?}") };
    assert!(matches!(
        known.payload,
        AnyNotificationPayload::NotificationPayload(NotificationPayload::YourTurnNotification(_))
    ));
    assert!(matches!(unknown.payload, AnyNotificationPayload::Unknown(_)));
    assert_eq!(unknown.game_id, Some(GAME));
    let legal = api.list_legal_commands().game_id(GAME).send().await?.into_inner();
    let [known, .., unknown] = &legal.items[..] else { panic!("{legal:?}") };
    assert!(matches!(known.command, AnyCommand::Command(Command::PickCommand(_))));
    assert!(matches!(unknown.command, AnyCommand::Unknown(_)));
    let mut events = Events::after(&api, &game.id, 0).await?;
    for event in &page.items {
        assert_eq!(*events.next().await?.version, *event.version);
    }

    nested(&api).await?;

    // An error with an unknown code is read by its status.
    let failed = api.get_game().game_id(Uuid::nil()).send().await;
    let Err(Error::ErrorResponse(response)) = failed else { panic!("{failed:?}") };
    let (mut body, mut bytes) = (Vec::new(), response.into_inner());
    while let Some(part) = bytes.next().await {
        body.extend(part?);
    }
    let problem: Problem = serde_json::from_slice(&body)?;
    assert_eq!((problem.code.as_str(), problem.status), (NEW, 404));
    assert!(problem.code.parse::<ProblemCode>().is_err());
    Ok(())
}

/// Reads nested objects with unknown fields completely.
async fn nested(api: &Client) -> Result<()> {
    let settings = api.get_notification_settings().send().await?.into_inner();
    assert_eq!(settings.quiet_hours.as_ref().map(|hours| hours.from.as_str()), Some("22:00:00"));
    assert_eq!(settings.language.as_ref().map(|language| language.as_str()), Some(NEW));
    assert_eq!(settings.channels["your_turn"].last().map(|channel| channel.as_str()), Some(NEW));
    let plan = api.get_premove().game_id(GAME).send().await?.into_inner().plan;
    let place = plan.place.as_ref().ok_or("no placement")?;
    assert_eq!((plan.pick[0].as_str(), place.otherwise.as_str()), ("17", NEW));
    assert_eq!(place.at.as_ref().map(|at| at.x), Some(1));

    // The document leaves the facts of a record untyped, except for their `type`.
    let record = api.download_record().game_id(GAME).send().await?.into_inner();
    let [opened, dealt, unknown, ..] = &record.events[..] else { panic!("{record:?}") };
    assert_eq!(opened.fact.type_.as_str(), "table_opened");
    assert_eq!(opened.fact.extra["settings"]["players"], 2);
    assert_eq!(opened.fact.extra["timing"]["may_return"], true);
    assert_eq!(opened.fact.extra["series"]["number"], 2);
    assert_eq!(dealt.fact.type_.as_str(), "line_dealt");
    assert_eq!(dealt.fact.extra["proof"]["path"].as_array().map(Vec::len), Some(1));
    assert_eq!(unknown.fact.type_.as_str(), NEW);
    assert_eq!(record.scheme.as_str(), NEW);
    Ok(())
}
