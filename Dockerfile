# docker build --tag kingdomail .

# Keeps only the files that determine the dependencies: the manifests, and an empty file for each source file that they name.
FROM rust:1.95-slim-bookworm AS manifests
WORKDIR /src
COPY . .
RUN find . -type f ! -name Cargo.toml ! -name Cargo.lock ! -path './src/main.rs' ! -path '*/src/lib.rs' ! -path '*/benches/*.rs' \
        ! -path './tests/corpus/write.rs' -delete \
    && find . -type d -empty -delete \
    && find . -name '*.rs' -exec truncate --size 0 {} + \
    && echo 'fn main() {}' >src/main.rs \
    && find . -exec touch --date @1 {} +

# Cached while these files are unchanged, so that only the crates of this repository are compiled below.
FROM rust:1.95-slim-bookworm AS dependencies
WORKDIR /src
COPY --from=manifests /src .
RUN cargo build --profile dist --locked --features otlp --bin kingdomail

FROM dependencies AS build
COPY . .
# The build context has no Git history: pass the commit with `--build-arg COMMIT=$(git rev-parse --short=12 HEAD)`.
ARG COMMIT=
# Source files may be older than the empty files compiled in their place, so update their timestamps.
RUN find src crates -name '*.rs' -exec touch {} + \
    && BUILD_COMMIT=$COMMIT cargo build --profile dist --locked --features otlp --bin kingdomail

FROM debian:bookworm-slim
# Always install the latest certificates, without pinning a version.
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install -y --no-install-recommends ca-certificates \
    && rm -rf /var/lib/apt/lists/* \
    && groupadd --system --gid 999 kingdomail \
    && useradd --system --uid 999 --gid 999 --home-dir /var/lib/kingdomail --create-home kingdomail
COPY --from=build /src/target/dist/kingdomail /usr/local/bin/kingdomail
ARG VERSION=0.3.0
ARG COMMIT=
LABEL org.opencontainers.image.title="Kingdomail" \
    org.opencontainers.image.description="Play-by-mail server for Kingdomino" \
    org.opencontainers.image.licenses="MIT OR Apache-2.0" \
    org.opencontainers.image.version="$VERSION" \
    org.opencontainers.image.revision="$COMMIT"
# Numeric IDs, which are valid outside the container too.
USER 999:999
ENV KINGDOMAIL_LISTEN=0.0.0.0:8080 KINGDOMAIL_DATA=/var/lib/kingdomail KINGDOMAIL_LOG_FORMAT=json
VOLUME /var/lib/kingdomail
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s CMD ["kingdomail", "health"]
ENTRYPOINT ["kingdomail"]
