import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readReferenceRows } from './reference-data';

export type JoinedRow = Readonly<Record<string, string | undefined>>;

/** Writes the two official extracts as the one file that they were taken from, and returns its rows. */
export async function writeJoinedFile(path: string): Promise<readonly JoinedRow[]> {
  const extras = await readReferenceRows('scorecard-extra-columns.csv');
  const extraByUnitId = new Map(extras.map((row) => [row['UNITID'], row]));
  const rows = (await readReferenceRows('scorecard-institutions.csv')).map((row) => ({
    ...row,
    ...extraByUnitId.get(row['UNITID']),
  }));
  const columns = Object.keys(rows[0]!);
  const quote = (cell: string): string => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))];
  writeFileSync(path, lines.map((cells) => cells.map(quote).join(',')).join('\n'));
  return rows;
}

/** Writes the joined file to a temporary folder that is deleted afterwards. */
export async function withJoinedFile<T>(use: (path: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'gradspan-joined-'));
  try {
    const path = join(folder, 'joined.csv');
    await writeJoinedFile(path);
    return await use(path);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
