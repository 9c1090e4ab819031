import { BYTE_ORDER_MARK, csvLine } from '../../../../shared/infrastructure/csv/csv-line';
import type { RejectedRow } from '../../application/alumni-import/ports/alumni-imports';
import { TEMPLATE_COLUMNS } from '../../domain/alumni-import/columns';

const HEADER_ROW = 1;

/** Writes the rejected rows as CSV for spreadsheets: unchanged, with the reason. */
export async function* rejectedRowsFile(pages: AsyncIterable<readonly RejectedRow[]>): AsyncGenerator<string> {
  let width = 0;
  for await (const rows of pages) {
    if (width === 0 && rows[0]) width = rows[0].cells.length;
    const lines = rows.map(({ rowNumber, message, cells }) =>
      csvLine([...padCells(cells, width), rowNumber === HEADER_ROW ? 'error' : message]),
    );
    yield (rows[0]?.rowNumber === HEADER_ROW ? BYTE_ORDER_MARK : '') + lines.join('');
  }
  if (width === 0) yield BYTE_ORDER_MARK + csvLine([...TEMPLATE_COLUMNS, 'error']);
}

const padCells = (cells: readonly string[], width: number): readonly string[] => [
  ...cells,
  ...Array.from({ length: Math.max(0, width - cells.length) }, () => ''),
];
