#!/bin/sh
# Creates the role and the database of the product in the lab, as soon as there is a primary. Repeating it changes nothing.
set -eu
on_primary() { psql --no-psqlrc --quiet --set=ON_ERROR_STOP=1 --host=primary --port=5000 --username=postgres "$@" postgres; }
until on_primary --tuples-only --command='SELECT pg_is_in_recovery()' 2>/dev/null | grep -q f; do sleep 1; done
exists() { on_primary --tuples-only --command="$1" | grep -q 1; }
exists "SELECT 1 FROM pg_roles WHERE rolname = 'gradspan'" || on_primary --command='CREATE ROLE gradspan LOGIN'
exists "SELECT 1 FROM pg_database WHERE datname = 'gradspan'" ||
  on_primary --command='CREATE DATABASE gradspan OWNER gradspan'
