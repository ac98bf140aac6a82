use std::fmt::Write;

use jiff::Timestamp;
use kingdomino_render::{ImageFormat, Names, Scene, Subject, Words, table_alt};

use crate::api::http::with_timeout;
use crate::api::problem::ProblemCode;
use crate::domain::GameId;
use crate::domain::table::StoredGame;
use crate::i18n::Language;
use crate::notifications::content::document::Escaped;
use crate::notifications::content::{table_names, terms};
use crate::notifications::links::PictureLink;
use crate::service::{self, Context};

/// Returns the metadata of a game for link previews, as elements for the head of its page; none
/// unless the game is public.
pub async fn link_preview(ctx: &Context, game: GameId, language: Language) -> Option<String> {
    match with_timeout(service::games::get_public_game(ctx, game)).await {
        Ok(game) => Some(meta_elements(ctx, &game, language)),
        Err(problem) => {
            if problem.code != ProblemCode::GameNotFound {
                tracing::warn!(error = %problem, "page preview failed");
            }
            None
        }
    }
}

fn meta_elements(ctx: &Context, game: &StoredGame, language: Language) -> String {
    let names = table_names(language, game);
    let player_names: Vec<&str> =
        names.iter().map(String::as_str).filter(|name| !name.is_empty()).collect();
    let title = format!("{}: {}", language.table(), player_names.join(", "));
    let links = &ctx.senders.links;
    let description = match &game.state {
        Some(state) => {
            let names = Names::new(names.clone());
            table_alt(Scene { state, names: &names, words: &language })
        }
        None => terms(language, game, None).join(" "),
    };
    let mut properties = vec![
        ("og:type", "website".to_owned()),
        ("og:site_name", "Kingdomail".to_owned()),
        ("og:url", format!("{}games/{}", links.base(), game.id)),
        ("og:title", title),
    ];
    if game.state.is_some() {
        // Stays the same for a whole day, so that a cached page remains valid.
        let now = ctx.now().as_second();
        let day = Timestamp::from_second(now - now.rem_euclid(24 * 60 * 60)).unwrap_or(ctx.now());
        let picture = PictureLink::new(game.id, game.version, Subject::Table, language, day);
        properties.push((
            "og:image",
            picture.url(links.key(), links.base(), ImageFormat::Png).to_string(),
        ));
        properties.push(("og:image:alt", description.clone()));
        properties.push(("twitter:card", "summary_large_image".to_owned()));
    }
    properties.push(("og:description", description));
    let mut elements = String::new();
    for (name, content) in properties {
        let content = Escaped(&content);
        // Writing to a string cannot fail.
        let _ = write!(elements, "<meta property=\"{name}\" content=\"{content}\">");
    }
    elements
}
