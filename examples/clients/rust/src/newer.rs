//! What a server of a later release answers can be read, without what is new in it.

use futures_util::StreamExt;
use serde_json::json;
use uuid::{Uuid, uuid};

use crate::kingdomail::types::{
    AnyCommand, AnyFact, AnyPace, AnyRecordedFact, AnyTold, Command, FactView, Problem,
    ProblemCode, RecordedFact, Status, ToldView,
};
use crate::kingdomail::{Client, Error};
use crate::player::Result;
use crate::stream::Events;

const NEW: &str = "of_a_later_release";
const GAME: Uuid = uuid!("019a0000-0000-7000-8000-000000000014");

pub async fn read(server: &str) -> Result<()> {
    let api = Client::new(server);

    // An unknown name is a text, which is none of the enum of what is known.
    let game = api.show_game().game_id(GAME).send().await?.into_inner();
    let opener = game.seats[0].player.name.as_ref().ok_or("a name")?;
    assert_eq!((*game.id, *game.version, opener.as_str()), (GAME, 5, "Ada"));
    assert_eq!(game.status.as_str(), NEW);
    assert!(game.status.parse::<Status>().is_err());
    assert_eq!(game.settings.variants.last().map(|name| name.as_str()), Some(NEW));
    assert_eq!(game.quests.last().map(|name| name.as_str()), Some(NEW));
    assert!(matches!(game.pace, AnyPace::Unknown(pace) if pace.type_ == NEW));

    // An unknown fact, notice or command has its type and whatever else came with it, and its neighbours are as ever.
    let page = api.list_events().game_id(GAME).send().await?.into_inner();
    let (first, last) = (&page.items[0].fact, &page.items[page.items.len() - 1].fact);
    assert!(matches!(first, AnyFact::FactView(FactView::TableOpenedFact(_))));
    let AnyFact::Unknown(fact) = last else { panic!("{last:?}") };
    assert_eq!((fact.type_.as_str(), &fact.extra["more"]), (NEW, &json!({ "of": ["it"] })));
    let feed = api.list_notices().send().await?.into_inner();
    assert_eq!(feed.unread, 1);
    let [known, unknown] = &feed.items[..] else { panic!("{feed:?}") };
    assert!(matches!(known.notice, AnyTold::ToldView(ToldView::YourTurnTold(_))));
    assert!(matches!(unknown.notice, AnyTold::Unknown(_)));
    assert_eq!(unknown.game_id.as_deref(), Some(&GAME));
    let legal = api.list_legal_commands().game_id(GAME).send().await?.into_inner();
    let [known, .., unknown] = &legal.items[..] else { panic!("{legal:?}") };
    assert!(matches!(known.command, AnyCommand::Command(Command::PickCommand(_))));
    assert!(matches!(unknown.command, AnyCommand::Unknown(_)));
    let mut events = Events::after(&api, &game.id, 0).await?;
    for event in &page.items {
        assert_eq!(*events.next().await?.version, *event.version);
    }

    within(&api).await?;

    // A refusal with an unknown code has its status.
    let refused = api.show_game().game_id(Uuid::nil()).send().await;
    let Err(Error::ErrorResponse(response)) = refused else { panic!("{refused:?}") };
    let (mut body, mut bytes) = (Vec::new(), response.into_inner());
    while let Some(part) = bytes.next().await {
        body.extend(part?);
    }
    let problem: Problem = serde_json::from_slice(&body)?;
    assert_eq!((problem.code.as_str(), problem.status), (NEW, 404));
    assert!(problem.code.parse::<ProblemCode>().is_err());
    Ok(())
}

/// Nothing is lost of an object within another one that has an unknown field.
async fn within(api: &Client) -> Result<()> {
    let settings = api.show_notice_settings().send().await?.into_inner();
    assert_eq!(settings.quiet_hours.as_ref().map(|hours| hours.from.as_str()), Some("22:00:00"));
    assert_eq!(settings.language.as_ref().map(|language| language.as_str()), Some(NEW));
    assert_eq!(settings.channels["your_turn"].last().map(|channel| channel.as_str()), Some(NEW));
    let order = api.show_order().game_id(GAME).send().await?.into_inner().order;
    let place = order.place.as_ref().ok_or("an order to place")?;
    assert_eq!((order.pick[0].as_str(), place.otherwise.as_str()), ("17", NEW));
    assert_eq!(place.at.as_ref().map(|at| at.x), Some(1));
    let record = api.download_record().game_id(GAME).send().await?.into_inner();
    let [opened, dealt, unknown] = &record.events[..] else { panic!("{record:?}") };
    let AnyRecordedFact::RecordedFact(RecordedFact::TableOpenedRecordedFact(opened)) = &opened.fact
    else {
        panic!("{opened:?}")
    };
    assert_eq!(opened.settings.players, 2);
    assert_eq!(opened.timing.as_ref().map(|timing| timing.may_return), Some(true));
    assert_eq!(opened.series.as_ref().map(|series| series.number.get()), Some(2));
    let AnyRecordedFact::RecordedFact(RecordedFact::LineDealtRecordedFact(dealt)) = &dealt.fact
    else {
        panic!("{dealt:?}")
    };
    assert_eq!(dealt.proof.as_ref().map(|proof| proof.path.len()), Some(1));
    assert!(matches!(&unknown.fact, AnyRecordedFact::Unknown(fact) if fact.type_ == NEW));
    assert_eq!(record.scheme.as_str(), NEW);
    Ok(())
}
