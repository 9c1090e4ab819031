-- The roles of the product, and who owns what. A superuser runs this in the product's database, as often as needed: what is
-- as it should be stays so. The embedded database does at every start, compose when its database is made.
--
--   gradspan_migration  owns the database and everything in it, and changes tables
--   gradspan_app        runs the product; its rights on tables are given by gradspan_migration after every migration
--
-- The settings gradspan.migration_password and gradspan.app_password hold the passwords.
DO $$
DECLARE
  database text := current_database();
  superuser oid := current_user::regrole;
  role text;
  statement text;
BEGIN
  FOREACH role IN ARRAY ARRAY['migration', 'app'] LOOP
    IF coalesce(current_setting('gradspan.' || role || '_password', true), '') = '' THEN
      RAISE EXCEPTION 'the password of gradspan_% is missing', role;
    END IF;
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'gradspan_' || role) THEN
      EXECUTE format('CREATE ROLE %I', 'gradspan_' || role);
    END IF;
    EXECUTE format(
      'ALTER ROLE %I LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS PASSWORD %L',
      'gradspan_' || role,
      current_setting('gradspan.' || role || '_password')
    );
  END LOOP;

  EXECUTE format('ALTER DATABASE %I OWNER TO gradspan_migration', database);
  EXECUTE format('REVOKE ALL ON DATABASE %I FROM PUBLIC', database);
  EXECUTE format('GRANT CONNECT, TEMPORARY ON DATABASE %I TO gradspan_app', database);
  REVOKE CREATE ON SCHEMA public FROM PUBLIC;
  COMMIT;

  -- What older versions made belongs to the superuser. REASSIGN OWNED refuses to move anything of the first superuser of a
  -- cluster. What belongs to an extension stays, and a sequence follows the table that counts with it.
  FOR statement IN
    WITH part_of_something AS (
      SELECT classid, objid FROM pg_depend WHERE deptype IN ('e', 'a', 'i')
    ), schemas AS (
      SELECT oid, nspname AS name, nspowner AS owner FROM pg_namespace
      WHERE nspname !~ '^pg_' AND nspname <> 'information_schema'
    )
    SELECT format('ALTER SCHEMA %I OWNER TO gradspan_migration', name) FROM schemas WHERE owner = superuser
    UNION ALL
    SELECT format('ALTER TABLE %s OWNER TO gradspan_migration', thing.oid::regclass)
    FROM pg_class thing JOIN schemas ON schemas.oid = relnamespace
    WHERE relowner = superuser AND relkind IN ('r', 'p', 'v', 'm', 'f', 'S')
      AND NOT EXISTS (
        SELECT FROM pg_depend WHERE classid = 'pg_class'::regclass AND objid = thing.oid
          AND (deptype = 'e' OR relkind = 'S' AND deptype IN ('a', 'i'))
      )
    UNION ALL
    SELECT format('ALTER ROUTINE %s OWNER TO gradspan_migration', thing.oid::regprocedure)
    FROM pg_proc thing JOIN schemas ON schemas.oid = pronamespace
    WHERE proowner = superuser
      AND (('pg_proc'::regclass, thing.oid) NOT IN (SELECT classid, objid FROM part_of_something))
    UNION ALL
    SELECT format('ALTER TYPE %s OWNER TO gradspan_migration', thing.oid::regtype)
    FROM pg_type thing JOIN schemas ON schemas.oid = typnamespace
    WHERE typowner = superuser AND typtype IN ('e', 'd', 'r')
      AND (('pg_type'::regclass, thing.oid) NOT IN (SELECT classid, objid FROM part_of_something))
  LOOP
    EXECUTE statement;
    -- One lock at a time: an older server may be at work, and would wait for us as we wait for it.
    COMMIT;
  END LOOP;
END $$;
