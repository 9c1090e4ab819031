import { getErrorCode } from '../../../../shared/infrastructure/typeorm/database-errors';
import { CollegeNotFound } from '../../domain/catalogue/errors';

/** Formats a timestamp column as in the API: ISO 8601 in UTC; null stays null. */
export const isoTimeSql = (column: string): string =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const FOREIGN_KEY_VIOLATION = '23503';

/** Translates a foreign key violation: the college is the only reference here that can be missing. */
export function throwCollegeNotFound(error: unknown): never {
  throw getErrorCode(error) === FOREIGN_KEY_VIOLATION ? new CollegeNotFound() : error;
}
