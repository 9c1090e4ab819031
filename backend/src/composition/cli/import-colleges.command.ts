import { createInterface } from 'node:readline/promises';
import { Command, InvalidArgumentError } from 'commander';
import { CollegeOperatorFacade, type ImportResult } from '../../contexts/colleges';
import { DomainError } from '../../shared/domain/domain-error';
import { type CommandContext, InformationMissing } from './command-context';
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
    .option(
      '--release <date>',
      'date of the release (YYYY-MM-DD), if we can’t recognize it by the name or the content of the file',
      parseDay,
    )
    .option('--force', 'import a file even if it has far fewer colleges than the catalog')
    .action(async (from: string, options: ImportCollegesOptions) => {
      const product = await context.openApplication();
      const colleges = product.get(CollegeOperatorFacade, { strict: false });
      const importFile = async (release = options.release): Promise<ImportResult> => {
        const progress = createProgressDisplay(context);
        try {
          return await colleges.importOfficialFile({
            from,
            ...options,
            release,
            requireRelease: true,
            onProgress: progress.show,
          });
        } finally {
          progress.end();
        }
      };
      const result = await importFile().catch(async (error: unknown) => {
        if (!(error instanceof DomainError) || error.code !== UNKNOWN_RELEASE_CODE) throw error;
        if (context.json || !process.stdin.isTTY) throw new InformationMissing(error.message);
        return importFile(await askForRelease());
      });
      context.result(result, summaryText(result));
    });

const UNKNOWN_RELEASE_CODE = 'colleges.release-unknown';

/** Asks until the answer is a day. */
async function askForRelease(): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    for (;;) {
      const answer = (await terminal.question('Date of the release (YYYY-MM-DD): ')).trim();
      if (isDay(answer)) return answer;
    }
  } finally {
    terminal.close();
  }
}

function isDay(value: string): boolean {
  const day = new Date(`${value}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === value;
}

/** Parses the date of a release in an option. */
export function parseDay(value: string): string {
  if (!isDay(value)) throw new InvalidArgumentError('It must be a date such as 2025-05-19.');
  return value;
}

const summaryText = ({ read, added, changed, unchanged, leftOut, branches, release, seconds }: ImportResult): string =>
  [
    release
      ? `Read ${read} rows of the ${release} release in ${seconds.toFixed(1)} s.`
      : `Read ${read} rows in ${seconds.toFixed(1)} s.`,
    `${added} added, ${changed} changed, ${unchanged} unchanged, ${leftOut} skipped; ${branches} are branch campuses.`,
  ].join('\n');
