import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { eventually } from '../../../test/support/app';
import { backUp, backupFolder, digestsOf, KEY, refusal, restore } from '../../../test/support/backups';
import { bareDatabaseUrl, freshDatabaseUrl } from '../../../test/support/database';
import { queryUrl } from '../../../test/support/two-roles';

jest.setTimeout(300_000);

describe('a backup during writes', () => {
  it('contains all tables as they were at one moment', async () => {
    const url = await freshDatabaseUrl();
    const target = await bareDatabaseUrl();
    // Enough rows that reading the tables between the two takes longer than a write.
    await queryUrl(
      url,
      `INSERT INTO admin_analytics.college_interactions (event_id, college_id, user_id, type, occurred_at)
       SELECT 'event-' || n, 1, n, 'view', now() FROM generate_series(1, 100000) AS n`,
    );
    let isDone = false;
    let pairs = 0;
    const writing = (async () => {
      for (; !isDone; pairs++) {
        // The first table is read at the beginning of a backup, and the second one near its end.
        await queryUrl(
          url,
          `WITH one AS (INSERT INTO admin_analytics.declined_addresses (college_id, address_hash, declined_at)
             VALUES ($1::integer, sha256($1::integer::text::bytea), now()))
           INSERT INTO platform.idempotency_keys (scope, key, request_hash) VALUES ('pair', $1::integer::text, '')`,
          [pairs],
        );
      }
    })();
    await eventually(() => pairs > 5);
    await backUp(url);
    isDone = true;
    await writing;
    await restore(target);

    const [counts] = await queryUrl<{ one: number; other: number }>(
      target,
      `SELECT (SELECT count(*)::int FROM admin_analytics.declined_addresses) AS one,
              (SELECT count(*)::int FROM platform.idempotency_keys) AS other`,
    );
    expect(counts!.one).toBeGreaterThan(5);
    expect(counts!.one).toBeLessThan(pairs);
    expect(counts!.other).toBe(counts!.one);
  });
});

describe('a backup during a migration', () => {
  it('waits for the migration, and contains what it has written', async () => {
    const url = await freshDatabaseUrl();
    const target = await bareDatabaseUrl();
    const migration = new Client({ connectionString: url });
    await migration.connect();
    await migration.query('START TRANSACTION');
    await migration.query('LOCK TABLE platform.idempotency_keys IN ACCESS EXCLUSIVE MODE');
    const running = backUp(url);
    await eventually(
      async () =>
        (
          await queryUrl(
            url,
            `SELECT FROM pg_locks WHERE NOT granted AND relation = 'platform.idempotency_keys'::regclass`,
          )
        ).length > 0,
    );
    await migration.query(
      `INSERT INTO platform.idempotency_keys (scope, key, request_hash) VALUES ('late', 'one', '')`,
    );
    await migration.query('COMMIT');
    await migration.end();
    await running;
    await restore(target);

    expect(await queryUrl(target, 'SELECT scope FROM platform.idempotency_keys')).toEqual([{ scope: 'late' }]);
  });
});

describe('a database URL with several hosts', () => {
  it('is backed up and restored on the primary', async () => {
    const [url, target] = [await freshDatabaseUrl(), await bareDatabaseUrl()];
    await backUp(withUnusedHost(url));
    await restore(withUnusedHost(target));

    expect(await digestsOf(target)).toEqual(await digestsOf(url));
  });
});

/** Adds a host to a URL on which no server runs. */
const withUnusedHost = (url: string): string => url.replace('@', '@127.0.0.1:1,');

describe('the files of the data folder', () => {
  it('are in the backup if the database needs them, and restored with it', async () => {
    const url = await freshDatabaseUrl();
    const from = join(backupFolder(), 'from');
    const to = join(backupFolder(), 'to');
    await backUp(url, undefined, { DATA_DIR: from, SESSION_SECRET: undefined });
    writeFileSync(join(from, 'web-push-keys.json'), '{}');
    rmSync(join(backupFolder(), 'a.backup'));
    await backUp(url, undefined, { DATA_DIR: from, SESSION_SECRET: undefined });
    const restored = await restore(await bareDatabaseUrl(), undefined, { DATA_DIR: to, SESSION_SECRET: undefined });

    expect(restored.files).toEqual(['session-secret', 'web-push-keys.json']);
    for (const name of restored.files) {
      expect(readFileSync(join(to, name), 'utf8')).toBe(readFileSync(join(from, name), 'utf8'));
      expect(statSync(join(to, name)).mode & 0o777).toBe(0o600);
    }
    expect(readdirSync(to).toSorted()).toEqual(restored.files);
  });
});

describe('the command backup', () => {
  it('names the file after the time, and takes the key from a file', async () => {
    const url = await freshDatabaseUrl();
    writeFileSync(join(backupFolder(), 'key'), `${KEY}\n`);
    const { file } = await backUp(url, ['--key-file', 'key'], { BACKUP_KEY: undefined });

    expect(file).toMatch(/\/gradspan-\d{8}T\d{6}Z\.backup$/);
    expect(existsSync(file)).toBe(true);
    await restore(await bareDatabaseUrl(), [file]);
  });

  it('needs a key that was generated', async () => {
    const url = await freshDatabaseUrl();
    writeFileSync(join(backupFolder(), 'key'), 'the same words the same words the same words');

    expect(await refusal(backUp(url, [], { BACKUP_KEY: undefined }))).toMatch(/openssl rand -base64 48$/);
    expect(await refusal(backUp(url, ['--key-file', 'key']))).toMatch(/^The key must have at least 32 random/);
    expect(await refusal(backUp(url, ['--key-file', 'missing']))).toMatch(/^The key file can’t be read: ENOENT/);
    expect(readdirSync(backupFolder())).toEqual(['key']);
  });

  it('never replaces a file', async () => {
    writeFileSync(join(backupFolder(), 'a.backup'), 'earlier');

    expect(await refusal(backUp(await freshDatabaseUrl()))).toMatch(/a\.backup already exists\.$/);
    expect(readFileSync(join(backupFolder(), 'a.backup'), 'utf8')).toBe('earlier');
  });

  it('is refused for a distributed database', async () => {
    const running = backUp(await freshDatabaseUrl(), undefined, { DATABASE_DISTRIBUTION: 'citus' });

    expect(await refusal(running)).toMatch(/^A distributed database can’t be backed up/);
  });

  it('leaves no file if it fails', async () => {
    await expect(backUp('postgres://nobody@127.0.0.1:1/nothing')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    expect(await refusal(backUp(await bareDatabaseUrl()))).toBe('The database contains no tables of Gradspan.');
    expect(await refusal(backUp(await freshDatabaseUrl(), ['--out', 'missing/a.backup']))).toMatch(
      /^The backup can’t be written: ENOENT.* Use --out for another place\.$/,
    );
    const url = await freshDatabaseUrl();
    await queryUrl(
      url,
      `INSERT INTO migrations (timestamp, name) VALUES (9999999999999, 'FromTheFuture9999999999999')`,
    );
    expect(await refusal(backUp(url))).toMatch(/^The database belongs to a newer version/);

    expect(readdirSync(backupFolder())).toEqual([]);
  });
});
