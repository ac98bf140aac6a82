//! The drawings, each a file of its own, 40 × 40. A picture holds each that it uses once.

use kingdomino::{Seat, Terrain};

/// A terrain is drawn in two ways, so that a large property does not look like a wallpaper.
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
    /// A crown on which a giant stands.
    CoveredCrown,
    Giant,
    Footprint,
    /// The castle of any seat: it is filled with the current colour.
    Castle,
    /// The king of a seat, also filled with the current colour.
    King(Seat),
    /// The back of a domino, to be drawn twice.
    Back,
    /// A free cell.
    Ground,
}

macro_rules! drawing {
    ($name:literal) => {
        ($name, include_str!(concat!($name, ".svg")))
    };
}

/// The kings of the seats.
const KINGS: [(&str, &str); Seat::MAX] = [
    drawing!("king-1"),
    drawing!("king-2"),
    drawing!("king-3"),
    drawing!("king-4"),
    drawing!("king-5"),
];

impl Art {
    /// All that there is, without the kings.
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

    /// What the drawing is called, as a file and within a picture.
    pub fn name(self) -> &'static str {
        self.named_file().0
    }

    /// The drawing as a whole SVG.
    pub fn file(self) -> &'static str {
        self.named_file().1
    }

    /// The drawing without the element around it.
    pub fn inner(self) -> &'static str {
        let file = self.file();
        let inner = file.split_once('>').map_or(file, |(_, inner)| inner);
        inner.trim().trim_end_matches("</svg>").trim()
    }

    /// As large as it is used, in parts of a square.
    fn scale(self) -> Option<f32> {
        match self {
            Art::Crown | Art::CoveredCrown | Art::Back => Some(0.325),
            Art::Giant | Art::Footprint => Some(0.48),
            Art::Terrain(..) | Art::Castle | Art::King(_) | Art::Ground => None,
        }
    }

    /// The drawing by reference, its upper left corner at `x` and `y`.
    pub fn at(self, class: &str, x: f32, y: f32) -> String {
        format!("<use class=\"{class}\" href=\"#km-{}\" x=\"{x}\" y=\"{y}\"/>", self.name())
    }

    fn def(self) -> String {
        let scale = self.scale();
        let scale = scale.map_or(String::new(), |scale| format!(" transform=\"scale({scale})\""));
        format!("<g id=\"km-{}\"{scale}>{}</g>\n", self.name(), self.inner())
    }
}

/// All drawings to which `body` refers.
pub(crate) fn defs(body: &str) -> String {
    let used = Art::all().filter(|art| body.contains(&format!("\"#km-{}\"", art.name())));
    used.map(Art::def).collect()
}

#[cfg(test)]
mod tests {
    use resvg::usvg::{Options, Tree};
    use roxmltree::{Document, Node};

    use super::*;

    /// A client imports the files as they are, and the PNG is drawn of them.
    #[test]
    fn a_drawing_is_a_small_file_of_its_own_that_stays_in_its_square() {
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
    fn what_a_seat_has_is_in_the_colour_of_the_seat() {
        for art in Art::all() {
            let is_of_a_seat = matches!(art, Art::Castle | Art::King(_));
            assert_eq!(art.file().contains("currentColor"), is_of_a_seat, "{}", art.name());
        }
    }

    #[test]
    fn a_picture_has_what_it_refers_to() {
        let body = Art::Crown.at("crown", 1.0, 2.0) + &Art::Ground.at("free", 0.0, 0.0);
        let defs = defs(&body);
        assert_eq!(defs.matches(" id=").count(), 2, "{defs}");
        assert!(defs.contains("id=\"km-crown\"") && defs.contains("id=\"km-ground\""));
    }
}
