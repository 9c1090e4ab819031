import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { studentForm } from '../../../test/support/accounts';
import { eventually, startApp, type TestApp } from '../../../test/support/app';
import {
  backUp,
  type Backup,
  backupFolder,
  digestsOf,
  KEY,
  refusal,
  restore,
  SECRET,
  setEnvironment,
  structureOf,
  useBackupFolder,
} from '../../../test/support/backups';
import { bareDatabaseUrl, freshDatabaseUrl, testSettings } from '../../../test/support/database';
import { rowsIn } from '../../../test/support/rows';
import { runCommand } from '../../../test/support/run-command';
import { waitUntilIdle } from '../../../test/support/table-digests';
import { databaseWithTwoRoles, queryUrl } from '../../../test/support/two-roles';
import { BackupWriter, readBackup } from '../../shared/infrastructure/backup/backup-file';
import {
  type BackupManifest,
  type BackupSummary,
  parseSummary,
} from '../../shared/infrastructure/backup/backup-manifest';
import { readArchive, writeArchive } from '../../shared/infrastructure/backup/encrypted-archive';
import { listMigrationNames } from '../../shared/infrastructure/backup/migration-names';
import { restoreBackup } from '../../shared/infrastructure/backup/restore-backup';
import { loadSettings } from '../../shared/infrastructure/settings/settings';
import { migrate } from '../../shared/infrastructure/typeorm/migrate';
import { laterIndexes, mapping, productSchemas } from '../database';
import { restoreCommand } from './backup.commands';
import { doctorCommand } from './doctor.command';

jest.setTimeout(300_000);

const DEMO_PASSWORD = 'gradspan-demo-2026';

async function signIn(app: TestApp, username: string): Promise<ReturnType<TestApp['browser']>> {
  const browser = app.browser();
  await browser.post('/api/login').send({ username, password: DEMO_PASSWORD }).expect(200);
  return browser;
}

