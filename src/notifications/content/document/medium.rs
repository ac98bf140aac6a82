/// Medium of the HTML.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Medium {
    /// Mail client with limited HTML support and without style sheets.
    Email,
    /// Browser.
    Page,
}
