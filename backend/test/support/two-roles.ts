import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { bareDatabaseUrl, closeBeforeDropping } from './database';

export interface TwoRoles {
  /** URL of the role that owns the database. */
  readonly migrationUrl: string;
  /** URL of a role that can sign in and has no other rights. */
  readonly runTimeUrl: string;
  readonly runTimeRole: string;
}

/** Creates a database without tables and two roles, as an operator would; all are dropped after the test file. */
export async function databaseWithTwoRoles(): Promise<TwoRoles> {
  const url = new URL(await bareDatabaseUrl());
  const database = url.pathname.slice(1);
  const name = `roles_${randomUUID().slice(0, 8)}`;
  const [migration, app] = [`${name}_migration`, `${name}_app`];
  const admin = new Client({ connectionString: process.env.TEST_DATABASE_URL });
  await admin.connect();
  await admin.query(`CREATE ROLE ${migration} LOGIN PASSWORD 'canary'`);
  await admin.query(`CREATE ROLE ${app} LOGIN PASSWORD 'canary'`);
  await admin.query(`ALTER DATABASE ${database} OWNER TO ${migration}`);
  closeBeforeDropping(async () => {
    await admin.query(`DROP DATABASE ${database} WITH (FORCE)`);
    await admin.query(`DROP ROLE ${migration}, ${app}`);
    await admin.end();
  });
  return { migrationUrl: urlForRole(migration, url), runTimeUrl: urlForRole(app, url), runTimeRole: app };
}

function urlForRole(role: string, url: URL): string {
  const address = new URL(url);
  address.username = role;
  address.password = 'canary';
  return address.href;
}

/** Runs a statement on a new connection and returns the rows. */
export async function queryUrl<Row extends object>(
  url: string,
  sql: string,
  parameters: unknown[] = [],
): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql, parameters)).rows;
  } finally {
    await client.end();
  }
}

/** Statements that change tables, create objects or read what only a superuser can read. */
export const FORBIDDEN_TO_RUN_TIME = [
  'CREATE TABLE identity.planted (id integer)',
  'CREATE TABLE public.planted (id integer)',
  'CREATE TABLE jobs.planted (id integer)',
  'CREATE SCHEMA planted',
  'ALTER TABLE identity.users ADD planted integer',
  'ALTER TABLE identity.audit_log DISABLE TRIGGER ALL',
  'DROP TABLE mentorship.meetings',
  'TRUNCATE messaging.messages',
  'DELETE FROM public.migrations',
  'SELECT * FROM pg_authid',
  'CREATE ROLE planted',
  'CREATE DATABASE planted',
] as const;
