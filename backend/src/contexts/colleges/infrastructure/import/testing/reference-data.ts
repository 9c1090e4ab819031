import { createReadStream, existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'fast-csv';
import { openBzip2Table } from '../bzip2-table';

const folder = process.env.GRADSPAN_REFERENCE_DATA ?? resolve(__dirname, '../../../../../../..', '../shared/data');

/** Returns the path of a reference file. */
export const getReferenceFilePath = (name: string): string => join(folder, name);

const hasReferenceData = existsSync(getReferenceFilePath('scorecard-institutions.csv'));

/**
 * A `describe` for comparisons with the official files. These aren't part of the repository: if the folder is missing
 * (GRADSPAN_REFERENCE_DATA, else ../shared/data beside the project), the suite is skipped with a message.
 */
export const describeAgainstReference = (title: string, suite: () => void): void => {
  if (!hasReferenceData) console.info(`Skipping "${title}": no scorecard-institutions.csv in ${folder}`);
  // The official files stay outside the repository, so a clone has nothing to compare with; the line above says so.
  (hasReferenceData ? describe : describe.skip)(title, suite);
};

/** Reads a reference file, which may be compressed with bzip2, as rows of text, keyed by column name. */
export async function readReferenceRows(file: string): Promise<Record<string, string | undefined>[]> {
  const rows: Record<string, string | undefined>[] = [];
  const path = getReferenceFilePath(file);
  const content = file.endsWith('.bz2') ? openBzip2Table(path).content : createReadStream(path);
  const stream = content.pipe(parse({ headers: true }));
  for await (const row of stream) rows.push(row as Record<string, string>);
  return rows;
}
