import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { WEB_ROOT } from '../../shared/infrastructure/http/web-app';
import { type DatabaseHost, parseDatabaseUrl } from '../../shared/infrastructure/settings/database-url';
import { loadSettings, type Settings } from '../../shared/infrastructure/settings/settings';
import {
  maintenanceOptions,
  migrationOptions,
  SERVER_TIME_LIMITS,
  servingOptions,
} from '../../shared/infrastructure/typeorm/data-source';
import { checkHost, type HostState } from '../../shared/infrastructure/typeorm/hosts/host-state';
import { mapping, productSchemas } from '../database';
import type { CommandContext } from './command-context';

interface CheckResult {
  readonly check: string;
  readonly ok: boolean;
  readonly says: string;
  /** Works, but could be safer. */
  readonly warns?: boolean;
}

const MIN_POSTGRES_VERSION = 14;
const SERVER_TIMEOUT_MS = 5_000;
const REQUIRED_EXTENSIONS = ['pg_trgm', 'btree_gist'];

export const doctorCommand = (context: CommandContext): Command =>
  new Command('doctor').description('check that the product can run').action(async () => {
    const settings = loadSettings(process.env, { backgroundWork: false });
    const replicas = await Promise.all(
      settings.databaseReplicaUrls.map((url, index) => checkReplica(url, index, settings)),
    );
    const hosts = await checkHosts(settings);
    const findings = [...checkMachine(settings), ...(await checkDatabase(settings)), ...hosts, ...replicas];
    const problemCount = findings.filter((finding) => !finding.ok).length;
    const lines = findings.map((finding) => `${statusLabel(finding)}  ${finding.check}: ${finding.says}`);
    context.result(
      { healthy: problemCount === 0, findings },
      [...lines, problemCount === 0 ? 'No problems found.' : `${problemCount} to fix.`].join('\n'),
    );
    if (problemCount > 0) process.exitCode = 1;
  });

const statusLabel = ({ ok, warns }: CheckResult): string => (!ok ? 'PROBLEM' : warns ? 'warning' : 'ok     ');

function checkMachine(settings: Settings): CheckResult[] {
  const isBuilt = existsSync(join(WEB_ROOT, 'index.html'));
  return [
    { check: 'settings', ok: true, says: `${settings.production ? 'production' : 'development'}, ${settings.origin}` },
    { check: 'data folder', ...checkWritable(settings.dataDir) },
    { check: 'pages', ok: isBuilt, says: isBuilt ? WEB_ROOT : 'not built: run npm run build' },
    {
      check: 'mail',
      ok: !settings.production || settings.smtpUrl !== null,
      says: settings.smtpUrl ? 'sent with SMTP' : `written to ${join(settings.dataDir, 'outbox')}`,
    },
  ];
}

function checkWritable(folder: string): Pick<CheckResult, 'ok' | 'says'> {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return { ok: true, says: folder };
  } catch (error) {
    return { ok: false, says: `cannot write to ${folder}: ${(error as Error).message}` };
  }
}

/** @returns settings of the server that allow statements or parameters in its log */
async function findLoggedContents(db: DataSource): Promise<string[]> {
  const rows = await db.query<{ name: string; setting: string | null }[]>(
    `SELECT name, setting FROM pg_settings
     WHERE (name = 'log_min_error_statement' AND setting NOT IN ('fatal', 'panic'))
        OR (name = 'log_error_verbosity' AND setting <> 'terse')
        OR (name = 'log_statement' AND setting <> 'none')
        OR (name = 'log_min_duration_statement' AND setting <> '-1' AND
              current_setting('log_parameter_max_length', true) IS DISTINCT FROM '0')
        OR (name = 'log_parameter_max_length_on_error' AND setting <> '0')
     ORDER BY name`,
  );
  return rows.map(({ name, setting }) => `${name} = ${setting}`);
}

/** The run-time role only needs to read and write rows. */
async function checkRoleRights(db: DataSource, { production }: Settings): Promise<CheckResult> {
  const [role] = await db.query<{ name: string; all: boolean | null; schemas: string[] }[]>(
    `SELECT rolname AS name, rolsuper AS all, ARRAY(
       SELECT DISTINCT nspname::text FROM pg_namespace schema LEFT JOIN pg_class ON relnamespace = schema.oid
       WHERE nspname = ANY($1)
         AND (has_schema_privilege(schema.oid, 'CREATE') OR pg_has_role(nspowner, 'USAGE') OR pg_has_role(relowner, 'USAGE'))
       ORDER BY 1
     ) AS schemas FROM pg_roles WHERE rolname = current_user`,
    [productSchemas],
  );
  const { name = '', all = false, schemas = [] } = role ?? {};
  const check = 'database role';
  if (all) {
    // Outside production, people often try the product with a database that they own.
    return {
      check,
      ok: !production,
      says: `${name} is a superuser: set DATABASE_URL to a role without superuser rights`,
    };
  }
  if (schemas.length === 0) return { check, ok: true, says: name };
  const advice = 'set DATABASE_MIGRATION_URL, and set DATABASE_URL to a role that cannot change tables';
  return { check, ok: true, warns: true, says: `${name} can change tables of ${schemas.join(', ')}: ${advice}` };
}

async function hasPendingMigrations(settings: Settings): Promise<boolean> {
  const db = await new DataSource(migrationOptions(settings, mapping)).initialize();
  try {
    return await db.showMigrations();
  } finally {
    await db.destroy();
  }
}

