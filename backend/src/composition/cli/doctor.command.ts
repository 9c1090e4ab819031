import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { DataSource } from 'typeorm';
import { WEB_ROOT } from '../../shared/infrastructure/http/web-app';
import { loadSettings, type Settings } from '../../shared/infrastructure/settings/settings';
import { maintaining } from '../../shared/infrastructure/typeorm/data-source';
import { mapping } from '../database';
import type { CommandContext } from './command-context';

interface Finding {
  readonly check: string;
  readonly ok: boolean;
  readonly says: string;
}

const OLDEST_POSTGRES = 14;
const EXTENSIONS = ['pg_trgm', 'btree_gist'];

export const doctor = (context: CommandContext): Command =>
  new Command('doctor').description('look for what would keep the product from working').action(async () => {
    const settings = loadSettings(process.env, { backgroundWork: false });
    const findings = [...onThisMachine(settings), ...(await inTheDatabase(settings))];
    const ill = findings.filter((finding) => !finding.ok).length;
    const lines = findings.map(({ ok, check, says }) => `${ok ? 'ok     ' : 'PROBLEM'}  ${check}: ${says}`);
    context.result(
      { healthy: ill === 0, findings },
      [...lines, ill === 0 ? 'Everything looks right.' : `${ill} to mend.`].join('\n'),
    );
    if (ill > 0) process.exitCode = 1;
  });

function onThisMachine(settings: Settings): Finding[] {
  const built = existsSync(join(WEB_ROOT, 'index.html'));
  return [
    { check: 'settings', ok: true, says: `${settings.production ? 'production' : 'development'}, ${settings.origin}` },
    { check: 'data folder', ...writable(settings.dataDir) },
    { check: 'pages', ok: built, says: built ? WEB_ROOT : 'not built: run npm run build' },
    {
      check: 'mail',
      ok: !settings.production || settings.smtpUrl !== null,
      says: settings.smtpUrl ? 'sent through SMTP' : `written to ${join(settings.dataDir, 'outbox')}`,
    },
  ];
}

function writable(folder: string): Pick<Finding, 'ok' | 'says'> {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return { ok: true, says: folder };
  } catch (error) {
    return { ok: false, says: `cannot write to ${folder}: ${(error as Error).message}` };
  }
}

/** @returns settings of the server that let statements or parameters into its log */
async function whatTheLogTells(db: DataSource): Promise<string[]> {
  const rows = await db.query<{ name: string; setting: string }[]>(
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

async function inTheDatabase(settings: Settings): Promise<Finding[]> {
  const db = new DataSource(maintaining(settings, mapping));
  try {
    await db.initialize();
    const [server] = await db.query<{ version: number }[]>(
      `SELECT current_setting('server_version_num')::int / 10000 AS version`,
    );
    const version = server?.version ?? 0;
    const offered = await db.query<{ name: string }[]>(
      'SELECT name FROM pg_available_extensions WHERE name = ANY($1)',
      [EXTENSIONS],
    );
    const missing = EXTENSIONS.filter((name) => !offered.some((extension) => extension.name === name));
    const told = await whatTheLogTells(db);
    const [role] = await db.query<{ name: string; all: boolean }[]>(
      'SELECT rolname AS name, rolsuper AS all FROM pg_roles WHERE rolname = current_user',
    );
    const pending = await db.showMigrations();
    return [
      { check: 'database', ok: version >= OLDEST_POSTGRES, says: `PostgreSQL ${version}` },
      {
        check: 'extensions',
        ok: missing.length === 0,
        says: missing.length ? `missing ${missing.join(', ')}` : 'all there',
      },
      {
        check: 'database role',
        // The embedded database belongs to the account that starts it, and nobody else reaches it.
        ok: !role?.all || !settings.production,
        says: role?.all ? `${role.name} is a superuser: use a role that owns the database instead` : `${role?.name}`,
      },
      {
        check: 'database log',
        ok: told.length === 0 || !settings.production,
        says: told.length ? `may show what people wrote: ${told.join(', ')}` : 'shows nothing that people wrote',
      },
      {
        check: 'migrations',
        ok: !pending,
        says: pending ? 'some have not run: npm run cli -- migrate' : 'all have run',
      },
    ];
  } catch (error) {
    return [{ check: 'database', ok: false, says: (error as Error).message }];
  } finally {
    if (db.isInitialized) await db.destroy();
  }
}
