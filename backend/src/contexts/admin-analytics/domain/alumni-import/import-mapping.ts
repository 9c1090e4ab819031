import { isTemplateColumn, type TemplateColumn } from './columns';
import { ImportMappingRefused } from './errors';

/** Maps the columns of a college's own files to columns of the template; null for columns to skip. */
export type ImportMapping = Readonly<Record<string, TemplateColumn | null>>;

const MAX_COLUMNS = 100;
const MAX_COLUMN_NAME_LENGTH = 200;

/** @throws ImportMappingRefused */
export function parseImportMapping(input: unknown): ImportMapping {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    throw new ImportMappingRefused('Choose a column of the template, or null, for each column of the file');
  }
  const entries = Object.entries(input as Record<string, unknown>);
  if (entries.length > MAX_COLUMNS) throw new ImportMappingRefused(`Map at most ${MAX_COLUMNS} columns`);
  const used = new Set<string>();
  for (const [column, target] of entries) {
    if (column.trim() === '' || column.length > MAX_COLUMN_NAME_LENGTH) {
      throw new ImportMappingRefused(`Column names must have between 1 and ${MAX_COLUMN_NAME_LENGTH} characters`);
    }
    if (target === null) continue;
    if (typeof target !== 'string' || !isTemplateColumn(target)) {
      throw new ImportMappingRefused('Map only to columns in the template');
    }
    if (used.has(target)) throw new ImportMappingRefused('Map each column of the template only once');
    used.add(target);
  }
  return Object.fromEntries(entries) as ImportMapping;
}
