import { Command } from 'commander';
import { CollegeOperatorFacade, type ImportFieldsResult } from '../../contexts/colleges';
import type { CommandContext } from './command-context';
import { parseDay } from './import-colleges.command';
import { createProgressDisplay } from './progress-display';

export const importProgramsCommand = (context: CommandContext): Command =>
  new Command('import-programs')
    .description('import the programs and majors of colleges from an official field-of-study file')
    .argument('[file]', 'path or URL of the file (CSV, ZIP or bzip2); default: COLLEGES_FIELDS_SOURCE')
    .option('--release <date>', 'date of the release (YYYY-MM-DD), if we can’t recognize it', parseDay)
    .action(async (from: string | undefined, { release }: { readonly release?: string }) => {
      const product = await context.openApplication();
      const colleges = product.get(CollegeOperatorFacade, { strict: false });
      const progress = createProgressDisplay(context);
      const result = await colleges
        .importFieldsOfStudy({ from, release, onProgress: progress.show })
        .finally(() => progress.end());
      context.result(result, summaryText(result));
    });

function summaryText({ read, release, programs, changed, unchanged, leftOut, seconds }: ImportFieldsResult): string {
  const { parts, hasMain, added, removed } = programs;
  return [
    release
      ? `Read ${read} rows of the ${release} release in ${seconds.toFixed(1)} s.`
      : `Read ${read} rows in ${seconds.toFixed(1)} s.`,
    parts.length > 0
      ? `Programs: ${added} added, ${programs.changed} changed, ${removed} removed, ${programs.unchanged} unchanged; ${programs.leftOut} aren’t at colleges of the catalog.`
      : 'No programs were imported: the file has no figures, or a newer release was imported before.',
    ...(parts.length > 0 && !hasMain ? ['They appear after you import a file with awards and earnings.'] : []),
    `Majors of ${changed} colleges changed, ${unchanged} unchanged; ${leftOut} institutions aren’t in the catalog.`,
  ].join('\n');
}
