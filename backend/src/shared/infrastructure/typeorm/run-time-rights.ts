import { type QueryRunner, DataSource } from 'typeorm';
import type { Settings } from '../settings/settings';
import { maintenanceOptions } from './data-source';

/**
 * Statements, for the role that owns the tables, that grant the rights which the run-time role still lacks: rows in
 * every schema of the product, and nothing that changes a table. In `public`, it can read the names of the migrations.
 */
const SELECT_MISSING_GRANTS = `
  WITH role AS (
    SELECT oid, quote_ident(rolname) AS name FROM pg_roles WHERE rolname = $1 AND rolname <> current_user
  ), schemas AS (
    SELECT oid, nspname, quote_ident(nspname) AS name FROM pg_namespace
    WHERE nspowner = current_user::regrole AND nspname NOT IN ('public', 'information_schema') AND nspname !~ '^pg_'
  ), things AS (
    SELECT thing.oid, relkind, ARRAY['SELECT', 'INSERT', 'UPDATE', 'DELETE'] AS rights
    FROM pg_class thing JOIN schemas ON schemas.oid = relnamespace WHERE relowner = current_user::regrole
    UNION ALL
    SELECT oid, relkind, ARRAY['SELECT'] FROM pg_class
    WHERE oid = to_regclass('public.migrations') AND relowner = current_user::regrole
  ), defaults (kind, things, rights) AS (
    VALUES ('r', 'TABLES', ARRAY['SELECT', 'INSERT', 'UPDATE', 'DELETE']), ('S', 'SEQUENCES', ARRAY['USAGE'])
  )
  SELECT format('GRANT USAGE ON SCHEMA %s TO %s', schemas.name, role.name) AS statement
  FROM schemas, role WHERE NOT has_schema_privilege(role.oid, schemas.oid, 'USAGE')
  UNION ALL
  SELECT format('ALTER DEFAULT PRIVILEGES IN SCHEMA %s GRANT %s ON %s TO %s',
    schemas.name, array_to_string(rights, ', '), things, role.name)
  FROM schemas, role, defaults WHERE NOT EXISTS (
    SELECT FROM pg_default_acl acl, aclexplode(defaclacl) AS given
    WHERE defaclrole = current_user::regrole AND defaclnamespace = schemas.oid AND defaclobjtype = kind::"char"
      AND given.grantee = role.oid AND given.privilege_type = rights[1]
  )
  UNION ALL
  SELECT format('GRANT %s ON %s TO %s', array_to_string(rights, ', '), things.oid::regclass, role.name)
  FROM things, role
  WHERE relkind IN ('r', 'p', 'v')
    AND EXISTS (SELECT FROM unnest(rights) AS needed WHERE NOT has_table_privilege(role.oid, things.oid, needed))
  UNION ALL
  SELECT format('GRANT USAGE ON SEQUENCE %s TO %s', things.oid::regclass, role.name)
  FROM things, role
  WHERE CASE WHEN relkind = 'S' THEN NOT has_sequence_privilege(role.oid, things.oid, 'USAGE') END`;

/** Grants `role` the rights that the running product needs on what the runner's role has created. */
export async function grantRunTimeRights(runner: QueryRunner, role: string): Promise<void> {
  const lacking = await runner.manager.query<{ statement: string }[]>(SELECT_MISSING_GRANTS, [role]);
  for (const { statement } of lacking) await runner.query(statement);
}

/** Returns the name of the run-time role, as the database reports it. */
export async function getRunTimeRole(settings: Settings): Promise<string> {
  const db = await new DataSource(maintenanceOptions(settings, { entities: [], migrations: [] })).initialize();
  try {
    const [answer] = await db.query<{ name: string }[]>('SELECT current_user AS name');
    return answer!.name;
  } finally {
    await db.destroy();
  }
}
