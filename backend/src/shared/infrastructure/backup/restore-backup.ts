import { stat } from 'node:fs/promises';
import type { Settings } from '../settings/settings';
import type { Mapping } from '../typeorm/data-source';
import { migrate } from '../typeorm/migrate';
import { type BackupPart, readBackup, verifyBackup } from './backup-file';
import { BackupRefused, type BackupManifest, type BackupSummary } from './backup-manifest';
import type { BackupProgress } from './create-backup';
import { keepsSessionSecret, StagedFiles } from './data-folder-files';
import { DatabaseLoad, requireEmptyDatabase } from './database-load';
import { createLaterIndexes } from './later-indexes';
import { listMigrationNames } from './migration-names';
import { withOwnerConnection } from './owner-connection';

interface RestoreOptions {
  readonly settings: Settings;
  readonly mapping: Mapping;
  /** The schemas of the product. */
  readonly schemas: readonly string[];
  /**
   * Names of indexes, `schema.index`, that are created only after the tables are complete and the product can start,
   * because that takes too long. They must not be unique, and are ignored for backups of older versions.
   */
  readonly laterIndexes: readonly string[];
  readonly path: string;
  readonly key: string;
  /** Restores even if SESSION_SECRET isn't the one with which the backup was made. */
  readonly acceptsOtherSecret: boolean;
  readonly onProgress: (progress: BackupProgress) => void;
  /** Called when servers can start, but later indexes are missing, with the seconds since the start of the restore. */
  readonly onUsable: (seconds: number) => void;
}

interface RestoreResult {
  /** When the backup was made (ISO 8601). */
  readonly createdAt: string;
  readonly tables: number;
  readonly rows: number;
  /** Names of the files that were put into the data folder. */
  readonly files: readonly string[];
  /** Migrations that the backup didn't have. */
  readonly migrations: readonly string[];
  /** Time until servers can start. */
  readonly secondsUntilUsable: number;
  readonly seconds: number;
}

/**
 * Restores a backup into an empty database. Reads it completely before anything is changed. Then loads all tables in one
 * transaction, which is committed only if all tables are equal to those of the backup. Then runs the migrations that
 * the backup doesn't have.
 * @throws BackupRefused if the database isn't empty, or the backup can't be read completely or is of a newer version
 */
export async function restoreBackup(options: RestoreOptions): Promise<RestoreResult> {
  const began = performance.now();
  const { settings, mapping, schemas, path, key, onProgress } = options;
  const { size } = await stat(path);
  const showBytes =
    (doing: string) =>
    (bytes: number): void =>
      onProgress({ doing, done: bytes, total: size });
  const manifest = await readManifest(path, key);
  requireRestorable(manifest, options);
  const files = new StagedFiles(settings.dataDir);
  // Later migrations can change the indexes, so all of them must exist.
  const laterIndexes = manifest.migrations.length === mapping.migrations.length ? options.laterIndexes : [];
  try {
    return await withOwnerConnection(settings, async (client) => {
      await requireEmptyDatabase(client, schemas, manifest);
      await verifyBackup(path, key, showBytes('Verifying'));
      await migrate(settings, migrationsOf(mapping, manifest));
      const load = await DatabaseLoad.begin(client, schemas, manifest, laterIndexes);
      const summary = await loadParts(readBackup(path, key, showBytes('Loading')), load, files);
      const missing = await load.finish(summary, (doing, done, total) => onProgress({ doing, done, total }));
      // First, because they matter only to rows: if the commit fails, the restore can be repeated.
      files.putInPlace();
      await load.commit();
      const migrations = await migrate(settings, mapping);
      const secondsUntilUsable = secondsSince(began);
      if (missing.length > 0) options.onUsable(secondsUntilUsable);
      await createLaterIndexes(client, (name) => onProgress({ doing: `Creating ${name}`, done: 0, total: 1 }));
      return {
        createdAt: manifest.createdAt,
        tables: manifest.tables.length,
        rows: Object.values(summary.tables).reduce((sum, table) => sum + table.rows, 0),
        files: manifest.files,
        migrations,
        secondsUntilUsable,
        seconds: secondsSince(began),
      };
    });
  } finally {
    files.discard();
  }
}

const secondsSince = (moment: number): number => (performance.now() - moment) / 1_000;

/**
 * Creates the indexes that an interrupted restore has left out.
 * @returns their names
 */
export const finishRestore = ({
  settings,
  onProgress,
}: Pick<RestoreOptions, 'settings' | 'onProgress'>): Promise<string[]> =>
  withOwnerConnection(settings, (client) =>
    createLaterIndexes(client, (name) => onProgress({ doing: `Creating ${name}`, done: 0, total: 1 })),
  );

async function readManifest(path: string, key: string): Promise<BackupManifest> {
  for await (const part of readBackup(path, key)) {
    if (part.kind === 'manifest') return part.manifest;
    break;
  }
  throw new BackupRefused('The file is not a backup of Gradspan.');
}

/** @throws BackupRefused if this version, or this SESSION_SECRET, isn't the one for the backup */
function requireRestorable(manifest: BackupManifest, { mapping, settings, acceptsOtherSecret }: RestoreOptions): void {
  const { version, migrations } = manifest;
  const known = listMigrationNames(mapping);
  const unknown = migrations.find((name) => !known.includes(name));
  if (unknown) {
    throw new BackupRefused(
      `The backup was made by a newer version (${version}, with ${unknown}). Restore it with that version or a newer one.`,
    );
  }
  if (migrations.some((name, index) => known[index] !== name)) {
    throw new BackupRefused(
      `The backup was made by version ${version}, whose migrations this version can’t repeat. Restore it with that version, and then upgrade.`,
    );
  }
  if (!acceptsOtherSecret && !keepsSessionSecret(settings, manifest)) {
    throw new BackupRefused(
      'SESSION_SECRET isn’t the one with which the backup was made. With another one, authenticator apps, recovery codes and unsubscribe links stop working. If the earlier secret is lost, add --accept-other-secret.',
    );
  }
}

function migrationsOf(mapping: Mapping, { migrations }: BackupManifest): Mapping {
  return { ...mapping, migrations: mapping.migrations.filter(({ name }) => migrations.includes(name)) };
}

/** Returns once the end of the backup has been reached, so everything in it is complete. */
async function loadParts(
  parts: AsyncGenerator<BackupPart>,
  load: DatabaseLoad,
  files: StagedFiles,
): Promise<BackupSummary> {
  let summary: BackupSummary | undefined;
  for await (const part of parts) {
    if (part.kind === 'rows') await load.write(part.table, part.rows);
    else if (part.kind === 'file') files.add(part.name, part.content);
    else if (part.kind === 'summary') summary = part.summary;
  }
  return summary!;
}
