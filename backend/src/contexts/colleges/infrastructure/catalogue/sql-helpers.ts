import { QueryFailedError } from 'typeorm';
import { CollegeNotFound } from '../../domain/catalogue/errors';

/** Formats a timestamp column as in the API: ISO 8601 in UTC; null stays null. */
export const isoTimeSql = (column: string): string =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const FOREIGN_KEY_VIOLATION = '23503';

/** @returns the name of the constraint that refused the write; empty when it failed for another reason */
export function getViolatedConstraint(error: unknown): string {
  return toDriverError(error)?.constraint ?? '';
}

/** Translates a foreign key violation: the college is the only reference here that can be missing. */
export function throwCollegeNotFound(error: unknown): never {
  throw toDriverError(error)?.code === FOREIGN_KEY_VIOLATION ? new CollegeNotFound() : error;
}

const toDriverError = (error: unknown) =>
  error instanceof QueryFailedError ? (error.driverError as { code?: string; constraint?: string }) : undefined;
