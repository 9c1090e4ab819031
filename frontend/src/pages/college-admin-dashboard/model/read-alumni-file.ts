import Papa from 'papaparse';
import type { ProblemRow } from '../api/alumni-import';
import { findHeaderRowIndex, MAX_FILE_MB, MAX_ROWS, type ColumnChoice } from './alumni-columns';

/** A CSV file as parsed in the browser. */
export interface AlumniFile {
  name: string;
  header: string[];
  /** The rows without the header, each at least as long as the header. */
  rows: string[][];
}

/** Thrown if a file can't be imported; the message is shown to the user. */
export class UnimportableFileError extends Error {}

/** Decodes UTF-8 if the bytes are valid, otherwise the encoding that spreadsheets on Windows save. */
function decodeText(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/**
 * Parses a CSV file with commas, semicolons or tabs.
 * @throws UnimportableFileError
 */
export async function readAlumniFile(file: File): Promise<AlumniFile> {
  if (file.size > MAX_FILE_MB * 1024 * 1024) {
    throw new UnimportableFileError(`This file is larger than ${MAX_FILE_MB} MB. Split it into smaller files.`);
  }
  const text = decodeText(await file.arrayBuffer());
  if (text.includes('\0'))
    throw new UnimportableFileError('This isn’t a CSV file. Save your spreadsheet as CSV and try again.');
  const [, delimiter] = /^\ufeff?sep=([,;\t])\r?\n/i.exec(text) ?? [];
  const { data } = Papa.parse<string[]>(text, {
    skipEmptyLines: 'greedy',
    delimiter,
    delimitersToGuess: [',', ';', '\t'],
  });
  const [header, ...rows] = data.slice(findHeaderRowIndex(data));
  if (!header || header.every((cell) => cell.trim() === '')) throw new UnimportableFileError('This file is empty.');
  if (rows.length === 0) throw new UnimportableFileError('This file has a header row, but no alumni.');
  if (rows.length > MAX_ROWS) {
    throw new UnimportableFileError(
      `This file has more than ${MAX_ROWS.toLocaleString('en-US')} rows. Split it into smaller files.`,
    );
  }
  return { name: file.name, header: header.map((cell) => cell.trim()), rows };
}

/** Line of the server's file in which a row of the browser's file is; the header is line 1. */
const FIRST_ROW_LINE = 2;

/** Returns the index in `rows` of a row that the server names. */
export const rowIndexOfLine = (line: number): number => line - FIRST_ROW_LINE;

/** Returns a file of the rows with problems, with all columns of the original and the reason. */
export function toProblemRowsFile({ header, rows }: AlumniFile, problems: readonly ProblemRow[]): Blob {
  const data = problems.map(({ row, message }) => {
    const cells = rows[rowIndexOfLine(row)] ?? [];
    return [...header.map((_, at) => cells[at] ?? ''), message];
  });
  const csv = Papa.unparse({ fields: [...header, 'error'], data }, { newline: '\r\n', escapeFormulae: true });
  return new Blob([`\ufeff${csv}\r\n`], { type: 'text/csv;charset=utf-8' });
}

/** Returns the file for the server: the selected columns with the names of the template. */
export function toTemplateFile({ name, rows }: AlumniFile, choice: ColumnChoice): File {
  const chosen = choice.flatMap((column, at) => (column ? [{ column, at }] : []));
  const data = rows.map((cells) => chosen.map(({ at }) => cells[at] ?? ''));
  const csv = Papa.unparse({ fields: chosen.map(({ column }) => column), data }, { newline: '\r\n' });
  return new File([csv], name, { type: 'text/csv' });
}