/** A pooler in transaction mode must set the time limits of statements, because the product can't. */
async function checkPooler(settings: Settings): Promise<CheckResult[]> {
  if (!settings.databasePooler) return [];
  const db = await new DataSource(servingOptions(settings, mapping)).initialize();
  try {
    const unlimited = await db.query<{ name: string }[]>(
      `SELECT name FROM pg_settings WHERE name = ANY($1) AND setting = '0' ORDER BY name`,
      [Object.keys(SERVER_TIME_LIMITS)],
    );
    const names = unlimited.map(({ name }) => name).join(', ');
    const ok = unlimited.length === 0;
    return [
      { check: 'pooler', ok, says: ok ? 'sets the time limits' : `doesn’t set ${names}: see docker/pgbouncer.ini` },
    ];
  } finally {
    await db.destroy();
  }
}

/** A restore that was interrupted near its end leaves tables that are complete, but lack indexes. */
async function checkRestore(db: DataSource): Promise<CheckResult[]> {
  const [found] = await db.query<{ isUnfinished: boolean }[]>(
    `SELECT to_regclass('public.indexes_to_restore') IS NOT NULL AS "isUnfinished"`,
  );
  if (!found?.isUnfinished) return [];
  const says = 'indexes are missing. If no restore is running, run: npm run cli -- restore --finish';
  return [{ check: 'restore', ok: false, says }];
}

/** Returns the servers of the URLs that name several, by name. */
function listedHosts({ databaseUrl, databaseDirectUrl, databaseMigrationUrl }: Settings): Map<string, DatabaseHost> {
  const lists = [databaseUrl, databaseDirectUrl, databaseMigrationUrl ?? databaseUrl]
    .map((url) => parseDatabaseUrl(url).hosts)
    .filter(({ length }) => length > 1);
  return new Map(lists.flat().map((host) => [host.name, host]));
}

/** Checks each server of the URLs that name several. At any time, exactly one of them should accept writes. */
async function checkHosts(settings: Settings): Promise<CheckResult[]> {
  const hosts = listedHosts(settings);
  const checked = await Promise.all(
    [...hosts.values()].map(async (host) => ({
      host,
      result: await checkHost(host, SERVER_TIMEOUT_MS).catch(toError),
    })),
  );
  const newest = Math.max(0, ...checked.map(({ result }) => (result instanceof Error ? 0 : (result.timeline ?? 0))));
  return checked.map(({ host, result }) => describeHost(host, result, newest));
}

const toError = (error: unknown): Error => error as Error;

function describeHost({ name }: DatabaseHost, state: HostState | Error, newestTimeline: number): CheckResult {
  const check = `database host ${name}`;
  if (state instanceof Error) return { check, ok: false, says: `isn’t reachable: ${state.message}` };
  if (state.isStandby) return { check, ok: true, says: 'standby' };
  if (state.timeline === null) return { check, ok: false, says: 'is read-only, but isn’t a standby' };
  if (state.timeline === newestTimeline) return { check, ok: true, says: `primary, timeline ${state.timeline}` };
  const says = `former primary that still accepts writes, timeline ${state.timeline} instead of ${newestTimeline}: stop it`;
  return { check, ok: false, says };
}

/** After a failover, one of the replicas is the primary, which is no problem if connections can use it as such. */
async function checkReplica(url: string, index: number, settings: Settings): Promise<CheckResult> {
  const check = `replica ${index + 1}`;
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: SERVER_TIMEOUT_MS,
    query_timeout: SERVER_TIMEOUT_MS,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ isReplica: boolean }>('SELECT pg_is_in_recovery() AS "isReplica"');
    if (rows[0]!.isReplica) return { check, ok: true, says: 'follows a primary' };
    const hosts = [...listedHosts(settings).values()];
    const ok = hosts.some(({ host, port }) => host === client.host && port === client.port);
    return {
      check,
      ok,
      says: ok ? 'is the primary now, so it serves no reads' : 'is not a replica, so it serves no reads',
    };
  } catch (error) {
    return { check, ok: false, says: (error as Error).message };
  } finally {
    await client.end();
  }
}

async function checkDatabase(settings: Settings): Promise<CheckResult[]> {
  const db = new DataSource(maintenanceOptions(settings, mapping));
  try {
    await db.initialize();
    const [server] = await db.query<{ version: number }[]>(
      `SELECT current_setting('server_version_num')::int / 10000 AS version`,
    );
    const version = server?.version ?? 0;
    const availableExtensions = await db.query<{ name: string }[]>(
      'SELECT name FROM pg_available_extensions WHERE name = ANY($1)',
      [REQUIRED_EXTENSIONS],
    );
    const missing = REQUIRED_EXTENSIONS.filter(
      (name) => !availableExtensions.some((extension) => extension.name === name),
    );
    const riskyLogSettings = await findLoggedContents(db);
    const role = await checkRoleRights(db, settings);
    const pending = await hasPendingMigrations(settings);
    const pooler = await checkPooler(settings);
    const restore = await checkRestore(db);
    return [
      { check: 'database', ok: version >= MIN_POSTGRES_VERSION, says: `PostgreSQL ${version}` },
      {
        check: 'extensions',
        ok: missing.length === 0,
        says: missing.length ? `missing ${missing.join(', ')}` : 'complete',
      },
      role,
      ...pooler,
      {
        check: 'database log',
        ok: riskyLogSettings.length === 0 || !settings.production,
        says: riskyLogSettings.length
          ? `may contain personal data: ${riskyLogSettings.join(', ')}`
          : 'contains no personal data',
      },
      {
        check: 'migrations',
        ok: !pending,
        says: pending ? 'some are pending. Run: npm run cli -- migrate' : 'up to date',
      },
      ...restore,
    ];
  } catch (error) {
    return [{ check: 'database', ok: false, says: (error as Error).message }];
  } finally {
    if (db.isInitialized) await db.destroy();
  }
}
