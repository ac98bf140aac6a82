use kingdomino::{Seat, Terrain};

pub(crate) const PAPER: &str = "#fbf8f0";
pub(crate) const INK: &str = "#26221c";
pub(crate) const FAINT: &str = "#6b6355";
pub(crate) const PANEL: &str = "#ffffff";
pub(crate) const EDGE: &str = "#d8cfbd";
/// Behind what is next to be done.
pub(crate) const LIT: &str = "#fff0b8";
pub(crate) const LIT_EDGE: &str = "#9a5b00";

/// The colours of the terrains. No two look alike to whoever lacks one of the three kinds of cones; in grey only lake and
/// swamp do, which patterns and letters tell apart.
pub(crate) fn colour(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Wheat => "#f5b731",
        Terrain::Forest => "#17703f",
        Terrain::Lake => "#3f93d6",
        Terrain::Pasture => "#cfe8a0",
        Terrain::Swamp => "#a88a9f",
        Terrain::Mine => "#3b3a40",
    }
}

/// The pattern of a terrain, in a square of 40 × 40: ears, trees, waves, grass, reeds in water, rocks.
pub(crate) fn pattern(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Wheat => {
            "M11 38V20M20 38V14M29 38V20M11 24l-4-4M11 24l4-4M11 30l-4-4M11 30l4-4M20 18l-4-4M20 18l4-4M20 24l-4-4\
             M20 24l4-4M29 24l-4-4M29 24l4-4M29 30l-4-4M29 30l4-4"
        }
        Terrain::Forest => "M4 34l6-12 6 12zM15 28l7-14 7 14zM25 37l6-12 6 12zM28 14l5-10 5 10z",
        Terrain::Lake => {
            "M16 10q3-4 6 0t6 0 6 0M2 20q3-4 6 0t6 0 6 0 6 0 6 0 6 0M2 28q3-4 6 0t6 0 6 0 6 0 6 0 6 0\
             M2 36q3-4 6 0t6 0 6 0 6 0 6 0 6 0"
        }
        Terrain::Pasture => {
            "M20 9l3 4 3-4M31 17l3 4 3-4M5 21l3 4 3-4M18 22l3 4 3-4M28 30l3 4 3-4M9 33l3 4 3-4M31 4l3 4 3-4"
        }
        Terrain::Swamp => {
            "M17 8h9M29 14h8M3 22h11M18 20h8M26 27h11M5 31h13M15 37h14M32 12V4M35 12V6M9 20v-3M22 18v-7M19 18v-4\
             M31 25v-6"
        }
        Terrain::Mine => {
            "M18 12l5-8 6 3 4 6zM2 28l5-9 8 3 2 8zM22 27l4-9 9 2 3 8zM10 38l4-5 7 1 4 4zM29 38l4-5 4 5z"
        }
    }
}

/// What the pattern is drawn with, apart from the colour of the terrain in lightness.
pub(crate) fn stroke(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Wheat => "#a86f00",
        Terrain::Forest => "#5fb485",
        Terrain::Lake => "#b9dcf7",
        Terrain::Pasture => "#7da33f",
        Terrain::Swamp => "#5f4358",
        Terrain::Mine => "#7d7b85",
    }
}

/// The colour of a seat: dark enough for white figures on it.
pub(crate) fn livery(seat: Seat) -> &'static str {
    ["#0a5fa8", "#b3400f", "#7a2a78", "#0b6b53", "#4a4a52"][seat.index()]
}

/// The outline of a seat's king, in a square of 28 × 28: another for each, besides the number on it.
pub(crate) fn outline(seat: Seat) -> &'static str {
    [
        "M14 1a13 13 0 1 1 0 26a13 13 0 1 1 0-26z",
        "M2 2h24v24h-24z",
        "M14 0L28 14 14 28 0 14z",
        "M7.5 1.5h13L27.5 14l-7 12.5h-13L.5 14z",
        "M2 1h24v13q0 9-12 13.5Q2 23 2 14z",
    ][seat.index()]
}

#[cfg(test)]
mod tests {
    use super::*;

    type Matrix = [[f64; 3]; 3];

    /// What is seen of red, green and blue with all cones, and without one kind of them (Machado and others, 2009).
    const SIGHTS: [Matrix; 4] = [
        [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
        [[0.1523, 1.0526, -0.2049], [0.1145, 0.7863, 0.0992], [-0.0039, -0.0481, 1.0520]],
        [[0.3673, 0.8606, -0.2280], [0.2801, 0.6725, 0.0474], [-0.0118, 0.0429, 0.9689]],
        [[1.2555, -0.0767, -0.1788], [-0.0784, 0.9308, 0.1476], [0.0047, 0.6914, 0.3039]],
    ];
    const XYZ: Matrix =
        [[0.4339, 0.3762, 0.1899], [0.2126, 0.7152, 0.0722], [0.0177, 0.1095, 0.8728]];

    /// A distance of 20 in CIELAB is plain to see.
    #[test]
    fn no_two_terrains_look_alike_to_anybody() {
        for sight in &SIGHTS {
            for (at, one) in Terrain::ALL.into_iter().enumerate() {
                for other in Terrain::ALL.into_iter().skip(at + 1) {
                    let [one_seen, other_seen] = [one, other].map(|terrain| seen(terrain, sight));
                    let squares = one_seen.iter().zip(other_seen).map(|(a, b)| (a - b).powi(2));
                    let distance = squares.sum::<f64>().sqrt();
                    assert!(distance > 20.0, "{one} and {other}: {distance}");
                }
            }
        }
    }

    fn seen(terrain: Terrain, sight: &Matrix) -> [f64; 3] {
        let [x, y, z] = times(&XYZ, times(sight, light(colour(terrain)))).map(f64::cbrt);
        [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
    }

    /// Red, green and blue in proportion to the light.
    fn light(colour: &str) -> [f64; 3] {
        [1, 3, 5].map(|at| {
            let value = u8::from_str_radix(&colour[at..at + 2], 16).expect("two digits");
            ((f64::from(value) / 255.0 + 0.055) / 1.055).powf(2.4)
        })
    }

    fn times(matrix: &Matrix, vector: [f64; 3]) -> [f64; 3] {
        matrix.map(|row| row.iter().zip(vector).map(|(a, b)| a * b).sum::<f64>().clamp(0.0, 1.0))
    }
}
