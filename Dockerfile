FROM rust:1.95-slim-bookworm AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY . .
RUN cargo build --release --locked

FROM debian:bookworm-slim
RUN apt-get update && apt-get install -y --no-install-recommends ca-certificates && rm -rf /var/lib/apt/lists/* \
    && useradd --system --user-group --home-dir /var/lib/kingdomail --create-home kingdomail
COPY --from=build /src/target/release/kingdomail /usr/local/bin/kingdomail
USER kingdomail
ENV KINGDOMAIL_LISTEN=0.0.0.0:8080 KINGDOMAIL_DATA=/var/lib/kingdomail KINGDOMAIL_LOG_FORMAT=json
VOLUME /var/lib/kingdomail
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s CMD ["kingdomail", "health"]
ENTRYPOINT ["kingdomail"]
