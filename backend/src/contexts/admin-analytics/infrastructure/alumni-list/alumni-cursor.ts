import { ValidateBy } from 'class-validator';
import { MAX_ID } from '../../../../shared/domain/id';
import type { AlumniCursor, AlumniOrder } from '../../application/alumni-list/ports/alumni-list';

const MAX_CURSOR_LENGTH = 2_000;

/** Encodes a position in the list as text that is opaque to clients. */
export const encodeCursor = (order: AlumniOrder, { by, id }: AlumniCursor): string =>
  Buffer.from(JSON.stringify([order, by, id])).toString('base64url');

/** @returns null if the text is invalid, or belongs to a list in another order */
export function decodeCursor(text: string, order?: AlumniOrder): AlumniCursor | null {
  const read = parseCursorJson(text);
  if (!Array.isArray(read) || read.length !== 3) return null;
  const [queryKey, by, id] = read as [unknown, unknown, unknown];
  if (order !== undefined && queryKey !== order) return null;
  return isCursorPosition(String(queryKey), by) && isPositiveId(id) ? { by, id } : null;
}

function parseCursorJson(text: string): unknown {
  try {
    return text.length > MAX_CURSOR_LENGTH ? null : JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return null;
  }
}

const isPositiveId = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) > 0 && (value as number) <= MAX_ID;
const isText = (value: unknown): boolean => typeof value === 'string' && !value.includes('\0');
const isTimestamp = (value: unknown): boolean =>
  typeof value === 'string' && /^[12]\d{3}-\d{2}-\d{2}T[\d:.+Z-]+$/.test(value) && !Number.isNaN(Date.parse(value));

function isCursorPosition(order: string, by: unknown): by is (string | number)[] {
  if (!Array.isArray(by)) return false;
  if (order.endsWith('name')) return by.length === 2 && by.every(isText);
  if (order.endsWith('graduationYear')) return by.length === 1 && isPositiveId(by[0]);
  return order.endsWith('importedAt') && by.length === 1 && isTimestamp(by[0]);
}

const validate = (value: unknown): boolean => typeof value === 'string' && decodeCursor(value) !== null;

export const IsAlumniCursor = () =>
  ValidateBy({ name: 'isAlumniCursor', validator: { validate } }, { message: 'after must come from the Link header' });
