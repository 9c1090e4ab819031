#!/bin/sh
# Makes the roles of the product, and moves to them what an older version made as the superuser. PostgreSQL's image runs it
# when it makes the database; on an older volume it is run by hand (docs/operations.md). Repeating it changes nothing.
psql --no-psqlrc --quiet --set=ON_ERROR_STOP=1 --username="$POSTGRES_USER" --dbname="$POSTGRES_DB" <<'SQL'
\set migration_password `cat /run/secrets/database_migration_password`
\set app_password `cat /run/secrets/database_app_password`
SELECT set_config('gradspan.migration_password', :'migration_password', false),
  set_config('gradspan.app_password', :'app_password', false) \g /dev/null
\i /gradspan/roles.sql
SQL
