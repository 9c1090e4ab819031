import Papa from 'papaparse';
import { LARGEST_FILE_MB, MOST_ROWS, type ColumnChoice } from './alumni-columns';

/** A CSV file as parsed in the browser. */
export interface AlumniFile {
  name: string;
  header: string[];
  /** The rows without the header, each at least as long as the header. */
  rows: string[][];
}

/** Thrown if a file can't be imported; the message is shown to the user. */
export class FileRefused extends Error {}

/** Decodes UTF-8 if the bytes are valid, otherwise the encoding that spreadsheets on Windows save. */
function textOf(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/**
 * Parses a CSV file with commas, semicolons or tabs.
 * @throws FileRefused
 */
export async function readAlumniFile(file: File): Promise<AlumniFile> {
  if (file.size > LARGEST_FILE_MB * 1024 * 1024) {
    throw new FileRefused(`This file is larger than ${LARGEST_FILE_MB} MB. Split it into smaller files.`);
  }
  const text = textOf(await file.arrayBuffer());
  if (text.includes('\0')) throw new FileRefused('This isn’t a CSV file. Save your spreadsheet as CSV and try again.');
  const { data } = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy', delimitersToGuess: [',', ';', '\t'] });
  const [header, ...rows] = data;
  if (!header || header.every((cell) => cell.trim() === '')) throw new FileRefused('This file is empty.');
  if (rows.length === 0) throw new FileRefused('This file has a header row, but no alumni.');
  if (rows.length > MOST_ROWS) {
    throw new FileRefused(
      `This file has more than ${MOST_ROWS.toLocaleString('en-US')} rows. Split it into smaller files.`,
    );
  }
  return { name: file.name, header: header.map((cell) => cell.trim()), rows };
}

/** Returns the file for the server: the selected columns with the names of the template. */
export function asTemplateFile({ name, rows }: AlumniFile, choice: ColumnChoice): File {
  const chosen = choice.flatMap((column, at) => (column ? [{ column, at }] : []));
  const data = rows.map((cells) => chosen.map(({ at }) => cells[at] ?? ''));
  const csv = Papa.unparse({ fields: chosen.map(({ column }) => column), data }, { newline: '\r\n' });
  return new File([csv], name, { type: 'text/csv' });
}
