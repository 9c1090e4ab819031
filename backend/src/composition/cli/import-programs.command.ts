import { Command } from 'commander';
import { CollegeOperatorFacade, type ImportFieldsResult } from '../../contexts/colleges';
import type { CommandContext } from './command-context';
import { createProgressDisplay } from './progress-display';

export const importProgramsCommand = (context: CommandContext): Command =>
  new Command('import-programs')
    .description('import the majors of colleges from the official field-of-study file')
    .argument('[file]', 'path or URL of the file (CSV, ZIP or bzip2); default: COLLEGES_FIELDS_SOURCE')
    .action(async (from: string | undefined) => {
      const product = await context.openApplication();
      const colleges = product.get(CollegeOperatorFacade, { strict: false });
      const progress = createProgressDisplay(context);
      const result = await colleges
        .importFieldsOfStudy({ from, onProgress: progress.show })
        .finally(() => progress.end());
      context.result(result, summaryText(result));
    });

const summaryText = ({ read, changed, unchanged, leftOut, seconds }: ImportFieldsResult): string =>
  [
    `Read ${read} programs in ${seconds.toFixed(1)} s.`,
    `Majors of ${changed} colleges changed, ${unchanged} unchanged; ${leftOut} institutions aren’t in the catalog.`,
  ].join('\n');
