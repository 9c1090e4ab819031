import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Command } from 'commander';
import { pluralize } from '../../shared/domain/plural';
import { BackupRefused } from '../../shared/infrastructure/backup/backup-manifest';
import { type BackupProgress, createBackup } from '../../shared/infrastructure/backup/create-backup';
import { listMigrationNames } from '../../shared/infrastructure/backup/migration-names';
import { finishRestore, restoreBackup } from '../../shared/infrastructure/backup/restore-backup';
import { isBackupKey } from '../../shared/infrastructure/settings/generated-secrets';
import { loadSettings, type Settings } from '../../shared/infrastructure/settings/settings';
import { laterIndexes, mapping, productSchemas } from '../database';
import { type CommandContext, CommandRefused } from './command-context';
import { createProgressDisplay } from './progress-display';

interface BackupCommandOptions {
  readonly out?: string;
  readonly keyFile?: string;
}

const KEY_FILE_OPTION = ['--key-file <file>', 'file that contains the key, instead of BACKUP_KEY'] as const;

export const backupCommand = (context: CommandContext): Command =>
  new Command('backup')
    .description('write the database and the generated secrets to one encrypted file, and verify it')
    .option('--out <file>', 'path of the new file (default: gradspan-<time>.backup in the current folder)')
    .option(...KEY_FILE_OPTION)
    .action(async ({ out, keyFile }: BackupCommandOptions) => {
      const settings = loadSettings(process.env, { backgroundWork: false });
      const result = await withProgress(context, (onProgress) =>
        createBackup({
          settings,
          schemas: productSchemas,
          knownMigrations: listMigrationNames(mapping),
          path: resolvePath(out ?? `gradspan-${formatTime(new Date())}.backup`),
          key: readKey(settings, keyFile),
          onProgress,
        }),
      );
      const { file, bytes, tables, rows, seconds } = result;
      context.result(
        result,
        `Wrote and verified ${file}: ${formatMegabytes(bytes)}, ${pluralize(tables, { one: '# table', other: '# tables' })}, ` +
          `${pluralize(rows, { one: '# row', other: '# rows' })}, in ${seconds.toFixed(1)} s.`,
      );
    });

interface RestoreCommandOptions {
  readonly keyFile?: string;
  readonly acceptOtherSecret?: boolean;
  readonly finish?: boolean;
}

export const restoreCommand = (context: CommandContext): Command =>
  new Command('restore')
    .description('restore a backup into an empty database; if the restore fails, the database remains empty')
    .argument('[file]', 'path of the backup')
    .option(...KEY_FILE_OPTION)
    .option('--accept-other-secret', 'restore even if SESSION_SECRET isn’t the one with which the backup was made')
    .option('--finish', 'create the indexes that are missing because a restore was interrupted')
    .action(async (file: string | undefined, options: RestoreCommandOptions) => {
      const settings = loadSettings(process.env, { backgroundWork: false });
      if ((file === undefined) === !options.finish) {
        throw new CommandRefused('Enter either the path of a backup or --finish.');
      }
      if (file === undefined) return finish(context, settings);
      return restore(context, settings, file, options);
    });

async function restore(
  context: CommandContext,
  settings: Settings,
  file: string,
  { keyFile, acceptOtherSecret = false }: RestoreCommandOptions,
): Promise<void> {
  const path = resolvePath(file);
  if (!existsSync(path)) throw new CommandRefused(`There is no file ${path}.`);
  const result = await withProgress(context, (onProgress) =>
    restoreBackup({
      settings,
      mapping,
      schemas: productSchemas,
      laterIndexes,
      path,
      key: readKey(settings, keyFile),
      acceptsOtherSecret: acceptOtherSecret,
      onProgress,
      onUsable: (seconds) =>
        context.print(
          `All checksums are equal. Servers can start after ${seconds.toFixed(1)} s. Messages can be searched when their index has been created.`,
        ),
    }),
  );
  const { createdAt, tables, rows, files, migrations, seconds } = result;
  context.result(
    result,
    [
      `Restored the backup of ${createdAt}: ${pluralize(tables, { one: '# table', other: '# tables' })}, ` +
        `${pluralize(rows, { one: '# row', other: '# rows' })}, in ${seconds.toFixed(1)} s. All checksums are equal.`,
      ...(files.length > 0 ? [`Restored in ${settings.dataDir}: ${files.join(', ')}`] : []),
      ...(migrations.length > 0 ? [`Ran ${migrations.length} migrations: ${migrations.join(', ')}`] : []),
    ].join('\n'),
  );
}

async function finish(context: CommandContext, settings: Settings): Promise<void> {
  const indexes = await withProgress(context, (onProgress) => finishRestore({ settings, onProgress }));
  context.result({ indexes }, indexes.length > 0 ? `Created ${indexes.join(', ')}.` : 'No indexes were missing.');
}

/** Paths are relative to the folder where npm was called. */
const resolvePath = (file: string): string => resolve(process.env.INIT_CWD ?? '.', file);

const formatTime = (moment: Date): string => `${moment.toISOString().replaceAll(/[-:]|\.\d+Z$/g, '')}Z`;

const formatMegabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

async function withProgress<T>(
  context: CommandContext,
  work: (onProgress: (progress: BackupProgress) => void) => Promise<T>,
): Promise<T> {
  const progress = createProgressDisplay(context);
  try {
    return await work(({ doing, done, total }) => progress.show({ doing, bytes: done, totalBytes: total, rows: 0 }));
  } catch (error) {
    throw error instanceof BackupRefused ? new CommandRefused(error.message, { cause: error }) : error;
  } finally {
    progress.end();
  }
}

/** The key is never an argument, because other users of the machine can read those. */
function readKey(settings: Settings, keyFile: string | undefined): string {
  const key = keyFile === undefined ? settings.backupKey : readKeyFile(resolvePath(keyFile));
  if (key === null) {
    throw new CommandRefused(
      'Set BACKUP_KEY to the key of your backups, or add --key-file <file>. To create a key, run: openssl rand -base64 48',
    );
  }
  if (isBackupKey(key)) return key;
  throw new CommandRefused(
    'The key must have at least 32 random characters. To create one, run: openssl rand -base64 48',
  );
}

function readKeyFile(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    throw new CommandRefused(`The key file can’t be read: ${(error as Error).message}`, { cause: error });
  }
}
