import { createReadStream, existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'fast-csv';

const folder = process.env.GRADSPAN_REFERENCE_DATA ?? resolve(__dirname, '../../../../../../..', '../shared/data');

/** Path of one of the reference files. */
export const referenceFile = (name: string): string => join(folder, name);

const present = existsSync(referenceFile('scorecard-institutions.csv'));

/**
 * A `describe` for comparisons with the official files. They are no part of the project: where the folder is absent
 * (GRADSPAN_REFERENCE_DATA, else ../shared/data beside the project) the suite is skipped and says so.
 */
export const describeAgainstReference = (title: string, suite: () => void): void => {
  if (!present) console.info(`Skipping "${title}": no scorecard-institutions.csv in ${folder}`);
  (present ? describe : describe.skip)(title, suite);
};

/** Reads one of the reference files, each row by its column names, as text. */
export async function referenceRows(file: string): Promise<Record<string, string | undefined>[]> {
  const rows: Record<string, string | undefined>[] = [];
  const stream = createReadStream(referenceFile(file)).pipe(parse({ headers: true }));
  for await (const row of stream) rows.push(row as Record<string, string>);
  return rows;
}
