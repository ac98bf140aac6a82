use kingdomino::Seat;

use crate::tokens::Token;

pub(crate) const PAPER: Token = Token::new("paper");
pub(crate) const INK: Token = Token::new("ink");
pub(crate) const FAINT: Token = Token::new("faint");
pub(crate) const PANEL: Token = Token::new("panel");
pub(crate) const EDGE: Token = Token::new("edge");
/// Background of the next step.
pub(crate) const LIT: Token = Token::new("lit");
pub(crate) const LIT_EDGE: Token = Token::new("lit-edge");
/// Background of a kingdom.
pub(crate) const BOARD: Token = Token::new("board");
/// Edge of a domino.
pub(crate) const RIM: Token = Token::new("rim");
/// Background of the letter of a terrain, and highlight on the edge of a domino.
pub(crate) const CHIP: Token = Token::new("chip");
/// Highlight of choices.
pub(crate) const CHOICE: Token = Token::new("action");
/// Numbers on the colour of a seat.
pub(crate) const ON_SEAT: Token = Token::new("on-seat");

/// Colour of a seat: dark enough for white numbers.
pub(crate) fn seat_color(seat: Seat) -> Token {
    const SEAT_COLORS: [Token; Seat::MAX] = [
        Token::new("seat-1"),
        Token::new("seat-2"),
        Token::new("seat-3"),
        Token::new("seat-4"),
        Token::new("seat-5"),
    ];
    SEAT_COLORS[seat.index()]
}

#[cfg(test)]
mod tests {
    use kingdomino::Terrain;
    use resvg::tiny_skia::{Pixmap, Transform};
    use resvg::usvg::{Options, Tree};

    use super::*;
    use crate::art::{Alternative, Art};

    type Matrix = [[f64; 3]; 3];

    /// Colour vision as RGB matrices: normal, and each type of colour blindness (Machado and
    /// others, 2009).
    const COLOR_VISIONS: [Matrix; 4] = [
        [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
        [[0.1523, 1.0526, -0.2049], [0.1145, 0.7863, 0.0992], [-0.0039, -0.0481, 1.0520]],
        [[0.3673, 0.8606, -0.2280], [0.2801, 0.6725, 0.0474], [-0.0118, 0.0429, 0.9689]],
        [[1.2555, -0.0767, -0.1788], [-0.0784, 0.9308, 0.1476], [0.0047, 0.6914, 0.3039]],
    ];
    const XYZ: Matrix =
        [[0.4339, 0.3762, 0.1899], [0.2126, 0.7152, 0.0722], [0.0177, 0.1095, 0.8728]];

    /// Compares the backgrounds, and the mean colours of the drawings, which dominate at small
    /// sizes. A distance of 20 in CIELAB is clearly visible. Half of it is enough for the drawings,
    /// because they differ in more than colour.
    #[test]
    fn terrains_differ_for_colour_blind_viewers() {
        for vision in &COLOR_VISIONS {
            for (at, one) in Terrain::ALL.into_iter().enumerate() {
                for other in Terrain::ALL.into_iter().skip(at + 1) {
                    let pairs =
                        terrain_colors(one).zip(terrain_colors(other)).zip([20.0, 10.0, 10.0]);
                    for ((one_colour, other_colour), min_distance) in pairs {
                        let [one_seen, other_seen] =
                            [one_colour, other_colour].map(|colour| to_lab(colour, vision));
                        let squares = one_seen.iter().zip(other_seen).map(|(a, b)| (a - b).powi(2));
                        let distance = squares.sum::<f64>().sqrt();
                        assert!(distance > min_distance, "{one} and {other}: {distance}");
                    }
                }
            }
        }
    }

    /// Returns the background colour of a terrain and the mean colour of each of its drawings.
    fn terrain_colors(terrain: Terrain) -> impl Iterator<Item = [f64; 3]> {
        let ground = ground(terrain).value().expect("a token");
        let drawings =
            [Alternative::A, Alternative::B].map(|alternative| Art::Terrain(terrain, alternative));
        for drawing in drawings {
            let ground = format!("<path fill=\"{ground}\" d=\"M0 0h40v40H0z\"/>");
            assert!(drawing.inner().starts_with(&ground), "{terrain}");
        }
        [linear_rgb(ground)].into_iter().chain(drawings.map(mean))
    }

    fn ground(terrain: Terrain) -> Token {
        match terrain {
            Terrain::Wheat => Token::new("wheat"),
            Terrain::Forest => Token::new("forest"),
            Terrain::Lake => Token::new("lake"),
            Terrain::Pasture => Token::new("pasture"),
            Terrain::Swamp => Token::new("swamp"),
            Terrain::Mine => Token::new("mine"),
        }
    }

    fn mean(drawing: Art) -> [f64; 3] {
        let tree = Tree::from_str(drawing.file(), &Options::default()).expect("an SVG");
        let mut pixels = Pixmap::new(40, 40).expect("pixels");
        resvg::render(&tree, Transform::identity(), &mut pixels.as_mut());
        let channels =
            pixels.pixels().iter().map(|pixel| [pixel.red(), pixel.green(), pixel.blue()]);
        let sum = channels
            .fold([0.0; 3], |sum: [f64; 3], pixel| [0, 1, 2].map(|at| sum[at] + linear(pixel[at])));
        sum.map(|channel| channel / 1600.0)
    }

    fn to_lab(colour: [f64; 3], vision: &Matrix) -> [f64; 3] {
        let [x, y, z] = transform(&XYZ, transform(vision, colour)).map(f64::cbrt);
        [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
    }

    /// Returns the linear RGB values of a colour.
    fn linear_rgb(colour: &str) -> [f64; 3] {
        [1, 3, 5].map(|at| linear(u8::from_str_radix(&colour[at..at + 2], 16).expect("two digits")))
    }

    fn linear(value: u8) -> f64 {
        ((f64::from(value) / 255.0 + 0.055) / 1.055).powf(2.4)
    }

    #[test]
    fn every_colour_is_a_token() {
        let seat_colors = (0..5).filter_map(Seat::new).map(seat_color);
        let inks = [PAPER, INK, FAINT, PANEL, EDGE, LIT, LIT_EDGE, BOARD, RIM, CHIP, ON_SEAT];
        for token in inks.into_iter().chain(seat_colors) {
            assert!(token.value().is_some_and(|value| value.starts_with('#')), "{token:?}");
        }
    }

    fn transform(matrix: &Matrix, vector: [f64; 3]) -> [f64; 3] {
        matrix.map(|row| row.iter().zip(vector).map(|(a, b)| a * b).sum::<f64>().clamp(0.0, 1.0))
    }
}
