import { QueryFailedError } from 'typeorm';
import { CollegeNotFound } from '../../domain/catalogue/errors';

/** A timestamp column as the API writes it: ISO 8601 in UTC; null stays null. */
export const iso = (column: string): string => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const FOREIGN_KEY = '23503';

/** @returns the name of the constraint that refused the write; empty when it failed for another reason */
export function violatedConstraint(error: unknown): string {
  return asRefused(error)?.constraint ?? '';
}

/** What is written names a college that there is no more: the only reference that can be broken here. */
export function throwCollegeNotFound(error: unknown): never {
  throw asRefused(error)?.code === FOREIGN_KEY ? new CollegeNotFound() : error;
}

const asRefused = (error: unknown) =>
  error instanceof QueryFailedError ? (error.driverError as { code?: string; constraint?: string }) : undefined;
