# Sourced by scripts that need a server to ask.
#
#     start_server KINGDOMAIL [NAME=VALUE…]
#
# starts the program at that path, or one that is built now if it is empty, on an empty database, with that environment. Then
# `kingdomail` is the program, `url` where it listens, and `scratch` a folder, with the server's data in `data` and what it
# said in `server`. What is in `started` (processes, and groups of them as -ID) ends with the script, and the folder goes.

start_server() {
    kingdomail=$1
    # The shell may have settings of another server.
    unset "${!KINGDOMAIL_@}" DATABASE_URL DATABASE_URL_FILE
    if [ -z "$kingdomail" ]; then
        cargo build --locked --quiet
        kingdomail=$(cargo metadata --locked --no-deps --format-version 1 | python3 -c 'import json, sys; print(json.load(sys.stdin)["target_directory"])')/debug/kingdomail
    fi
    scratch=$(mktemp -d)
    chmod o+x "$scratch" # Started by root, the private Postgres runs as somebody else.
    started=()
    trap end_started EXIT
    : >"$scratch/server" # It is read at once, maybe before the program has begun to write.
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
