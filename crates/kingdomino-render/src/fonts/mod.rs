//! Bundled fonts, so that images look the same on every machine.

use std::sync::{Arc, LazyLock};

use resvg::usvg::fontdb;

pub(crate) const REGULAR: &[u8] = include_bytes!("DejaVuSans.ttf");
pub(crate) const BOLD: &[u8] = include_bytes!("DejaVuSans-Bold.ttf");

static FONTS: LazyLock<Arc<fontdb::Database>> = LazyLock::new(|| {
    let mut fonts = fontdb::Database::new();
    for font in [REGULAR, BOLD] {
        fonts.load_font_source(fontdb::Source::Binary(Arc::new(font)));
    }
    fonts.set_sans_serif_family("DejaVu Sans");
    Arc::new(fonts)
});

/// Returns a database with only the bundled fonts, without those of the system.
pub(crate) fn database() -> Arc<fontdb::Database> {
    Arc::clone(&FONTS)
}
