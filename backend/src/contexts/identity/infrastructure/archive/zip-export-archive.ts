import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { writeToString } from 'fast-csv';
import { ZipFile } from 'yazl';
import type { KeptRows } from '../../../../shared/application/personal-data';
import { ExportArchive, type ExportedPart } from '../../application/ports/export-archive';
import { PageAddresses } from '../../application/ports/page-addresses';
import { asCell } from './defused';
import { readme } from './readme';

type Rows = KeptRows[string];

/** A ZIP: everything as JSON for programs, and each list as a table for people. */
@Injectable()
export class ZipExportArchive extends ExportArchive {
  constructor(private readonly pages: PageAddresses) {
    super();
  }

  async pack(parts: readonly ExportedPart[], madeAt: Date): Promise<Uint8Array> {
    const zip = new ZipFile();
    const add = (name: string, text: string): void => zip.addBuffer(Buffer.from(text), name, { mtime: madeAt });
    add('README.txt', readme(this.pages.productName, parts, madeAt));
    for (const { part, kept } of parts) {
      add(`${part}.json`, `${JSON.stringify(kept, null, 2)}\n`);
      for (const [what, rows] of Object.entries(kept)) {
        if (rows.length > 0) add(`${part}/${what}.csv`, await asTable(rows));
      }
    }
    zip.end();
    return buffer(zip.outputStream);
  }
}

/**
 * Rows need not have the same columns. Everything is quoted, so that no cell can end before it ends; the mark in front
 * tells spreadsheets that it is UTF-8.
 */
function asTable(rows: Rows): Promise<string> {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cells = rows.map((row) => columns.map((column) => asCell(row[column])));
  return writeToString([columns, ...cells], {
    quoteColumns: true,
    writeBOM: true,
    rowDelimiter: '\r\n',
    includeEndRowDelimiter: true,
  });
}
