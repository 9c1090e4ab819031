import { MissingColumns } from '../catalogue/errors';

const REQUIRED_COLUMNS = ['UNITID', 'CIPCODE', 'CREDLEV'];

/**
 * Returns the position of each column of a field-of-study file. Files of 2018 and before write P_ before every name.
 * @throws MissingColumns
 */
export function indexColumns(columns: readonly string[]): ReadonlyMap<string, number> {
  const position = new Map(columns.map((column, at) => [column.trim().replace(/^P_/, ''), at]));
  const missing = REQUIRED_COLUMNS.filter((column) => !position.has(column));
  if (missing.length > 0) throw new MissingColumns(missing);
  return position;
}
