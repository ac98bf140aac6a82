# Sourced by scripts that need a running server.
#
#     start_server KINGDOMAIL [NAME=VALUE…]
#
# Starts the server binary at the path KINGDOMAIL, or builds one if the path is empty, with an empty
# database and the given environment. Sets `kingdomail` to the path of the binary, `url` to the URL
# of the server, and `scratch` to a temporary folder with the data of the server in `data` and its
# output in `server`. When the script exits, the processes in `started` (process groups as -ID) are
# stopped and the folder is deleted.

start_server() {
    kingdomail=$1
    # Ignore settings of other servers in the environment.
    unset "${!KINGDOMAIL_@}" DATABASE_URL DATABASE_URL_FILE
    if [ -z "$kingdomail" ]; then
        cargo build --locked --quiet
        kingdomail=$(cargo metadata --locked --no-deps --format-version 1 | python3 -c 'import json, sys; print(json.load(sys.stdin)["target_directory"])')/debug/kingdomail
    fi
    scratch=$(mktemp -d)
    chmod o+x "$scratch" # If root starts the server, its Postgres runs as another user.
    started=()
    trap end_started EXIT
    : >"$scratch/server" # The loop below may read the file before the server creates it.
    env KINGDOMAIL_LISTEN=127.0.0.1:0 KINGDOMAIL_DATA="$scratch/data" KINGDOMAIL_LOG=warn \
        KINGDOMAIL_OUTBOUND_NETWORKS=127.0.0.0/8 KINGDOMAIL_NEW_ACCOUNTS=1000 KINGDOMAIL_DRAIN_SECONDS=0 "${@:2}" \
        "$kingdomail" >"$scratch/server" 2>&1 &
    started+=($!)
    for _ in {1..300}; do
        url=$(sed -n 's/^Kingdomail listens on //p' "$scratch/server")
        if [ -n "$url" ]; then return; fi
        if ! kill -0 "$!" 2>/dev/null; then break; fi
        sleep 0.2
    done
    cat "$scratch/server"
    exit 1
}

end_started() {
    for id in "${started[@]}"; do kill -- "$id" 2>/dev/null || true; done
    wait
    rm -rf "$scratch"
}
