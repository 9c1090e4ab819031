import { ImportRefused } from './errors';

export const REQUIRED_COLUMNS = ['first_name', 'last_name', 'email', 'graduation_year', 'major'] as const;
export const TEMPLATE_COLUMNS = [
  ...REQUIRED_COLUMNS,
  'job_title',
  'company',
  'linkedin_url',
  'willing_to_mentor',
] as const;

export type TemplateColumn = (typeof TEMPLATE_COLUMNS)[number];

/** Index of the cell for each column of the template. */
export type ColumnPositions = ReadonlyMap<TemplateColumn, number>;

const HEADER_MISMATCH_MESSAGE = `The header row must match the template: ${TEMPLATE_COLUMNS.join(',')}`;

export const isTemplateColumn = (name: string): name is TemplateColumn =>
  (TEMPLATE_COLUMNS as readonly string[]).includes(name);

const normalizeCell = (cell: string): string => cell.trim().toLowerCase();

/**
 * Finds the columns of the template in a header row, in any order and case.
 * @throws ImportRefused if a column is missing, unknown or duplicated
 */
export function readHeader(cells: readonly string[]): ColumnPositions {
  const names = dropTrailingBlanks(cells.map(normalizeCell));
  const positions = new Map<TemplateColumn, number>();
  for (const [at, name] of names.entries()) {
    if (!isTemplateColumn(name))
      throw new ImportRefused(`${HEADER_MISMATCH_MESSAGE}. Column ${at + 1} isn’t in the template.`);
    if (positions.has(name)) throw new ImportRefused(`${HEADER_MISMATCH_MESSAGE}. The column ${name} appears twice.`);
    positions.set(name, at);
  }
  const missing = REQUIRED_COLUMNS.filter((name) => !positions.has(name));
  if (missing.length > 0) throw new ImportRefused(`${HEADER_MISMATCH_MESSAGE}. Missing: ${missing.join(', ')}.`);
  return positions;
}

/** Maximum number of title lines above the header, such as the name of a report or `sep=;`. */
export const MAX_TITLE_ROWS = 20;

/**
 * Finds the header row below title lines: the first row that names every required column.
 * @returns its index and columns
 * @throws ImportRefused about the first row that isn't blank, if no row is a header
 */
export function findHeader(rows: readonly (readonly string[])[]): { at: number; columns: ColumnPositions } {
  const at = rows.slice(0, MAX_TITLE_ROWS + 1).findIndex((cells) => {
    const names = cells.map(normalizeCell);
    return REQUIRED_COLUMNS.every((name) => names.includes(name));
  });
  const first = rows.findIndex((cells) => !isTitleRow(cells));
  const header = Math.max(0, at < 0 ? first : at);
  return { at: header, columns: readHeader(rows[header] ?? []) };
}

/** A blank row, or the line with which spreadsheets are told the separator. */
const isTitleRow = (cells: readonly string[]): boolean =>
  cells.every((cell) => cell.trim() === '') || normalizeCell(cells[0] ?? '').startsWith('sep=');

/** Whether a later row repeats the header, for example in concatenated files. */
export const repeatsHeader = (cells: readonly string[], positions: ColumnPositions): boolean =>
  normalizeCell(cells[positions.get('email')!] ?? '') === 'email' &&
  [...positions].every(([name, at]) => normalizeCell(cells[at] ?? '') === name);

function dropTrailingBlanks(names: readonly string[]): readonly string[] {
  const last = names.findLastIndex((name) => name !== '');
  return names.slice(0, last + 1);
}
