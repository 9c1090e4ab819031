import { createReadStream, statSync } from 'node:fs';
import { basename } from 'node:path';
import { SingleBar } from 'cli-progress';
import { Command, InvalidArgumentError } from 'commander';
import { AdminAnalyticsOperatorFacade, type ImportProgress, type ImportResult } from '../../contexts/admin-analytics';
import { type CommandContext, CommandRefused } from './command-context';

interface ImportAlumniOptions {
  readonly collegeId: number;
  readonly dryRun?: boolean;
}

/** About 1,000 characters for each of 100,000 rows; longer lines are rare. */
const MAX_FILE_BYTES = 100 * 1024 * 1024;

export const importAlumniCommand = (context: CommandContext): Command =>
  new Command('import-alumni')
    .description(
      'import the alumni of a college from a CSV file of up to 100,000 rows; if the import fails, nothing is stored',
    )
    .argument('<file>', 'path of the CSV file, with the header of the template')
    .requiredOption('--college-id <id>', 'ID of the college', parseCollegeId)
    .option('--dry-run', 'check the file without storing anything')
    .action(async (path: string, { collegeId, dryRun = false }: ImportAlumniOptions) => {
      const bytes = getFileSize(path);
      const product = await context.openApplication();
      const progress = context.json
        ? null
        : process.stderr.isTTY
          ? createProgressBar(bytes)
          : createProgressLines(context);
      const source = createReadStream(path);
      source.on('data', (chunk) => progress?.read(chunk.length));
      source.pause();
      try {
        const result = await product.get(AdminAnalyticsOperatorFacade, { strict: false }).importAlumni({
          collegeId,
          file: { name: basename(path), content: source },
          isDryRun: dryRun,
          onProgress: (now) => progress?.show(now),
        });
        progress?.end();
        context.result(result, summaryText(result));
      } finally {
        progress?.end();
        source.destroy();
      }
    });

function parseCollegeId(value: string): number {
  if (!/^[1-9]\d{0,8}$/.test(value)) throw new InvalidArgumentError('It must be the ID of a college.');
  return Number(value);
}

/** @throws CommandRefused */
function getFileSize(path: string): number {
  const file = statSync(path, { throwIfNoEntry: false });
  if (!file?.isFile()) throw new CommandRefused(`The file ${path} does not exist.`);
  if (file.size > MAX_FILE_BYTES)
    throw new CommandRefused('The file is larger than 100 MB. Split it into smaller files.');
  return file.size;
}

interface ProgressDisplay {
  readonly read: (bytes: number) => void;
  readonly show: (progress: ImportProgress) => void;
  readonly end: () => void;
}

function createProgressBar(total: number): ProgressDisplay {
  const shown = new SingleBar({ format: 'importing [{bar}] {percentage}% {rows} rows', clearOnComplete: true });
  shown.start(total, 0, { rows: 0 });
  return {
    read: (bytes) => shown.increment(bytes),
    show: ({ processed }) => shown.update({ rows: processed }),
    end: () => shown.stop(),
  };
}

const ROWS_PER_PROGRESS_LINE = 10_000;

/** Prints one line every 10,000 rows, for logs and for programs that read them. */
function createProgressLines(context: CommandContext): ProgressDisplay {
  let next = ROWS_PER_PROGRESS_LINE;
  return {
    read: () => {},
    show: ({ processed }) => {
      if (processed < next) return;
      next = processed + ROWS_PER_PROGRESS_LINE;
      context.print(`${processed} rows`);
    },
    end: () => {},
  };
}

const summaryText = ({ processed, added, skipped, errorCount, errors, importId }: ImportResult): string =>
  [
    `${processed} rows: ${added} added, ${skipped} skipped, ${errorCount} with errors.`,
    importId === null ? 'This was a dry run. Nothing was stored.' : `The ID of this import is ${importId}.`,
    ...errors,
  ].join('\n');
