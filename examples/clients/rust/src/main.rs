//! Tour of the API: a game of four with Age of Giants, then a Dynasty of three.
//! `cargo run -- URL-OF-THE-SERVER`
//!
//! With `--newer URL-OF-SUCH-A-SERVER`, reads responses of a server of a later release.

mod newer;
mod play;
mod player;
mod receiver;
mod stream;

#[allow(warnings, reason = "generated code")]
mod kingdomail {
    include!(concat!(env!("OUT_DIR"), "/client.rs"));
}

use std::collections::HashMap;
use std::env;

use kingdomail::types::{
    self, AnyEventPayload, AnyNotificationPayload, CreateGameSettings, CreateSeries, CreateTable,
    EventPayload, Expansion, Game, GameStatus, JoinTable, LeaderboardEntry, NotificationPayload,
    RankedSeat, RatingCategory, Variant,
};
use play::{awaited, decide, play_out};
use player::{Player, Result, register};
use receiver::Receiver;
use stream::Events;

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<()> {
    let server = match (env::args().nth(1), env::args().nth(2)) {
        (Some(option), Some(server)) if option == "--newer" => return newer::read(&server).await,
        (server, _) => server.unwrap_or("http://127.0.0.1:8080".to_owned()),
    };
    let mut players = Vec::new();
    for name in ["Ada", "Grace", "Edsger", "Barbara"] {
        players.push(register(&server, name).await?);
    }
    age_of_giants(&players).await?;
    dynasty(&players[..3]).await?;
    let entries = leaderboard(&players[0], RatingCategory::AgeOfGiants).await?;
    for Player { profile, .. } in &players {
        let entry = entries.iter().find(|entry| *entry.player.id == *profile.id);
        assert_eq!(entry.ok_or("not on the leaderboard")?.rating.games, 1);
    }
    Ok(())
}

async fn age_of_giants(players: &[Player]) -> Result<()> {
    let (ada, others) = players.split_first().ok_or("no players")?;
    let receiver = Receiver::start(ada).await?;

    // Ada creates a table and the other players join. The game starts when the table is full.
    let settings = CreateGameSettings::builder()
        .players(players.len() as i32)
        .expansion(Expansion::AgeOfGiants);
    let table = CreateTable::builder().settings(settings);
    let mut game = ada.api.create_table().body(table).send().await?.into_inner();
    for Player { api, .. } in others {
        let join = api.join_table().game_id(game.id.clone()).body(JoinTable::builder());
        game = join.send().await?.into_inner();
    }
    assert!(matches!(game.status.parse(), Ok(GameStatus::Active)));
    assert_eq!(game.quests.len(), 2);

    // Ada reads the events so far and drops the connection.
    let mut versions = Vec::new();
    let mut events = Events::after(&ada.api, &game.id, 0).await?;
    while versions.last() != Some(&*game.version) {
        versions.push(*events.next().await?.version);
    }
    drop(events);

    // The opponents play until it is her turn. A signed webhook message notifies her.
    while *awaited(players, &game)?.profile.id != *ada.profile.id {
        game = decide(players, &game).await?;
    }
    let message = receiver.message("notification.your_turn", &game.id)?;
    assert_eq!(message.data.version, Some(*game.version));
    game = decide(players, &game).await?;

    // She resumes the stream after the last event that she has read, and misses none.
    let mut events = Events::after(&ada.api, &game.id, versions[versions.len() - 1]).await?;
    let id = game.id.clone();
    let read_rest = async {
        loop {
            let event = events.next().await?;
            versions.push(*event.version);
            if let AnyEventPayload::EventPayload(EventPayload::GameFinishedEvent(_)) = event.payload
            {
                return Ok(());
            }
        }
    };
    let (game, ()) = tokio::try_join!(play_out(players, game), read_rest)?;
    assert!(versions.into_iter().eq(1..=*game.version));

    // She receives the result as well.
    let ranking = ranking(&game)?;
    let own =
        ranking.iter().find(|one| *game.seats[*one.seat as usize].player.id == *ada.profile.id);
    let own = own.ok_or("unranked")?;
    match receiver.message("notification.game_finished", &id)?.data.payload {
        AnyNotificationPayload::NotificationPayload(
            NotificationPayload::GameFinishedNotification(end),
        ) => assert_eq!((end.rank, end.points), (own.rank, own.points)),
        other => panic!("{other:?}"),
    }
    Ok(())
}

