//! Drawings of 40 × 40, each in its own file. An image contains each drawing that it uses once.

use kingdomino::{Seat, Terrain};

/// Each terrain has two drawings, so that a large property does not look repetitive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Alternative {
    A,
    B,
}

/// One drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Art {
    Terrain(Terrain, Alternative),
    Crown,
    /// Crown with a giant on it.
    CoveredCrown,
    Giant,
    Footprint,
    /// Castle of any seat, filled with the current colour.
    Castle,
    /// King of a seat, filled with the current colour.
    King(Seat),
    /// Back of a domino, to be drawn twice.
    Back,
    /// Free cell.
    Ground,
}

macro_rules! drawing {
    ($name:literal) => {
        ($name, include_str!(concat!($name, ".svg")))
    };
}

/// Kings of the seats.
const KINGS: [(&str, &str); Seat::MAX] = [
    drawing!("king-1"),
    drawing!("king-2"),
    drawing!("king-3"),
    drawing!("king-4"),
    drawing!("king-5"),
];

impl Art {
    /// All drawings except the kings.
    const PLAIN: [Art; 19] = {
        use Alternative::{A, B};
        use Terrain::{Forest, Lake, Mine, Pasture, Swamp, Wheat};
        [
            Art::Terrain(Wheat, A),
            Art::Terrain(Wheat, B),
            Art::Terrain(Forest, A),
            Art::Terrain(Forest, B),
            Art::Terrain(Lake, A),
            Art::Terrain(Lake, B),
            Art::Terrain(Pasture, A),
            Art::Terrain(Pasture, B),
            Art::Terrain(Swamp, A),
            Art::Terrain(Swamp, B),
            Art::Terrain(Mine, A),
            Art::Terrain(Mine, B),
            Art::Crown,
            Art::CoveredCrown,
            Art::Giant,
            Art::Footprint,
            Art::Castle,
            Art::Back,
            Art::Ground,
        ]
    };

    fn all() -> impl Iterator<Item = Art> {
        let seats = (0..u8::MAX).map_while(Seat::new);
        Art::PLAIN.into_iter().chain(seats.map(Art::King))
    }

    fn named_file(self) -> (&'static str, &'static str) {
        use Alternative::{A, B};
        use Terrain::{Forest, Lake, Mine, Pasture, Swamp, Wheat};
        match self {
            Art::Terrain(Wheat, A) => drawing!("wheat-a"),
            Art::Terrain(Wheat, B) => drawing!("wheat-b"),
            Art::Terrain(Forest, A) => drawing!("forest-a"),
            Art::Terrain(Forest, B) => drawing!("forest-b"),
            Art::Terrain(Lake, A) => drawing!("lake-a"),
            Art::Terrain(Lake, B) => drawing!("lake-b"),
            Art::Terrain(Pasture, A) => drawing!("pasture-a"),
            Art::Terrain(Pasture, B) => drawing!("pasture-b"),
            Art::Terrain(Swamp, A) => drawing!("swamp-a"),
            Art::Terrain(Swamp, B) => drawing!("swamp-b"),
            Art::Terrain(Mine, A) => drawing!("mine-a"),
            Art::Terrain(Mine, B) => drawing!("mine-b"),
            Art::Crown => drawing!("crown"),
            Art::CoveredCrown => drawing!("crown-covered"),
            Art::Giant => drawing!("giant"),
            Art::Footprint => drawing!("footprint"),
            Art::Castle => drawing!("castle"),
            Art::Back => drawing!("back"),
            Art::Ground => drawing!("ground"),
            Art::King(seat) => KINGS[seat.index()],
        }
    }

    /// Returns the name of the drawing, used for its file and its symbol.
    pub fn name(self) -> &'static str {
        self.named_file().0
    }

    /// Returns the drawing as a complete SVG.
    pub fn file(self) -> &'static str {
        self.named_file().1
    }

    /// Returns the drawing without its outer element.
    pub fn inner(self) -> &'static str {
        let file = self.file();
        let inner = file.split_once('>').map_or(file, |(_, inner)| inner);
        inner.trim().trim_end_matches("</svg>").trim()
    }

    /// Returns the displayed size as a fraction of a square; none for the full size.
    fn scale(self) -> Option<f32> {
        match self {
            Art::Crown | Art::CoveredCrown | Art::Back => Some(0.325),
            Art::Giant | Art::Footprint => Some(0.48),
            Art::Terrain(..) | Art::Castle | Art::King(_) | Art::Ground => None,
        }
    }

    /// Returns a reference to the drawing with its upper left corner at `x` and `y`.
    pub fn at(self, class: &str, x: f32, y: f32) -> String {
        format!("<use class=\"{class}\" href=\"#km-{}\" x=\"{x}\" y=\"{y}\"/>", self.name())
    }

    fn def(self) -> String {
        let scale = self.scale();
        let scale = scale.map_or(String::new(), |scale| format!(" transform=\"scale({scale})\""));
        format!("<g id=\"km-{}\"{scale}>{}</g>\n", self.name(), self.inner())
    }
}

/// Returns all drawings that a kingdom can refer to.
pub(crate) fn defs_of_kingdoms() -> String {
    Art::PLAIN.into_iter().map(Art::def).collect()
}

/// Returns all drawings that `body` refers to.
pub(crate) fn defs(body: &str) -> String {
    let used = Art::all().filter(|art| body.contains(&format!("\"#km-{}\"", art.name())));
    used.map(Art::def).collect()
}

#[cfg(test)]
mod tests {
    use resvg::usvg::{Options, Tree};
    use roxmltree::{Document, Node};

    use super::*;

    /// Clients import the files unchanged, and PNGs are rendered from them.
    #[test]
    fn drawing_is_small_and_within_square() {
        assert_eq!(Art::all().count(), 24);
        for art in Art::all() {
            let (name, file) = art.named_file();
            assert!(file.len() <= 1536, "{name}: {}", file.len());
            let document = Document::parse(file).expect("well-formed XML");
            let root = document.root_element();
            assert_eq!(root.attribute("viewBox"), Some("0 0 40 40"), "{name}");
            for node in root.descendants().filter(Node::is_element).skip(1) {
                assert!(["g", "path", "circle"].contains(&node.tag_name().name()), "{node:?}");
                for absent in ["id", "style", "filter", "mask", "clip-path"] {
                    assert_eq!(node.attribute(absent), None, "{name}");
                }
            }
            let tree = Tree::from_str(file, &Options::default()).expect("an SVG");
            let drawn = tree.root().abs_stroke_bounding_box();
            let sides = [drawn.left(), drawn.top(), 40.0 - drawn.right(), 40.0 - drawn.bottom()];
            assert!(sides.iter().all(|side| *side > -1.2), "{name}: {sides:?}");
        }
    }

    #[test]
    fn seat_drawings_use_current_colour() {
        for art in Art::all() {
            let is_of_a_seat = matches!(art, Art::Castle | Art::King(_));
            assert_eq!(art.file().contains("currentColor"), is_of_a_seat, "{}", art.name());
        }
    }

    #[test]
    fn defs_contain_referenced_drawings() {
        let body = Art::Crown.at("crown", 1.0, 2.0) + &Art::Ground.at("free", 0.0, 0.0);
        let defs = defs(&body);
        assert_eq!(defs.matches(" id=").count(), 2, "{defs}");
        assert!(defs.contains("id=\"km-crown\"") && defs.contains("id=\"km-ground\""));
    }
}
