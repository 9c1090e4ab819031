import { existsSync, rmSync } from 'node:fs';
import { open, readFile, rename, rm, stat } from 'node:fs/promises';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import type { Settings } from '../settings/settings';
import { BackupWriter, verifyBackup } from './backup-file';
import { BACKUP_FORMAT, BackupRefused, type BackupManifest, type TableContent } from './backup-manifest';
import { readDataFolder, sessionSecretFingerprint } from './data-folder-files';
import { DatabaseSnapshot } from './database-snapshot';
import { writeArchive } from './encrypted-archive';
import { withOwnerConnection } from './owner-connection';

const FILE_CALLS = new Set(['open', 'write', 'writev', 'fsync', 'rename']);

/** The progress of a step, in bytes or in tables. */
export interface BackupProgress {
  readonly doing: string;
  readonly done: number;
  readonly total: number;
}

interface BackupOptions {
  readonly settings: Settings;
  /** The schemas of the product. */
  readonly schemas: readonly string[];
  /** Names of all migrations that this version knows. */
  readonly knownMigrations: readonly string[];
  readonly path: string;
  readonly key: string;
  readonly onProgress: (progress: BackupProgress) => void;
}

interface BackupResult {
  readonly file: string;
  readonly bytes: number;
  readonly tables: number;
  readonly rows: number;
  readonly seconds: number;
}

/**
 * Writes a backup of the database at one moment, and of the generated secrets, and reads it back completely. The file
 * gets its name only after that.
 * @throws BackupRefused if the file exists or can't be written, or the database belongs to a newer version or is
 *   distributed
 */
export async function createBackup(options: BackupOptions): Promise<BackupResult> {
  const began = performance.now();
  const { settings, path, key, onProgress } = options;
  // Servers have no common snapshot, so a backup would contain parts of transactions.
  if (settings.databaseDistribution !== 'off')
    throw new BackupRefused('A distributed database can’t be backed up by this command. Back up its servers together.');
  if (existsSync(path)) throw new BackupRefused(`${path} already exists.`);
  const draft = `${path}.incomplete`;
  await rm(draft, { force: true });
  const forgetSignals = removeOnSignal(draft);
  try {
    const contents = await writeBackup(draft, options);
    const { size } = await stat(draft);
    await verifyBackup(draft, key, (bytes) => onProgress({ doing: 'Verifying', done: bytes, total: size }));
    await rename(draft, path);
    await syncFolder(dirname(path));
    const rows = contents.reduce((sum, content) => sum + content.rows, 0);
    const seconds = (performance.now() - began) / 1_000;
    return { file: path, bytes: size, tables: contents.length, rows, seconds };
  } catch (error) {
    await rm(draft, { force: true });
    throw explainFileError(error);
  } finally {
    forgetSignals();
  }
}

/** Returns the error of a system call for files as one that says what to do, and any other error as it is. */
function explainFileError(error: unknown): unknown {
  const { syscall, message } = error as NodeJS.ErrnoException;
  if (!syscall || !FILE_CALLS.has(syscall)) return error;
  return new BackupRefused(`The backup can’t be written: ${message}. Use --out for another place.`, { cause: error });
}

/** Removes the file if the process is asked to stop. Returns a function that ends this. */
function removeOnSignal(path: string): () => void {
  const stop = (signal: 'SIGINT' | 'SIGTERM'): void => {
    rmSync(path, { force: true });
    process.exit(128 + constants.signals[signal]);
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  return () => void process.off('SIGINT', stop).off('SIGTERM', stop);
}

async function writeBackup(draft: string, options: BackupOptions): Promise<TableContent[]> {
  const { settings, schemas, knownMigrations, key, onProgress } = options;
  return withOwnerConnection(settings, async (client) => {
    const snapshot = await DatabaseSnapshot.open(client, schemas);
    const unknown = snapshot.migrations.filter((name) => !knownMigrations.includes(name));
    if (unknown.length > 0) {
      throw new BackupRefused(`The database belongs to a newer version (${unknown[0]}). Use that version.`);
    }
    const files = readDataFolder(settings);
    const manifest = await createManifest(settings, snapshot, [...files.keys()]);
    const contents: Record<string, TableContent> = {};
    const total = snapshot.tables.reduce((sum, { bytes }) => sum + bytes, 0);
    let done = 0;
    await writeArchive(draft, key, async (archive) => {
      const backup = new BackupWriter(archive);
      await backup.addManifest(manifest);
      for (const [name, content] of files) await backup.addFile(name, content);
      for (const table of snapshot.tables) {
        onProgress({ doing: `Reading ${table.name}`, done, total });
        const copied = await backup.addTable(table.name, snapshot.readRows(table));
        const { rows, checksum } = await snapshot.measure(table);
        if (rows !== copied.rows) throw new Error(`${table.name} has ${rows} rows, but ${copied.rows} were read`);
        contents[table.name] = { ...copied, checksum };
        done += table.bytes;
      }
      await backup.addSummary({ tables: contents, sequences: await snapshot.readSequences() });
    });
    return Object.values(contents);
  });
}

async function createManifest(
  settings: Settings,
  { migrations, tables, queues }: DatabaseSnapshot,
  files: string[],
): Promise<BackupManifest> {
  return {
    format: BACKUP_FORMAT,
    version: await readProductVersion(),
    createdAt: new Date().toISOString(),
    migrations: [...migrations],
    tables: tables.map(({ name, columns, storedColumns }) => ({ name, columns, storedColumns })),
    queues: [...queues],
    files,
    sessionSecretFingerprint: sessionSecretFingerprint(settings),
  };
}

async function readProductVersion(): Promise<string> {
  const { version } = JSON.parse(await readFile(join(__dirname, '../../../../package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}

/** The name of the file is on disk only after this. */
async function syncFolder(folder: string): Promise<void> {
  // Windows doesn't open folders.
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
