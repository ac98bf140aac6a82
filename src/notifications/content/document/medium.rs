/// Where HTML is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Medium {
    /// In a mail program, which knows little and forgets style sheets.
    Mail,
    /// In a browser.
    Page,
}
