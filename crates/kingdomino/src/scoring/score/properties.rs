use crate::board::cells::Cells;
use crate::{Kingdom, Terrain};

/// Returns the properties of a kingdom, with and without crowns, and their terrains.
pub(crate) fn properties(kingdom: &Kingdom) -> impl Iterator<Item = (Terrain, Cells)> {
    Terrain::ALL.into_iter().flat_map(move |terrain| {
        let mut rest = kingdom.cells_of(terrain);
        std::iter::from_fn(move || {
            let property = rest.flood(rest.first());
            rest &= !property;
            (!property.is_empty()).then_some((terrain, property))
        })
    })
}
