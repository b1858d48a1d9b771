#!/usr/bin/env bash
# Makes the role that the gateway serves by. PostgreSQL's image runs it when it makes the database; in one that was made before, it is run by hand.
set -euo pipefail
psql --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" --set ON_ERROR_STOP=1 --set password="$SERVING_PASSWORD" <<'SQL'
CREATE ROLE cupboard_serving LOGIN PASSWORD :'password';
SQL
