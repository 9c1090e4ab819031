import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { writeToString } from 'fast-csv';
import { ZipFile } from 'yazl';
import type { PersonalDataTables } from '../../../../shared/application/personal-data';
import { escapeFormulas } from '../../../../shared/infrastructure/csv/formulas';
import { ExportArchive, type ExportedPart } from '../../application/data-export/ports/data-exports';
import { PageAddresses } from '../../application/users/ports/email-tokens';

type ExportedRows = PersonalDataTables[string];

/** A picture as the rows contain it. */
const PICTURE_DATA_URL_PATTERN = /^data:image\/([a-z]+);base64,/;

/** A ZIP file: all data as JSON for programs, each list as a table for people, and pictures as files. */
@Injectable()
export class ZipExportArchive extends ExportArchive {
  constructor(private readonly pages: PageAddresses) {
    super();
  }

  async pack(parts: readonly ExportedPart[], madeAt: Date): Promise<Uint8Array> {
    const zip = new ZipFile();
    const add = (name: string, content: string | Buffer): void =>
      zip.addBuffer(Buffer.from(content), name, { mtime: madeAt });
    add('README.txt', createReadmeText(this.pages.productName, parts, madeAt));
    for (const { part, kept: tables } of parts) {
      add(`${part}.json`, `${JSON.stringify(tables, null, 2)}\n`);
      for (const [tableName, rows] of Object.entries(tables)) {
        if (rows.length === 0) continue;
        const filed = rows.map((row, at) => movePicturesToFiles(row, `${part}/${tableName}-${at + 1}`, add));
        add(`${part}/${tableName}.csv`, await toCsv(filed));
      }
    }
    zip.end();
    return buffer(zip.outputStream);
  }
}

/** Returns the row with file names in place of its pictures. */
function movePicturesToFiles(
  row: ExportedRows[number],
  name: string,
  add: (file: string, content: Buffer) => void,
): ExportedRows[number] {
  const cells = Object.entries(row).map(([column, value]) => {
    const [scheme, kind] = (column === 'picture' && PICTURE_DATA_URL_PATTERN.exec(String(value))) || [];
    if (scheme === undefined) return [column, value];
    const file = `${name}.${kind}`;
    add(file, Buffer.from(String(value).slice(scheme.length), 'base64'));
    return [column, file];
  });
  return Object.fromEntries(cells) as ExportedRows[number];
}

/**
 * Writes a CSV table. Rows may have different columns. All cells are quoted, so that no content can end a cell; the
 * byte order mark declares UTF-8 to spreadsheets.
 */
function toCsv(rows: ExportedRows): Promise<string> {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cells = rows.map((row) => columns.map((column) => toCsvCell(row[column])));
  return writeToString([columns, ...cells], {
    quoteColumns: true,
    writeBOM: true,
    rowDelimiter: '\r\n',
    includeEndRowDelimiter: true,
  });
}

/** The longest text that common spreadsheets store in a cell; they silently drop the rest. */
const MAX_CELL_LENGTH = 32_767;
const CELL_TOO_LONG_MESSAGE = '(too long for a table: see the JSON file)';

/** Formats a value as a cell: lists and objects as JSON, null as empty. Numbers can't be formulas. */
function toCsvCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const cell = escapeFormulas(typeof value === 'string' ? value : JSON.stringify(value));
  return cell.length > MAX_CELL_LENGTH ? CELL_TOO_LONG_MESSAGE : cell;
}

/** Returns the README of the archive, for people who open it years later. */
function createReadmeText(productName: string, parts: readonly ExportedPart[], madeAt: Date): string {
  const lists = parts.flatMap(({ part, kept: tables }) =>
    Object.entries(tables).map(([tableName, rows]) => `  ${part}/${tableName}: ${rows.length}`),
  );
  return [
    `Your ${productName} data, as of ${madeAt.toISOString()}`,
    '',
    'Each part of the product has a JSON file for programs, <part>.json, with all your data from that part.',
    'We also save each list with entries as a table for spreadsheets: <part>/<list>.csv.',
    'All files use UTF-8, and times are in UTC. In the tables, we put an apostrophe before text',
    'that looks like a formula. The JSON files contain the values exactly as we store them.',
    '',
    'The export doesn’t include sign-in secrets, such as your password hash, or content that other people wrote.',
    '',
    'Number of entries in each list:',
    ...lists,
    '',
  ].join('\r\n');
}
