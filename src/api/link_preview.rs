//! Metadata with which messengers and social networks preview a link (Open Graph). Such software
//! sends no session and runs no scripts, so a preview shows what visitors may see, in the language
//! of the request.

use std::fmt::Write;

use jiff::Timestamp;
use kingdomino_render::{ImageFormat, Names as SeatNames, Scene, Subject, Words, table_alt};

use crate::api::http::with_timeout;
use crate::api::problem::Problem;
use crate::domain::event_log::{GameStatus, house_player};
use crate::domain::series::Series;
use crate::domain::table::{PUBLIC_VIEWER, StoredGame};
use crate::domain::{GameId, PlayerId, SeriesId};
use crate::i18n::{Language, Name, Names, PreviewText, UiText, seat_names, without_isolates};
use crate::notifications::content::document::Escaped;
use crate::notifications::content::{table_names, terms};
use crate::notifications::links::{InvitationLink, Link, PictureLink};
use crate::service::games::LinkedInvitation;
use crate::service::players::Profile;
use crate::service::series::SeriesReport;
use crate::service::{self, Context};

/// Icon of the web client, for pages without a picture of their own.
const ICON: &str = "icon-512.png";

/// Preview of a page.
pub struct LinkPreview {
    title: String,
    description: String,
    /// Path of the page on this server.
    path: String,
    /// URL of a large picture.
    picture: Option<String>,
}

/// Returns the preview of a game; none unless the game is public or `invitation` is the token of a
/// link to it.
pub async fn preview_game(
    ctx: &Context,
    id: GameId,
    invitation: Option<&str>,
    language: Language,
) -> Option<LinkPreview> {
    if let Some(token) = invitation {
        let linked = found(with_timeout(service::games::resolve_invitation_link(ctx, token)).await);
        if let Some(linked) = linked.filter(|linked| linked.game.id == id) {
            return Some(LinkPreview::of_invitation(&linked, token, language));
        }
    }
    let game = found(with_timeout(service::games::get_public_game(ctx, id)).await)?;
    if game.status != GameStatus::Open {
        return Some(LinkPreview::of_game(ctx, &game, language));
    }
    let series = match game.series {
        Some(of) => with_timeout(service::series::get_series(ctx, PUBLIC_VIEWER, of.id)).await.ok(),
        None => None,
    };
    let series = series.map(|report| report.series);
    let path = format!("games/{}", game.id);
    Some(LinkPreview::of_open_table(&game, series.as_ref(), path, language))
}

/// Returns the preview of a series; none unless its current game is public.
pub async fn preview_series(
    ctx: &Context,
    id: SeriesId,
    language: Language,
) -> Option<LinkPreview> {
    let loaded = service::series::get_series(ctx, PUBLIC_VIEWER, id);
    Some(LinkPreview::of_series(ctx, &found(with_timeout(loaded).await)?, language))
}

/// Returns the preview of a player's profile; none if there is no such player.
pub async fn preview_player(
    ctx: &Context,
    id: PlayerId,
    language: Language,
) -> Option<LinkPreview> {
    let profile = found(with_timeout(service::players::get_player(ctx, id)).await)?;
    Some(LinkPreview::of_player(&profile, language))
}

/// Logs errors of the server: a page is sent in any case.
fn found<T>(loaded: Result<T, Problem>) -> Option<T> {
    if let Err(problem) = &loaded
        && problem.code.status().is_server_error()
    {
        tracing::warn!(error = %problem, "page preview failed");
    }
    loaded.ok()
}

impl LinkPreview {
    /// Previews an invitation link.
    pub fn of_invitation(
        invitation: &LinkedInvitation,
        token: &str,
        language: Language,
    ) -> LinkPreview {
        let LinkedInvitation { game, series, .. } = invitation;
        let path = format!("{}/{token}", InvitationLink::PAGE);
        LinkPreview::of_open_table(game, series.as_ref(), path, language)
    }

    fn of_open_table(
        game: &StoredGame,
        series: Option<&Series>,
        path: String,
        language: Language,
    ) -> LinkPreview {
        let names = table_names(language, game);
        let host = game.seat_of(game.host).and_then(|seat| names.get(seat.index()));
        let player = Name(host.map_or("—", String::as_str));
        LinkPreview {
            title: PreviewText::Invitation { player }.text(language),
            description: terms(language, game, series).join(" "),
            path,
            picture: None,
        }
    }

