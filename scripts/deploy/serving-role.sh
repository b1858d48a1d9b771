#!/usr/bin/env bash
# Creates the gateway's serving role. PostgreSQL's image runs it when it creates the database. For an existing database, run it manually.
set -euo pipefail
psql --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" --set ON_ERROR_STOP=1 --set password="$SERVING_PASSWORD" <<'SQL'
CREATE ROLE cupboard_serving LOGIN PASSWORD :'password';
SQL
