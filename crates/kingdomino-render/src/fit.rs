/// The text, cut to about `width` when drawn with letters of `size`. It is an estimate, since which font a reader has is
/// not known: on the safe side for most letters, and what still does not fit is clipped where it is drawn.
pub(crate) fn cut(text: &str, size: u32, width: u32) -> String {
    if fits(text, size, width) {
        return text.to_owned();
    }
    let room = (width * 100 / size).saturating_sub(advance('…'));
    let mut taken = 0;
    let fitting = text.chars().take_while(|c| {
        taken += advance(*c);
        taken <= room
    });
    let mut cut: String = fitting.collect();
    cut.truncate(cut.trim_end().len());
    cut + "…"
}

/// Whether the text need not be cut.
pub(crate) fn fits(text: &str, size: u32, width: u32) -> bool {
    text.chars().map(advance).sum::<u32>() <= width * 100 / size
}

/// How wide a letter is, in hundredths of the size.
fn advance(c: char) -> u32 {
    match c {
        '\u{300}'..='\u{36f}'
        | '\u{591}'..='\u{5c7}'
        | '\u{200b}'..='\u{200f}'
        | '\u{2060}'..='\u{206f}'
        | '\u{fe00}'..='\u{fe0f}' => 0,
        ' ' | '\'' | '.' | ',' | 'i' | 'j' | 'l' | 'I' | '|' => 36,
        'f' | 'r' | 't' | '-' | '(' | ')' => 46,
        'm' | 'w' | 'M' | 'W' | '@' | '%' | '…' => 102,
        'A'..='Z' => 74,
        '0'..='9' | 'a'..='z' => 63,
        '\u{590}'..='\u{6ff}' => 66,
        '\u{1100}'..='\u{115f}' | '\u{2e80}'..='\u{d7ff}' | '\u{f900}'..='\u{faff}' => 104,
        '\u{fd00}'..='\u{fdff}' => 250,
        '\u{fe30}'..='\u{fe6f}' | '\u{ff00}'..='\u{ff60}' | '\u{1f000}'.. => 130,
        '\u{370}'..='\u{3ff}' => 68,
        _ => 76,
    }
}

#[cfg(test)]
mod tests {
    use super::cut;

    #[test]
    fn what_fits_is_left_and_what_does_not_is_cut() {
        assert_eq!(cut("Ada", 10, 100), "Ada");
        assert_eq!(cut("A name that goes on and on", 10, 100), "A name that goe…");
        assert_eq!(cut("王王王王王王王王王王王王", 10, 100), "王王王王王王王王…");
        assert_eq!(cut("Ada", 10, 1), "…");
    }
}
