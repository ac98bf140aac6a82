/// Common name of a civil time that several time zones share.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CommonTime {
    CentralEuropean,
    EasternEuropean,
    WesternEuropean,
    British,
    Irish,
    Israel,
    Turkey,
    Moscow,
    AmericanEastern,
    AmericanCentral,
    AmericanMountain,
    AmericanPacific,
    Mexico,
    Colombia,
    Chile,
    Argentina,
}

impl CommonTime {
    pub(super) fn of(zone: &str) -> Option<CommonTime> {
        Some(match zone {
            "Africa/Ceuta"
            | "Arctic/Longyearbyen"
            | "Europe/Amsterdam"
            | "Europe/Andorra"
            | "Europe/Belgrade"
            | "Europe/Berlin"
            | "Europe/Bratislava"
            | "Europe/Brussels"
            | "Europe/Budapest"
            | "Europe/Busingen"
            | "Europe/Copenhagen"
            | "Europe/Gibraltar"
            | "Europe/Ljubljana"
            | "Europe/Luxembourg"
            | "Europe/Madrid"
            | "Europe/Malta"
            | "Europe/Monaco"
            | "Europe/Oslo"
            | "Europe/Paris"
            | "Europe/Podgorica"
            | "Europe/Prague"
            | "Europe/Rome"
            | "Europe/San_Marino"
            | "Europe/Sarajevo"
            | "Europe/Skopje"
            | "Europe/Stockholm"
            | "Europe/Tirane"
            | "Europe/Vaduz"
            | "Europe/Vatican"
            | "Europe/Vienna"
            | "Europe/Warsaw"
            | "Europe/Zagreb"
            | "Europe/Zurich"
            | "CET"
            | "MET"
            | "Poland" => CommonTime::CentralEuropean,
            "Asia/Nicosia" | "Europe/Athens" | "Europe/Bucharest" | "Europe/Chisinau"
            | "Europe/Helsinki" | "Europe/Kiev" | "Europe/Kyiv" | "Europe/Mariehamn"
            | "Europe/Nicosia" | "Europe/Riga" | "Europe/Sofia" | "Europe/Tallinn"
            | "Europe/Tiraspol" | "Europe/Uzhgorod" | "Europe/Vilnius" | "Europe/Zaporozhye"
            | "EET" => CommonTime::EasternEuropean,
            "Atlantic/Canary" | "Atlantic/Faeroe" | "Atlantic/Faroe" | "Atlantic/Madeira"
            | "Europe/Lisbon" | "Portugal" | "WET" => CommonTime::WesternEuropean,
            "Europe/Belfast" | "Europe/Guernsey" | "Europe/Isle_of_Man" | "Europe/Jersey"
            | "Europe/London" | "GB" | "GB-Eire" => CommonTime::British,
            "Europe/Dublin" | "Eire" => CommonTime::Irish,
            "Asia/Jerusalem" | "Asia/Tel_Aviv" | "Israel" => CommonTime::Israel,
            "Asia/Istanbul" | "Europe/Istanbul" | "Turkey" => CommonTime::Turkey,
            "Europe/Moscow" | "W-SU" => CommonTime::Moscow,
            "America/Detroit"
            | "America/Fort_Wayne"
            | "America/Indiana/Indianapolis"
            | "America/Indianapolis"
            | "America/Kentucky/Louisville"
            | "America/Louisville"
            | "America/Montreal"
            | "America/New_York"
            | "America/Toronto"
            | "Canada/Eastern"
            | "EST5EDT"
            | "US/Eastern"
            | "US/Michigan" => CommonTime::AmericanEastern,
            "America/Chicago" | "America/Menominee" | "America/Winnipeg" | "CST6CDT"
            | "Canada/Central" | "US/Central" => CommonTime::AmericanCentral,
            "America/Boise" | "America/Denver" | "America/Edmonton" | "Canada/Mountain"
            | "MST7MDT" | "US/Mountain" => CommonTime::AmericanMountain,
            "America/Los_Angeles"
            | "America/Tijuana"
            | "America/Vancouver"
            | "Canada/Pacific"
            | "PST8PDT"
            | "US/Pacific" => CommonTime::AmericanPacific,
            "America/Mexico_City" | "Mexico/General" => CommonTime::Mexico,
            "America/Bogota" => CommonTime::Colombia,
            "America/Santiago" | "Chile/Continental" => CommonTime::Chile,
            "America/Argentina/Buenos_Aires" | "America/Buenos_Aires" => CommonTime::Argentina,
            _ => return None,
        })
    }
}
