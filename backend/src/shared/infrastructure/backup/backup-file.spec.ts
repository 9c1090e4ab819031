import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BackupPart, BackupWriter, readBackup } from './backup-file';
import { BackupRefused, type BackupManifest, type BackupSummary } from './backup-manifest';
import { writeArchive } from './encrypted-archive';

const KEY = 'xN0r7mJwq3Lh5vT9bK2pYc8ZsD4gFa6u';
const OTHER_KEY = 'u6aFg4DsZ8cYp2Kb9Tv5hL3qwJm7r0Nx';
const MANIFEST: BackupManifest = {
  format: 1,
  version: '1.2.3',
  createdAt: '2026-11-29T12:00:00.000Z',
  migrations: ['Platform1764000000000'],
  tables: [{ name: 'identity.users', columns: ['id', 'name'], storedColumns: ['id', 'name'] }],
  queues: [],
  files: ['session-secret'],
  sessionSecretFingerprint: 'a1b2',
};
/** More than one part of the archive, and more than one chunk of the encryption. */
const MANY_ROWS = 60_000;

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backup-file-'));
  path = join(folder, 'backup');
});
afterEach(() => rmSync(folder, { recursive: true }));

// Hardly compressible, so that the file has many chunks.
const rowsOf = (count: number): string =>
  Array.from({ length: count }, (_, index) => `${index}\t${Math.sin(index)}\t${Math.cos(index)}\n`).join('');

async function* inPieces(text: string): AsyncGenerator<Buffer> {
  for (let at = 0; at < text.length; at += 10_007) yield Buffer.from(text.slice(at, at + 10_007));
}

/** Writes a backup with one table, and returns its summary. */
async function write(count: number, change: Partial<BackupSummary> = {}): Promise<BackupSummary> {
  let summary: BackupSummary = { tables: {}, sequences: [{ name: 'a.b', value: '7', isCalled: true }] };
  await writeArchive(path, KEY, async (archive) => {
    const backup = new BackupWriter(archive);
    await backup.addManifest(MANIFEST);
    await backup.addFile('session-secret', Buffer.from('a secret'));
    const copied = await backup.addTable('identity.users', inPieces(rowsOf(count)));
    await backup.addTable('identity.sessions', inPieces(''));
    summary = { ...summary, tables: { 'identity.users': { ...copied, checksum: '-42' } }, ...change };
    await backup.addSummary(summary);
  });
  return summary;
}

async function read(key = KEY): Promise<BackupPart[]> {
  const parts: BackupPart[] = [];
  for await (const part of readBackup(path, key)) parts.push(part);
  return parts;
}

const change = (edit: (file: Buffer) => Buffer): void => writeFileSync(path, edit(readFileSync(path)));

/** Returns what reading the file is refused with; fails if it is read completely. */
const refusal = async (key = KEY): Promise<string> => {
  const error: unknown = await read(key).then(
    () => 'It was read completely',
    (reason: unknown) => reason,
  );
  if (error instanceof BackupRefused) return error.message;
  throw error;
};

const DAMAGED = 'The backup is damaged, incomplete or was changed. Use another one.';
const WRONG_KEY = 'The key doesn’t open this backup, or the start of the file is damaged.';

