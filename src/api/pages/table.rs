use kingdomino_render::{Names, Scene, Subject};

use crate::domain::event_log::Status;
use crate::i18n::UiText;
use crate::notifications::content::document::{Document, Picture, PictureSource};
use crate::notifications::content::{situation, table_names, terms};
use crate::notifications::links::PictureLink;
use crate::service::Context;
use crate::service::games::LinkedTable;

/// The table as it stands.
pub(super) fn shown(ctx: &Context, table: &LinkedTable) -> Document {
    shown_after(ctx, table, None)
}

/// The table as it stands, below what is said of what its reader did.
pub(super) fn shown_after(
    ctx: &Context,
    table: &LinkedTable,
    said: Option<&UiText<'_>>,
) -> Document {
    let LinkedTable { reader, game, .. } = table;
    let language = reader.language();
    let seats = table_names(language, game);
    let title: Vec<&str> =
        seats.iter().map(|name| if name.is_empty() { "—" } else { name }).collect();
    let mut letter = Document::new(language, title.join(", "));
    if let Some(said) = said {
        letter = letter.paragraph(said.text(language));
    }
    if let Some(state) = &game.state {
        let names = Names::new(&seats);
        let scene = Scene { state, names: &names, words: &language };
        let now = ctx.now();
        let link = PictureLink::new(game.id, game.version, Subject::Table, language, now);
        let url = link.url(
            ctx.senders.links.key(),
            ctx.senders.links.base(),
            kingdomino_render::Form::Svg,
        );
        let alt = kingdomino_render::table_alt(scene);
        // Of the same server, whatever the browser calls it.
        let at = format!("{}?{}", url.path(), url.query().unwrap_or_default());
        let in_text = String::new();
        letter = letter.picture(Picture {
            source: PictureSource::At(at),
            alt: alt.clone(),
            width: 600,
            in_text,
        });
    }
    if game.status == Status::Open {
        letter = letter.lines(terms(language, game, table.series.as_ref()));
    }
    match situation(reader, game) {
        Some(situation) => letter.paragraph(situation),
        None => letter,
    }
}
