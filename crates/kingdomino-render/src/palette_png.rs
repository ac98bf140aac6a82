//! Encodes pixels as a PNG with a palette: a quarter to a third of the size of one with full
//! colours.
//!
//! The images consist of flat areas, with colours that are kept exactly, and of gradients and
//! smoothed edges, with colours that are approximated. Dithering is not used, because it would make
//! the areas noisy and the file large.

use std::collections::HashMap;

use png::{BitDepth, ColorType, Compression, Encoder, EncodingError, Filter};

/// Number of colours of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Colors {
    /// At most 256, which look the same as full colours.
    Many,
    /// At most 96, for pictures that have to be small.
    Few,
}

impl Colors {
    fn palette_size(self) -> usize {
        match self {
            Colors::Many => 256,
            Colors::Few => 96,
        }
    }
}

/// Number of rounds that move the colours of the palette to the mean of the pixels that they
/// represent.
const REFINEMENT_ROUNDS: usize = 3;

/// Size of a cell of the colour space, in each channel.
const CELL_SIZE: u8 = 12;

/// Red, green, blue and opacity.
type Color = [u8; 4];

/// A colour and the number of its pixels.
type ColorCount = (Color, u32);

/// Encodes pixels, which are four bytes each, as a PNG.
///
/// # Errors
/// The number of pixels does not match the size.
pub(crate) fn encode(
    pixels: &[u8],
    width: u32,
    height: u32,
    colors: Colors,
) -> Result<Vec<u8>, EncodingError> {
    let pixels: &[Color] = pixels.as_chunks().0;
    let counted = count_colors(pixels);
    let palette = palette(&counted, colors.palette_size());
    let index_of: HashMap<Color, u8> =
        counted.iter().map(|(color, _)| (*color, nearest(&palette, *color))).collect();
    let indices: Vec<u8> =
        pixels.iter().map(|color| index_of.get(color).copied().unwrap_or_default()).collect();
    let mut data = Vec::new();
    let mut encoder = Encoder::new(&mut data, width, height);
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_palette(palette.iter().flat_map(|[r, g, b, _]| [*r, *g, *b]).collect::<Vec<u8>>());
    if palette.iter().any(|color| color[3] < u8::MAX) {
        encoder.set_trns(palette.iter().map(|color| color[3]).collect::<Vec<u8>>());
    }
    encoder.set_compression(Compression::High);
    encoder.set_filter(Filter::NoFilter);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&indices)?;
    writer.finish()?;
    Ok(data)
}

/// Returns the colours in a fixed order, so that the same image always produces the same bytes.
fn count_colors(pixels: &[Color]) -> Vec<ColorCount> {
    let mut counts: HashMap<Color, u32> = HashMap::new();
    for run in pixels.chunk_by(|one, other| one == other) {
        if let Some(color) = run.first() {
            *counts.entry(*color).or_default() += u32::try_from(run.len()).unwrap_or(u32::MAX);
        }
    }
    let mut counted: Vec<ColorCount> = counts.into_iter().collect();
    counted.sort_unstable();
    counted
}

/// Returns the most frequent colours, which are those of areas, and colours close to as many others
/// as possible.
fn palette(counted: &[ColorCount], max_colors: usize) -> Vec<Color> {
    if counted.len() <= max_colors {
        return counted.iter().map(|(color, _)| *color).collect();
    }
    let mut palette = most_frequent(counted, max_colors / 2);
    let flat = palette.len();
    let others = counted.iter().filter(|(color, _)| !palette.contains(color)).copied().collect();
    let mut boxes = vec![ColorBox::new(others)];
    while flat + boxes.len() < max_colors {
        let widest = boxes.iter().enumerate().max_by_key(|(_, color_box)| color_box.spread);
        let Some((widest, _)) = widest.filter(|(_, color_box)| color_box.spread > 0) else { break };
        let (low, high) = boxes.swap_remove(widest).halves();
        boxes.extend([low, high]);
    }
    palette.extend(boxes.iter().map(|color_box| mean_color(&color_box.colors)));
    for _ in 0..REFINEMENT_ROUNDS {
        let mut near = vec![Vec::new(); palette.len()];
        for counted in counted {
            near[usize::from(nearest(&palette, counted.0))].push(*counted);
        }
        for (color, near) in palette.iter_mut().zip(&near).skip(flat) {
            if !near.is_empty() {
                *color = mean_color(near);
            }
        }
    }
    palette
}

/// Returns the most frequent colour of each cell of the colour space, for the cells with the most
/// pixels. A gradient has few pixels of each colour, but many in its cells.
fn most_frequent(counted: &[ColorCount], max_colors: usize) -> Vec<Color> {
    let mut cells: HashMap<Color, (u64, ColorCount)> = HashMap::new();
    for (color, count) in counted {
        let cell = color.map(|channel| channel / CELL_SIZE);
        let (sum, first) = cells.entry(cell).or_insert((0, (*color, 0)));
        *sum += u64::from(*count);
        if *count > first.1 {
            *first = (*color, *count);
        }
    }
    let mut cells: Vec<(u64, ColorCount)> = cells.into_values().collect();
    cells.sort_unstable_by_key(|cell| std::cmp::Reverse(*cell));
    cells.into_iter().take(max_colors).map(|(_, (color, _))| color).collect()
}

