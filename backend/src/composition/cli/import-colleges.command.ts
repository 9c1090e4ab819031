import { SingleBar } from 'cli-progress';
import { Command, InvalidArgumentError } from 'commander';
import { CollegeOperatorFacade, type ImportProgress, type ImportResult } from '../../contexts/colleges';
import type { CommandContext } from './command-context';

interface ImportCollegesOptions {
  readonly fields?: string;
  readonly release?: string;
  readonly force?: boolean;
}

export const importCollegesCommand = (context: CommandContext): Command =>
  new Command('import-colleges')
    .description('import the official College Scorecard file; if the import fails, nothing is changed')
    .argument('<file>', 'path or URL of the institution-level file (CSV or ZIP)')
    .option('--fields <file>', 'path or URL of the field-of-study file, for more detailed majors')
    .option('--release <date>', 'date of the release (YYYY-MM-DD), if the file name does not contain it', parseDay)
    .option('--force', 'import a file even if it has far fewer colleges than the catalog')
    .action(async (from: string, options: ImportCollegesOptions) => {
      const product = await context.openApplication();
      const progress = context.json ? null : process.stderr.isTTY ? createProgressBar() : createProgressLines(context);
      try {
        const result = await product
          .get(CollegeOperatorFacade, { strict: false })
          .importOfficialFile({ from, ...options, onProgress: progress?.show });
        progress?.end();
        context.result(result, summaryText(result));
      } finally {
        progress?.end();
      }
    });

function parseDay(value: string): string {
  const day = new Date(`${value}T00:00:00Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(value) || Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== value) {
    throw new InvalidArgumentError('It must be a date such as 2025-05-19.');
  }
  return value;
}

interface ProgressDisplay {
  readonly show: (progress: ImportProgress) => void;
  readonly end: () => void;
}

function createProgressBar(): ProgressDisplay {
  const shown = new SingleBar({ format: '{doing} [{bar}] {percentage}% {rows} rows', clearOnComplete: true });
  return {
    show: ({ doing, bytes, totalBytes, rows }) => {
      if (!shown.isActive) shown.start(1, 0);
      shown.setTotal(totalBytes ?? bytes);
      shown.update(bytes, { doing, rows });
    },
    end: () => shown.stop(),
  };
}

/** Prints one line every ten percent, for logs and for programs that read them. */
function createProgressLines(context: CommandContext): ProgressDisplay {
  let last = '';
  return {
    show: ({ doing, bytes, totalBytes, rows }) => {
      const tenth = totalBytes ? Math.floor((10 * bytes) / totalBytes) * 10 : 0;
      const line = `${doing} ${tenth} %`;
      if (line === last) return;
      last = line;
      context.print(rows > 0 ? `${line}, ${rows} rows` : line);
    },
    end: () => {},
  };
}

const summaryText = ({ read, added, changed, unchanged, leftOut, branches, release, seconds }: ImportResult): string =>
  [
    release
      ? `Read ${read} rows of the ${release} release in ${seconds.toFixed(1)} s.`
      : `Read ${read} rows in ${seconds.toFixed(1)} s.`,
    `${added} added, ${changed} changed, ${unchanged} unchanged, ${leftOut} skipped; ${branches} are branch campuses.`,
  ].join('\n');