    fn of_game(ctx: &Context, game: &StoredGame, language: Language) -> LinkPreview {
        let names = table_names(language, game);
        let shown: Vec<&str> =
            names.iter().map(String::as_str).filter(|name| !name.is_empty()).collect();
        let title = format!("{}: {}", language.table(), shown.join(", "));
        let description = match &game.state {
            Some(state) => {
                let names = SeatNames::new(names);
                table_alt(Scene { state, names: &names, words: &language })
            }
            None => terms(language, game, None).join(" "),
        };
        let path = format!("games/{}", game.id);
        LinkPreview { title, description, path, picture: picture_url(ctx, game, language) }
    }

    fn of_series(ctx: &Context, report: &SeriesReport, language: Language) -> LinkPreview {
        let SeriesReport { series, game, standing } = report;
        let path = format!("dynasties/{}", series.id);
        if series.status == GameStatus::Open {
            return LinkPreview::of_open_table(game, Some(series), path, language);
        }
        let seats = series.players.iter();
        let seats = seats.map(|seat| (house_player(seat.player), seat.name.as_deref()));
        let names = seat_names(language, seats);
        let names: Vec<&str> =
            names.iter().map(|name| if name.is_empty() { "—" } else { name.as_str() }).collect();
        let progress = match series.status {
            GameStatus::Finished => UiText::SeriesEnded,
            GameStatus::Cancelled => UiText::SeriesCalledOff,
            GameStatus::Open | GameStatus::Active => UiText::SeriesPlaying {
                game: series.number.into(),
                games: u32::try_from(series.schedule.len()).unwrap_or(u32::MAX),
            },
        };
        // Standings refer to players by their place in the series.
        let totals = standing.iter().filter_map(|standing| {
            let name = names.get(usize::from(standing.place))?;
            Some(format!("{}. {name} {}", standing.rank, standing.total))
        });
        let totals: Vec<String> = totals.collect();
        LinkPreview {
            title: UiText::SeriesOf { players: Names(&names) }.text(language),
            description: format!("{} {}", progress.text(language), totals.join(" · ")),
            path,
            picture: picture_url(ctx, game, language),
        }
    }

    fn of_player(profile: &Profile, language: Language) -> LinkPreview {
        let Profile { player, ratings, .. } = profile;
        let house = house_player(player.id);
        let names = seat_names(language, [(house, Some(player.name.as_str()))]);
        let rating = ratings.iter().map(|(_, rating)| rating).max_by_key(|rating| rating.games);
        let description = match rating {
            Some(rating) => {
                // Without decimals, whose separator depends on the language.
                let points = format!("{:.0}", rating.mean);
                PreviewText::Rating { points, games: rating.games }.text(language)
            }
            None => PreviewText::NotRated.text(language),
        };
        LinkPreview {
            title: names.concat(),
            description,
            path: format!("players/{}", player.id),
            picture: None,
        }
    }

    /// Returns the preview as elements for the head of a page.
    pub fn elements(&self, ctx: &Context) -> String {
        let base = ctx.senders.links.base();
        let title = without_isolates(&self.title);
        let (path, icon) = (format!("{base}{}", self.path), format!("{base}{ICON}"));
        let image = self.picture.as_ref().unwrap_or(&icon);
        let card = if self.picture.is_some() { "summary_large_image" } else { "summary" };
        let mut properties = vec![
            ("og:type", "website"),
            ("og:site_name", "Kingdomail"),
            ("og:url", path.as_str()),
            ("og:title", title.as_ref()),
            ("og:image", image.as_str()),
            ("twitter:card", card),
            ("og:description", self.description.as_str()),
        ];
        if self.picture.is_some() {
            properties.push(("og:image:alt", self.description.as_str()));
        }
        let mut elements = String::new();
        for (name, content) in properties {
            let content = Escaped(content);
            // Writing to a string cannot fail.
            let _ = write!(elements, "<meta property=\"{name}\" content=\"{content}\">");
        }
        elements
    }
}

/// URL of the picture of the table; none before the start of the game. Stays the same for a whole
/// day, so that a cached page remains valid.
fn picture_url(ctx: &Context, game: &StoredGame, language: Language) -> Option<String> {
    game.state.as_ref()?;
    let links = &ctx.senders.links;
    let now = ctx.now().as_second();
    let day = Timestamp::from_second(now - now.rem_euclid(24 * 60 * 60)).unwrap_or(ctx.now());
    let picture = PictureLink::new(game.id, game.version, Subject::Table, language, day);
    Some(picture.url(links.key(), links.base(), ImageFormat::Png).to_string())
}
