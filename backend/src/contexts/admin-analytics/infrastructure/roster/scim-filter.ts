import type { RosterFilter, RosterQuery } from '../../application/roster/ports/roster';
import { MAX_ID } from '../../../../shared/domain/id';
import { normalizePath } from './scim-attributes';
import { ScimRequestRefused } from './scim-request-refused';

export const MAX_RESULTS = 200;
const DEFAULT_RESULTS = 100;

const EQUALITY_PATTERN = /^\s*([\w.:-]+(?:\[type eq "\w+"\])?(?:\.value)?)\s+eq\s+("(?:[^"\\]|\\.)*")\s*$/i;

const FILTERS = new Map<string, RosterFilter['by']>([
  ['id', 'id'],
  ['username', 'email'],
  ['emails', 'email'],
  ['emails.value', 'email'],
  ['externalid', 'externalId'],
]);

/** A page of the list, as SCIM counts it: from 1. */
interface ScimPage {
  readonly startIndex: number;
  readonly count: number;
}

/**
 * Reads a filter such as `userName eq "ada@example.org"`, the only kind that identity providers need to find a person.
 * @returns null for no filter
 * @throws ScimRequestRefused
 */
export function parseFilter(filter: string | undefined): RosterFilter | null {
  if (filter === undefined || filter.trim() === '') return null;
  const [, path = '', literal = ''] = EQUALITY_PATTERN.exec(filter) ?? [];
  const by = FILTERS.get(normalizePath(path).replace(/\[type eq "\w+"\]/, ''));
  if (by === undefined) {
    throw new ScimRequestRefused(
      'invalidFilter',
      'Filter by userName, emails.value, externalId or id, such as userName eq "ada@example.org"',
    );
  }
  const value = parseLiteral(literal);
  if (by === 'id') return { by, value: parseRosterId(value) ?? 0 };
  return { by, value: by === 'email' ? value.toLowerCase() : value };
}

function parseLiteral(literal: string): string {
  try {
    return String(JSON.parse(literal));
  } catch {
    throw new ScimRequestRefused('invalidFilter', 'The value of the filter must be text in quotation marks');
  }
}

/** @returns null if the text can't be the ID of a person */
export function parseRosterId(text: string): number | null {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : NaN;
  return id <= MAX_ID ? id : null;
}

/**
 * Reads the page that a client wants. Values below the smallest one count as it (RFC 7644, section 3.4.2.4).
 * @throws ScimRequestRefused
 */
export function parsePage({ startIndex, count }: { startIndex?: string; count?: string }): ScimPage {
  return {
    startIndex: Math.max(1, parseWhole('startIndex', startIndex) ?? 1),
    count: Math.min(MAX_RESULTS, Math.max(0, parseWhole('count', count) ?? DEFAULT_RESULTS)),
  };
}

export const toRosterQuery = (filter: RosterFilter | null, { startIndex, count }: ScimPage): RosterQuery => ({
  filter,
  offset: startIndex - 1,
  limit: count,
});

function parseWhole(name: string, text: string | undefined): number | null {
  if (text === undefined) return null;
  if (!/^-?\d{1,9}$/.test(text)) throw new ScimRequestRefused('invalidValue', `${name} must be a whole number`);
  return Number(text);
}