/// Colours that share one colour of the palette, unless they are divided.
struct ColorBox {
    colors: Vec<ColorCount>,
    /// Channel with the largest differences.
    channel: usize,
    /// Sum of the squared differences from the mean in that channel. A colour is weighted by the
    /// square root of its pixel count, so that small areas of the image keep their colours.
    spread: u64,
}

impl ColorBox {
    fn new(colors: Vec<ColorCount>) -> ColorBox {
        let spreads = (0..4).map(|channel| {
            let mean = u64::from(mean(&colors, channel, weight));
            let squares = colors.iter().map(|(color, count)| {
                u64::from(color[channel]).abs_diff(mean).pow(2) * weight(*count)
            });
            (squares.sum::<u64>(), channel)
        });
        let (spread, channel) = spreads.max().unwrap_or_default();
        ColorBox { colors, channel, spread }
    }

    /// Splits the colours at the mean of the channel.
    fn halves(self) -> (ColorBox, ColorBox) {
        let ColorBox { colors, channel, .. } = self;
        let mean = mean(&colors, channel, weight);
        let (low, high) = colors.into_iter().partition(|(color, _)| color[channel] <= mean);
        (ColorBox::new(low), ColorBox::new(high))
    }
}

/// Returns the mean of the colours.
fn mean_color(colors: &[ColorCount]) -> Color {
    [0, 1, 2, 3].map(|channel| mean(colors, channel, u64::from))
}

fn weight(count: u32) -> u64 {
    u64::from(count).isqrt()
}

fn mean(colors: &[ColorCount], channel: usize, weight: impl Fn(u32) -> u64) -> u8 {
    let (sum, all) = colors.iter().fold((0, 0), |(sum, all), (color, count)| {
        let weight = weight(*count);
        (sum + u64::from(color[channel]) * weight, all + weight)
    });
    u8::try_from(sum / u64::max(all, 1)).unwrap_or(u8::MAX)
}

/// Returns the squared distance of two colours.
fn distance(one: Color, other: Color) -> u32 {
    let square = |channel: usize| u32::from(one[channel].abs_diff(other[channel])).pow(2);
    square(0) + square(1) + square(2) + square(3)
}

/// Returns the index of the nearest colour, the first among equals. Most of the encoding time is
/// spent here.
fn nearest(palette: &[Color], color: Color) -> u8 {
    let (mut nearest, mut least) = (0, u32::MAX);
    for (index, other) in (0..=u8::MAX).zip(palette) {
        let distance = distance(color, *other);
        if distance < least {
            (nearest, least) = (index, distance);
            if distance == 0 {
                break;
            }
        }
    }
    nearest
}

#[cfg(test)]
mod tests {
    use super::*;

    fn decoded(png: &[u8]) -> Vec<u8> {
        let mut decoder = png::Decoder::new(std::io::Cursor::new(png));
        decoder.set_transformations(png::Transformations::EXPAND | png::Transformations::ALPHA);
        let mut reader = decoder.read_info().expect("a PNG");
        let mut pixels = vec![0; reader.output_buffer_size().expect("a size")];
        reader.next_frame(&mut pixels).expect("pixels");
        pixels
    }

    #[test]
    fn few_colours_are_kept_exactly() {
        let colors = (0..=255).map(|n| [n, 255 - n, 7, if n == 3 { 0 } else { 255 }]);
        let pixels: Vec<u8> = colors.flatten().collect();
        assert_eq!(decoded(&encode(&pixels, 16, 16, Colors::Many).expect("a PNG")), pixels);
    }

    #[test]
    fn flat_areas_keep_their_colour() {
        let flat = [12, 200, 99, 255];
        let gradient = (0..64 * 64_u32).map(|n| {
            let [_, _, high, low] = n.to_be_bytes();
            [low, high.wrapping_mul(16), 128, 255]
        });
        let pixels: Vec<u8> =
            std::iter::repeat_n(flat, 64 * 64).chain(gradient).flatten().collect();
        let found = decoded(&encode(&pixels, 64, 128, Colors::Many).expect("a PNG"));
        assert_eq!(found[..64 * 64 * 4], pixels[..64 * 64 * 4]);
        let off = found.iter().zip(&pixels).map(|(one, other)| one.abs_diff(*other)).max();
        assert!(off <= Some(24), "{off:?}");
    }

    #[test]
    fn encoding_is_deterministic() {
        let pixels: Vec<u8> =
            (0..100 * 100_u32).flat_map(|n| n.wrapping_mul(2_654_435).to_be_bytes()).collect();
        let encoded = || encode(&pixels, 100, 100, Colors::Few).expect("a PNG");
        assert_eq!(encoded(), encoded());
    }
}
