use std::time::Duration;

use super::*;

fn host_names(url: &str) -> Vec<String> {
    let target = Target::parse(url).expect("a URL");
    target.ordered_hosts().iter().map(ToString::to_string).collect()
}

fn parse_error(url: &str) -> String {
    Target::parse(url).err().expect("a URL that cannot be used").to_string()
}

fn session_options(url: &str) -> Config {
    session_config(&url.parse().expect("a URL"))
}

#[test]
fn hosts_are_paired_with_ports() {
    assert_eq!(host_names("postgres://one/db"), ["one:5432"]);
    assert_eq!(host_names("postgres://one:1,two:2/db"), ["one:1", "two:2"]);
    assert_eq!(host_names("host=one,two port=7"), ["one:7", "two:7"]);
    assert_eq!(host_names("host=one,/run/postgresql port=7,8"), ["one:7", "/run/postgresql"]);
    assert_eq!(host_names("host=one,two hostaddr=10.0.0.1,10.0.0.2"), ["one:5432", "two:5432"]);
    assert_eq!(host_names("hostaddr=10.0.0.1,10.0.0.2 port=1,2"), ["10.0.0.1:1", "10.0.0.2:2"]);
}

#[test]
fn host_lists_of_different_length_are_rejected() {
    let numbers = "numbers of host and hostaddr entries differ";
    assert!(parse_error("host=one,two hostaddr=10.0.0.1").contains(numbers));
    assert!(
        parse_error("host=one,two,three port=1,2")
            .contains("numbers of port and host entries differ")
    );
    assert!(parse_error("user=kingdomail").contains("names no host"));
}

#[test]
fn malformed_url_error_hides_password() {
    for url in [
        "postgres://kingdomail:hunter2@one:port/db",
        "postgres://kingdomail:hun@ter2@one/db",
        "postgres://kingdomail:hun?ter2=@one/db?x=@",
        "postgres://kingdomail@one/db?password=&hunter2",
        "host=one password=hun ter2",
        "host=one password=hun ter2 x",
    ] {
        let reason = check_url(url).expect_err(url);
        assert!(!reason.contains("hun") && !reason.contains("ter2"), "{url}: {reason}");
        assert!(reason.contains("%40"), "{url}: {reason}");
    }
    // All text before the last @ is taken literally.
    assert_eq!(check_url("postgres://kingdomail:hun?t/er2@one/db"), Ok(()));
    assert_eq!(check_url("postgres://one/db?sslmode=verify-full"), Ok(()));
    assert_eq!(check_url("host=/run/postgresql user=kingdomail"), Ok(()));
}

#[test]
fn unknown_option_is_named() {
    for url in [
        "postgres://kingdomail:hunter2@one/db?pool_size=7",
        "postgres://one/db?sslmode=verify-full&pool_size=7",
        "host=one user=kingdomail pool_size=7",
    ] {
        let reason = check_url(url).expect_err(url);
        assert!(
            reason.contains("unknown option `pool_size`") && !reason.contains("hun"),
            "{url}: {reason}"
        );
    }
}

#[test]
fn primary_option_requires_writable_host() {
    for url in [
        "postgres://one,two/db?target_session_attrs=primary",
        "host=one,two target_session_attrs = 'primary'",
    ] {
        let target = Target::parse(url).expect(url);
        assert!(target.hosts.iter().all(|host| host.must_be_writable()), "{url}");
    }
    let standby = check_url("postgres://one/db?target_session_attrs=standby").expect_err("useless");
    assert!(standby.contains("target_session_attrs"), "{standby}");
}

#[test]
fn options_inside_password_are_ignored() {
    for url in [
        "postgres://kingdomail:target_session_attrs=primary&sslcert=x@one/db",
        r"host=one password='a target_session_attrs=primary \' sslcert=x'",
    ] {
        let target = Target::parse(url).expect(url);
        assert!(!target.hosts[0].must_be_writable(), "{url}");
    }
}

#[test]
fn certificates_need_files_and_encryption() {
    let missing = "postgres://one/db?sslmode=verify-full&sslrootcert=/no/such/ca.pem";
    let reason = check_url(missing).expect_err("no file");
    assert!(reason.contains("sslrootcert: /no/such/ca.pem"), "{reason}");
    let plain = check_url("postgres://one/db?sslrootcert=/no/such/ca.pem").expect_err("no TLS");
    assert!(plain.contains("sslmode=verify-full"), "{plain}");
    let alone = "postgres://one/db?sslmode=require&sslcert=/no/such/client.pem";
    assert!(check_url(alone).expect_err("no key").contains("sslkey"));
    assert_eq!(check_url("postgres://one/db?sslmode=require&sslrootcert=system"), Ok(()));
}

#[tokio::test]
async fn failed_host_comes_last() {
    let target = Target::parse("postgres://one,two,three/db").expect("a URL");
    let names = || target.ordered_hosts().iter().map(ToString::to_string).collect::<Vec<_>>();
    target.hosts[0].mark_unresponsive(Instant::now());
    assert_eq!(names(), ["two:5432", "three:5432", "one:5432"]);
    target.hosts[1].mark_unresponsive(Instant::now());
    target.hosts[2].mark_unresponsive(Instant::now());
    assert_eq!(names(), ["one:5432", "two:5432", "three:5432"]);
}

#[test]
fn balanced_hosts_rotate() {
    let target = Target::parse("postgres://one,two/db?load_balance_hosts=random").expect("a URL");
    let first = || target.ordered_hosts()[0].to_string();
    let firsts = [first(), first(), first(), first()];
    assert_ne!(firsts[0], firsts[1]);
    assert_eq!(firsts[..2], firsts[2..]);
}

#[test]
fn keepalive_options_override_defaults() {
    let plain = session_options("postgres://one/db");
    assert_eq!(plain.get_keepalives_idle(), KEEPALIVE_IDLE);
    assert_eq!(plain.get_keepalives_interval(), Some(KEEPALIVE_INTERVAL));
    assert_eq!(plain.get_keepalives_retries(), Some(KEEPALIVE_RETRIES));
    assert_eq!(plain.get_tcp_user_timeout(), Some(&TCP_USER_TIMEOUT));
    let chosen = session_options(
        "postgres://one/db?keepalives_idle=60&keepalives_interval=7&keepalives_retries=9&tcp_user_timeout=30",
    );
    assert_eq!(chosen.get_keepalives_idle(), Duration::from_mins(1));
    assert_eq!(chosen.get_keepalives_interval(), Some(Duration::from_secs(7)));
    assert_eq!(chosen.get_keepalives_retries(), Some(9));
    assert_eq!(chosen.get_tcp_user_timeout(), Some(&Duration::from_secs(30)));
    assert!(!session_options("postgres://one/db?keepalives=0").get_keepalives());
}

#[test]
fn startup_parameters_come_from_url() {
    let options = session_options("postgres://one/db?options=-c%20search_path%3Dgames");
    assert_eq!(options.get_options(), Some("-c search_path=games"));
    assert_eq!(session_options("postgres://one/db").get_options(), None);
}

#[tokio::test]
async fn refusing_host_is_named_with_reason() {
    let listener = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    let closed = listener.local_addr().expect("an address");
    drop(listener);
    let url = format!("postgres://kingdomail@{closed}/db");
    let connected = Target::parse(&url).expect("a URL").connect(Duration::from_secs(10)).await;
    let reason = connected.err().expect("nobody there").to_string();
    assert!(reason.contains(&format!("{closed}: ")) && reason.contains("refused"), "{reason}");
}