describe('a backup of the demo data', () => {
  let url: string;
  /** The backup, in a folder that lasts for all tests of this group. */
  let kept: string;
  let backup: Backup;
  let args: string[];

  beforeAll(async () => {
    kept = mkdtempSync(join(tmpdir(), 'demo-backup-'));
    useBackupFolder(kept);
    url = await freshDatabaseUrl();
    const app = await startApp({ DATABASE_URL: url, DEMO_DATA: 'on', SESSION_SECRET: SECRET });
    await eventually(async () => (await rowsIn(app, 'identity.pictures')) > 30);
    await waitUntilIdle(app);
    await app.close();
    backup = await backUp(url);
    args = [backup.file];
  });
  afterAll(() => rmSync(kept, { recursive: true }));

  it('is one file that only its owner can read, without a rest of the work', () => {
    expect(readdirSync(kept)).toEqual(['a.backup']);
    expect(statSync(backup.file)).toMatchObject({ size: backup.bytes });
    expect(statSync(backup.file).mode & 0o777).toBe(0o600);
    expect(backup.tables).toBeGreaterThan(90);
    expect(backup.rows).toBeGreaterThan(1_000);
  });

  it('restores every row of every table, and all indexes, constraints, triggers and sequences', async () => {
    const target = await bareDatabaseUrl();
    const restored = await restore(target, args);

    expect(restored).toMatchObject({ tables: backup.tables, rows: backup.rows, files: [], migrations: [] });
    expect(await digestsOf(target)).toEqual(await digestsOf(url));
    expect(await structureOf(target)).toEqual(await structureOf(url));
  });

  it('lets the product start, a demo person sign in, and a new person register', async () => {
    const target = await bareDatabaseUrl();
    await restore(target, args);
    const app = await startApp({ DATABASE_URL: target, SESSION_SECRET: SECRET });

    const browser = await signIn(app, 'demo.student');
    const { body } = await browser.get('/api/conversations').expect(200);
    expect(body.items ?? body).not.toHaveLength(0);
    const people = await rowsIn(app, 'identity.users');
    await app.browser().post('/api/register').send(studentForm('after.restoring')).expect(201);
    expect(await rowsIn(app, 'identity.users')).toBe(people + 1);
    await expect(app.db.query('DELETE FROM identity.audit_log')).rejects.toThrow(/audit_log/);
    await waitUntilIdle(app);
  });

  it('restores with two roles, of which one owns the tables', async () => {
    const { migrationUrl, runTimeUrl } = await databaseWithTwoRoles();
    await restore(runTimeUrl, args, { DATABASE_MIGRATION_URL: migrationUrl });

    expect(await digestsOf(migrationUrl)).toEqual(await digestsOf(url));
    const app = await startApp({ DATABASE_URL: runTimeUrl, SESSION_SECRET: SECRET });
    await signIn(app, 'demo.student');
    await waitUntilIdle(app);
    expect(await refusal(backUp(runTimeUrl, ['--out', join(backupFolder(), 'b.backup')]))).toMatch(
      /^The database refuses this: permission denied .* Set DATABASE_MIGRATION_URL to the role that owns the tables\.$/,
    );
  });

  it('is refused by a database in which a server has run', async () => {
    expect(await refusal(restore(url, args))).toMatch(
      /^The database isn’t empty: [a-z_.]+ contains rows\. Restore into a new database/,
    );
  });

  it('is refused with another key, and without a key', async () => {
    const target = await bareDatabaseUrl();

    expect(await refusal(restore(target, args, { BACKUP_KEY: [...KEY].reverse().join('') }))).toMatch(
      /^The key doesn’t open this backup/,
    );
    expect(await refusal(restore(target, args, { BACKUP_KEY: undefined }))).toMatch(/^Set BACKUP_KEY /);
    expect(await structureOf(target)).toEqual([]);
    expect(existsSync(join(backupFolder(), 'data'))).toBe(false);
  });

  it('is refused with another SESSION_SECRET, unless that is accepted', async () => {
    const target = await bareDatabaseUrl();
    const other = { SESSION_SECRET: [...SECRET].reverse().join('') };

    expect(await refusal(restore(target, args, other))).toMatch(/^SESSION_SECRET isn’t the one/);
    expect(await restore(target, [...args, '--accept-other-secret'], other)).toMatchObject({ rows: backup.rows });
  });

  it.each([
    ['incomplete', (path: string) => truncateSync(path, backup.bytes - 1_000)],
    ['changed', (path: string) => changeByte(path, backup.bytes - 1_000)],
  ])('is refused if it is %s, before anything is changed', async (_, damage) => {
    const target = await bareDatabaseUrl();
    const damaged = join(backupFolder(), 'damaged.backup');
    writeFileSync(damaged, readFileSync(backup.file));
    damage(damaged);

    expect(await refusal(restore(target, [damaged]))).toMatch(/^The backup is damaged, incomplete or was changed/);
    expect(await structureOf(target)).toEqual([]);
  });

  it('can be restored after a restore that failed while it loaded the rows', async () => {
    const target = await bareDatabaseUrl();
    const forged = join(backupFolder(), 'forged.backup');
    await copyBackup(backup.file, forged, (summary) => ({ ...summary, tables: {} }));

    expect(await refusal(restore(target, [forged]))).toMatch(/Nothing was restored\.$/);
    expect(await restore(target, args)).toMatchObject({ rows: backup.rows });
    expect(await digestsOf(target)).toEqual(await digestsOf(url));
  });

  it('is refused if a table differs after loading', async () => {
    const target = await bareDatabaseUrl();
    const forged = join(backupFolder(), 'forged.backup');
    await copyBackup(backup.file, forged, ({ tables, ...rest }) => ({
      ...rest,
      tables: { ...tables, 'forum.forum_posts': { ...tables['forum.forum_posts']!, checksum: '1' } },
    }));

    expect(await refusal(restore(target, [forged]))).toMatch(
      /^forum\.forum_posts differs from the backup: .* Nothing was restored\.$/,
    );
    expect(await queryUrl(target, 'SELECT FROM identity.users')).toEqual([]);
  });

  it('is refused by an older version', async () => {
    const newer = join(backupFolder(), 'newer.backup');
    await writeManifest(newer, (manifest) => ({
      ...manifest,
      version: '99.0.0',
      migrations: [...manifest.migrations, 'FromTheFuture9999999999999'],
    }));

    expect(await refusal(restore(await bareDatabaseUrl(), [newer]))).toBe(
      'The backup was made by a newer version (99.0.0, with FromTheFuture9999999999999). Restore it with that version or a newer one.',
    );
  });

  it('is refused if its migrations are not the first ones of this version', async () => {
    const branched = join(backupFolder(), 'branched.backup');
    await writeManifest(branched, ({ migrations, ...rest }) => ({ ...rest, migrations: migrations.toSpliced(3, 1) }));

    expect(await refusal(restore(await bareDatabaseUrl(), [branched]))).toMatch(
      /whose migrations this version can’t repeat/,
    );
  });

  /** Writes a backup that consists of a changed manifest. */
  async function writeManifest(path: string, change: (manifest: BackupManifest) => BackupManifest): Promise<void> {
    for await (const part of readBackup(backup.file, KEY)) {
      if (part.kind !== 'manifest') continue;
      await writeArchive(path, KEY, (archive) => new BackupWriter(archive).addManifest(change(part.manifest)));
      return;
    }
  }
});