async fn dynasty(players: &[Player]) -> Result<()> {
    let (ada, others) = players.split_first().ok_or("no players")?;

    // Creating a series creates the table of its first game. Joining the table joins the series.
    let settings =
        CreateGameSettings::builder().players(players.len() as i32).variants([Variant::Harmony]);
    let request = CreateSeries::builder().table(CreateTable::builder().settings(settings));
    let created = ada.api.create_series().body(request).send().await?.into_inner();
    for Player { api, .. } in others {
        let join =
            api.join_table().game_id(created.games[0].game_id.clone()).body(JoinTable::builder());
        join.send().await?;
    }

    // Each next game starts automatically. Notifications announce each start, and the standing
    // after each game.
    let mut points = HashMap::new();
    let mut position = 0_u64;
    'series: loop {
        let page = ada
            .api
            .list_notifications()
            .after(position)
            .wait_seconds(20_u64)
            .send()
            .await?
            .into_inner();
        for notification in page.items {
            position = notification.position.get();
            let AnyNotificationPayload::NotificationPayload(payload) = notification.payload else {
                continue;
            };
            match (payload, notification.game_id) {
                (NotificationPayload::GameStartedNotification(_), Some(id))
                    if created.games.iter().any(|game| *game.game_id == id) =>
                {
                    let game = ada.api.get_game().game_id(id).send().await?.into_inner();
                    let game = play_out(players, game).await?;
                    for one in ranking(&game)? {
                        *points.entry(*game.seats[*one.seat as usize].player.id).or_insert(0) +=
                            one.points;
                    }
                }
                (NotificationPayload::SeriesStandingNotification(standing), _)
                    if standing.number == standing.games =>
                {
                    break 'series;
                }
                _ => {}
            }
        }
    }

    // The standing has a row for each player of the series.
    let series = ada.api.get_series().series_id(created.id).send().await?.into_inner();
    assert!(matches!(series.status.parse(), Ok(GameStatus::Finished)));
    assert_eq!(series.standing.len(), players.len());
    for row in &series.standing {
        let player = &series.players[row.place as usize].player;
        println!("  {}. {}: {}", row.rank, name(player), row.total);
        assert_eq!((row.games.len(), row.total), (3, points[&*player.id]));
    }
    Ok(())
}

/// Returns all entries of a leaderboard, page by page.
async fn leaderboard(player: &Player, category: RatingCategory) -> Result<Vec<LeaderboardEntry>> {
    let mut entries = Vec::new();
    let mut request = player.api.get_leaderboard().category(category).limit(2_u64);
    loop {
        let page = request.send().await?.into_inner();
        entries.extend(page.items);
        let Some(cursor) = page.next_cursor else { return Ok(entries) };
        request =
            player.api.get_leaderboard().category(category).limit(2_u64).cursor(cursor.as_str());
    }
}

fn ranking(game: &Game) -> Result<&[RankedSeat]> {
    assert!(matches!(game.status.parse(), Ok(GameStatus::Finished)));
    let ranking = game.ranking.as_deref().ok_or("no ranking")?;
    assert_eq!(ranking.len(), game.seats.len());
    for one in ranking {
        println!(
            "  {}. {}: {}",
            one.rank,
            name(&game.seats[*one.seat as usize].player),
            one.points
        );
    }
    Ok(ranking)
}

fn name(player: &types::Player) -> &str {
    player.name.as_ref().map_or("deleted player", |name| name.as_str())
}