describe('a backup file', () => {
  it('is read as it was written, in the same order', async () => {
    const summary = await write(MANY_ROWS);
    const parts = await read();

    expect(parts[0]).toEqual({ kind: 'manifest', manifest: MANIFEST });
    expect(parts[1]).toEqual({ kind: 'file', name: 'session-secret', content: Buffer.from('a secret') });
    expect(parts.at(-1)).toEqual({ kind: 'summary', summary });
    const rows = parts.filter((part) => part.kind === 'rows');
    expect(rows.length).toBeGreaterThan(1);
    expect(new Set(rows.map(({ table }) => table))).toEqual(new Set(['identity.users']));
    expect(Buffer.concat(rows.map((part) => part.rows)).toString()).toBe(rowsOf(MANY_ROWS));
    expect(summary.tables['identity.users']).toMatchObject({ rows: MANY_ROWS, bytes: rowsOf(MANY_ROWS).length });
  });

  it('can be read only by its owner', async () => {
    await write(1);

    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  it('contains nothing readable', async () => {
    await write(1);

    expect(readFileSync(path, 'latin1')).not.toMatch(/secret|users|Platform/);
  });

  it('is never written over another file', async () => {
    writeFileSync(path, 'precious');

    await expect(write(1)).rejects.toMatchObject({ code: 'EEXIST' });
    expect(readFileSync(path, 'utf8')).toBe('precious');
  });

  it('is refused with another key', async () => {
    await write(1);

    expect(await refusal(OTHER_KEY)).toBe(WRONG_KEY);
  });

  it('is refused after a change of any byte', async () => {
    await write(20);
    const original = readFileSync(path);
    // Deriving the key takes time, so not every byte is tried.
    const places = Array.from({ length: original.length }, (_, at) => at).filter(
      (at) => at % 41 === 0 || at === original.length - 1,
    );
    for (const at of places) {
      const changed = Buffer.from(original);
      changed[at]! ^= 1;
      writeFileSync(path, changed);

      expect([DAMAGED, WRONG_KEY, `${path} is not a backup, or its start is damaged.`]).toContain(await refusal());
    }
    expect(places.length).toBeGreaterThan(20);
  });

  it.each([
    ['its last byte', (file: Buffer) => file.length - 1],
    ['all after a complete chunk', (file: Buffer) => headerLength(file) + CHUNK],
    ['its second half', (file: Buffer) => Math.floor(file.length / 2)],
    ['all but the header', (file: Buffer) => headerLength(file)],
  ])('is refused without %s', async (_, lengthOf) => {
    await write(MANY_ROWS);
    change((file) => file.subarray(0, lengthOf(file)));

    expect(await refusal()).toBe(DAMAGED);
  });

  it('is refused with chunks in another order', async () => {
    await write(MANY_ROWS);
    change((file) => {
      const start = headerLength(file);
      const [first, second] = [0, 1].map((at) => file.subarray(start + at * CHUNK, start + (at + 1) * CHUNK));
      return Buffer.concat([file.subarray(0, start), second!, first!, file.subarray(start + 2 * CHUNK)]);
    });

    expect(await refusal()).toBe(DAMAGED);
  });

  it('is refused with bytes after its end', async () => {
    await write(1);
    change((file) => Buffer.concat([file, Buffer.from('more')]));

    expect(await refusal()).toBe(DAMAGED);
  });

  it('is refused if it is empty, or another file', async () => {
    for (const content of ['', 'age-encryption.org/v2\n', 'PGDMP']) {
      writeFileSync(path, content);

      expect(await refusal()).toBe(`${path} is not a backup, or its start is damaged.`);
    }
  });

  it('is refused if the writer never added the summary', async () => {
    await writeArchive(path, KEY, (archive) => new BackupWriter(archive).addManifest(MANIFEST));

    expect(await refusal()).toBe('The backup has no end: making it was interrupted. Use another one.');
  });

  it('is refused if a table has other rows than its summary', async () => {
    const sha256 = 'f'.repeat(64);
    await write(1, { tables: { 'identity.users': { rows: 1, bytes: 6, sha256, checksum: '1' } } });

    expect(await refusal()).toBe(
      'The rows of identity.users in the backup differ from its summary. Use another backup.',
    );
  });

  it('is refused if its format is newer', async () => {
    const format = 2 as 1;
    await writeArchive(path, KEY, (archive) => new BackupWriter(archive).addManifest({ ...MANIFEST, format }));

    expect(await refusal()).toMatch(/^This version can’t read the format of the backup/);
  });

  it('reports why its contents could not be read, and not that the file could not be written', async () => {
    const failing = writeArchive(path, KEY, async (archive) => {
      await new BackupWriter(archive).addManifest(MANIFEST);
      throw new Error('the connection was lost');
    });

    await expect(failing).rejects.toThrow('the connection was lost');
  });

  it('reports why the file could not be written', async () => {
    path = join(folder, 'missing', 'backup');

    await expect(write(MANY_ROWS)).rejects.toMatchObject({ code: 'ENOENT' });
  });
});

/** A chunk of 64 KiB and its authentication tag. */
const CHUNK = 65_536 + 16;
const NONCE_LENGTH = 16;

const headerLength = (file: Buffer): number => file.indexOf('\n', file.indexOf('\n---') + 1) + 1 + NONCE_LENGTH;
