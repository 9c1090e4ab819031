import { Command, InvalidArgumentError } from 'commander';
import { CollegeOperatorFacade, type ImportResult } from '../../contexts/colleges';
import type { CommandContext } from './command-context';
import { createProgressDisplay } from './progress-display';

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
      const progress = createProgressDisplay(context);
      try {
        const result = await product
          .get(CollegeOperatorFacade, { strict: false })
          .importOfficialFile({ from, ...options, onProgress: progress.show });
        progress.end();
        context.result(result, summaryText(result));
      } finally {
        progress.end();
      }
    });

function parseDay(value: string): string {
  const day = new Date(`${value}T00:00:00Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(value) || Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== value) {
    throw new InvalidArgumentError('It must be a date such as 2025-05-19.');
  }
  return value;
}

const summaryText = ({ read, added, changed, unchanged, leftOut, branches, release, seconds }: ImportResult): string =>
  [
    release
      ? `Read ${read} rows of the ${release} release in ${seconds.toFixed(1)} s.`
      : `Read ${read} rows in ${seconds.toFixed(1)} s.`,
    `${added} added, ${changed} changed, ${unchanged} unchanged, ${leftOut} skipped; ${branches} are branch campuses.`,
  ].join('\n');
