//! The tour: four play a game with Age of Giants, then three of them a Dynasty. `cargo run -- URL-OF-THE-SERVER`
//!
//! With `--newer URL-OF-SUCH-A-SERVER`: reads what a server of a later release answers.

mod newer;
mod play;
mod player;
mod receiver;
mod stream;

#[allow(warnings, reason = "how it is written is the matter of its generator")]
mod kingdomail {
    include!(concat!(env!("OUT_DIR"), "/client.rs"));
}

use std::collections::HashMap;
use std::env;

use kingdomail::types::{
    AnyFact, AnyTold, Category, Expansion, FactView, GameView, JoinRequest, LeaderView,
    OpenSeriesRequest, OpenTableRequest, PlayerView, RankedView, SettingsRequest, Status, ToldView,
    Variant,
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
    let leaders = leaderboard(&players[0], Category::AgeOfGiants).await?;
    for Player { profile, .. } in &players {
        let leader = leaders.iter().find(|leader| *leader.player.id == *profile.id);
        assert_eq!(leader.ok_or("on the leaderboard")?.rating.games, 1);
    }
    Ok(())
}

async fn age_of_giants(players: &[Player]) -> Result<()> {
    let (ada, others) = players.split_first().ok_or("somebody")?;
    let receiver = Receiver::start(ada).await?;

    // A table is opened by one and joined by the others; when it is full, the game starts.
    let settings =
        SettingsRequest::builder().players(players.len() as i32).expansion(Expansion::AgeOfGiants);
    let table = OpenTableRequest::builder().settings(settings);
    let mut game = ada.api.open_table().body(table).send().await?.into_inner();
    for Player { api, .. } in others {
        let join = api.join_table().game_id(game.id.clone()).body(JoinRequest::builder());
        game = join.send().await?.into_inner();
    }
    assert!(matches!(game.status.parse(), Ok(Status::Active)));
    assert_eq!(game.quests.len(), 2);

    // Ada reads what has happened so far, and drops the connection.
    let mut versions = Vec::new();
    let mut events = Events::after(&ada.api, &game.id, 0).await?;
    while versions.last() != Some(&*game.version) {
        versions.push(*events.next().await?.version);
    }
    drop(events);

    // The others play until it is her turn. She need not ask: she is told, and the signature says by whom.
    while *awaited(players, &game)?.profile.id != *ada.profile.id {
        game = decide(players, &game).await?;
    }
    let told = receiver.message("notice.your_turn", &game.id)?;
    assert_eq!(told.data.version.as_deref(), Some(&*game.version));
    game = decide(players, &game).await?;

    // She goes on reading after the last that she has seen, and misses nothing.
    let mut events = Events::after(&ada.api, &game.id, versions[versions.len() - 1]).await?;
    let id = game.id.clone();
    let read_on = async {
        loop {
            let event = events.next().await?;
            versions.push(*event.version);
            if let AnyFact::FactView(FactView::GameFinishedFact(_)) = event.fact {
                return Ok(());
            }
        }
    };
    let (game, ()) = tokio::try_join!(play_out(players, game), read_on)?;
    assert!(versions.into_iter().eq(1..=*game.version));

    // The ranking, of which she is told as well.
    let ranking = ranking(&game)?;
    let own =
        ranking.iter().find(|one| *game.seats[*one.seat as usize].player.id == *ada.profile.id);
    let own = own.ok_or("everybody is ranked")?;
    match receiver.message("notice.game_finished", &id)?.data.notice {
        AnyTold::ToldView(ToldView::GameFinishedTold(told)) => {
            assert_eq!((told.rank, told.points), (own.rank, own.points))
        }
        other => panic!("{other:?}"),
    }
    Ok(())
}

async fn dynasty(players: &[Player]) -> Result<()> {
    let (ada, others) = players.split_first().ok_or("somebody")?;

    // A series is opened with the table of its first game; who joins there joins the series.
    let settings =
        SettingsRequest::builder().players(players.len() as i32).variants([Variant::Harmony]);
    let request =
        OpenSeriesRequest::builder().table(OpenTableRequest::builder().settings(settings));
    let opened = ada.api.open_series().body(request).send().await?.into_inner();
    for Player { api, .. } in others {
        let join =
            api.join_table().game_id(opened.games[0].game_id.clone()).body(JoinRequest::builder());
        join.send().await?;
    }

    // The next game starts by itself, and all are told; as they are when one has ended, how they stand.
    let mut points = HashMap::new();
    let mut position = 0_u64;
    'told: loop {
        let page =
            ada.api.list_notices().after(position).wait_seconds(20_u64).send().await?.into_inner();
        for told in page.items {
            position = told.position.get();
            match (told.notice, told.game_id) {
                (AnyTold::ToldView(ToldView::GameStartedTold(_)), Some(id))
                    if opened.games.iter().any(|game| *game.game_id == *id) =>
                {
                    let game = ada.api.show_game().game_id(id).send().await?.into_inner();
                    let game = play_out(players, game).await?;
                    for one in ranking(&game)? {
                        *points.entry(*game.seats[*one.seat as usize].player.id).or_insert(0) +=
                            one.points;
                    }
                }
                (AnyTold::ToldView(ToldView::SeriesStandingTold(told)), _)
                    if told.number == told.games =>
                {
                    break 'told;
                }
                _ => {}
            }
        }
    }

    // The standing has a row for each place, and a place is a player's from game to game.
    let series = ada.api.show_series().series_id(opened.id).send().await?.into_inner();
    assert!(matches!(series.status.parse(), Ok(Status::Finished)));
    assert_eq!(series.standing.len(), players.len());
    for row in &series.standing {
        let player = &series.places[row.place as usize].player;
        println!("  {}. {}: {}", row.rank, name(player), row.total);
        assert_eq!((row.games.len(), row.total), (3, points[&*player.id]));
    }
    Ok(())
}

/// Reads a leaderboard to its end, a page at a time.
async fn leaderboard(player: &Player, category: Category) -> Result<Vec<LeaderView>> {
    let mut leaders = Vec::new();
    let mut request = player.api.show_leaderboard().category(category).limit(2_u64);
    loop {
        let page = request.send().await?.into_inner();
        leaders.extend(page.items);
        let Some(cursor) = page.next_cursor else { return Ok(leaders) };
        request =
            player.api.show_leaderboard().category(category).limit(2_u64).cursor(cursor.as_str());
    }
}

fn ranking(game: &GameView) -> Result<&[RankedView]> {
    assert!(matches!(game.status.parse(), Ok(Status::Finished)));
    let ranking = game.ranking.as_deref().ok_or("a game that is over has a ranking")?;
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

fn name(player: &PlayerView) -> &str {
    player.name.as_ref().map_or("somebody", |name| name.as_str())
}