function changeByte(path: string, at: number): void {
  const content = readFileSync(path);
  content[at]! ^= 1;
  writeFileSync(path, content);
}

/** Copies a backup with a changed summary. */
async function copyBackup(from: string, to: string, change: (summary: BackupSummary) => BackupSummary): Promise<void> {
  await writeArchive(to, KEY, async (archive) => {
    for await (const { name, content } of readArchive(from, KEY, () => undefined)) {
      const isSummary = name === 'summary.json';
      const copied = isSummary ? Buffer.from(JSON.stringify(change(parseSummary(content)))) : content;
      await archive.add({ name, content: copied });
    }
  });
}

describe('a backup of an older version', () => {
  it('is restored with the migrations it had, and then migrated', async () => {
    const url = await bareDatabaseUrl();
    const target = await bareDatabaseUrl();
    const names = listMigrationNames(mapping);
    const older = names.slice(0, -3);
    await migrate(testSettings(url), {
      ...mapping,
      migrations: mapping.migrations.filter(({ name }) => older.includes(name)),
    });
    await backUp(url);
    const { migrations } = await restore(target);

    expect(migrations).toEqual(names.slice(-3));
    expect(await queryUrl(target, 'SELECT name FROM migrations ORDER BY timestamp')).toEqual(
      names.map((name) => ({ name })),
    );
    const migrated = await freshDatabaseUrl();
    expect((await structureOf(target)).filter((line) => !line.includes('migrations_id_seq'))).toEqual(
      (await structureOf(migrated)).filter((line) => !line.includes('migrations_id_seq')),
    );
  });

  it('is refused by a database that already has later migrations', async () => {
    const url = await bareDatabaseUrl();
    const older = listMigrationNames(mapping).slice(0, -3);
    await migrate(testSettings(url), {
      ...mapping,
      migrations: mapping.migrations.filter(({ name }) => older.includes(name)),
    });
    await backUp(url);

    expect(await refusal(restore(await freshDatabaseUrl()))).toMatch(/^The database has tables of a newer version/);
  });
});

describe('an index that is created last', () => {
  it('exists', async () => {
    const rows = await queryUrl<{ name: string }>(
      await freshDatabaseUrl(),
      `SELECT format('%s.%s', schemaname, indexname) AS name FROM pg_indexes`,
    );
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining([...laterIndexes]));
  });

  it('is created by restore --finish if the restore was interrupted, while a server runs, and reported as missing until then', async () => {
    const url = await freshDatabaseUrl();
    const target = await bareDatabaseUrl();
    const { file } = await backUp(url);
    setEnvironment(target, {});
    const interrupted = restoreBackup({
      settings: loadSettings(process.env, { backgroundWork: false }),
      mapping,
      schemas: productSchemas,
      laterIndexes,
      path: file,
      key: KEY,
      acceptsOtherSecret: false,
      onProgress: () => undefined,
      onUsable: () => {
        throw new Error('interrupted');
      },
    });
    await expect(interrupted).rejects.toThrow('interrupted');

    const missing = (await structureOf(url)).filter((line) => line.startsWith('CREATE INDEX messages_words '));
    expect(missing).toHaveLength(1);
    const structure = (await structureOf(target)).filter((line) => !line.includes('indexes_to_restore'));
    expect(structure).toEqual((await structureOf(url)).filter((line) => line !== missing[0]));
    expect(await digestsOf(target)).toMatchObject(await digestsOf(url));
    const findRestore = async (): Promise<unknown> =>
      (await runCommand<{ findings: { check: string }[] }>(doctorCommand)).data.findings.find(
        ({ check }) => check === 'restore',
      );
    expect(await findRestore()).toMatchObject({ ok: false, says: expect.stringContaining('restore --finish') });

    const app = await startApp({ DATABASE_URL: target, SESSION_SECRET: SECRET });
    await app.browser().post('/api/register').send(studentForm('before.finishing')).expect(201);
    const other = new Client({ connectionString: target });
    await other.connect();
    await other.query('SELECT pg_advisory_lock(4711002)');
    expect(await refusal(runCommand(restoreCommand, ['--finish']))).toMatch(/^Another command/);
    await other.end();
    const { data, line } = await runCommand(restoreCommand, ['--finish']);
    expect(data).toEqual({ indexes: ['messaging.messages_words'] });
    expect(line).toBe('Created messaging.messages_words.');
    await app.browser().post('/api/register').send(studentForm('after.finishing')).expect(201);
    await waitUntilIdle(app);
    expect(await structureOf(target)).toContain(missing[0]);
    expect(await findRestore()).toBeUndefined();
    expect((await runCommand(restoreCommand, ['--finish'])).line).toBe('No indexes were missing.');
    process.exitCode = undefined;
  });
});
