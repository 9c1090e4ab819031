import { MAX_ID } from '../../../../shared/domain/id';
import type { ProgramCursor, ProgramSort } from '../../application/programs/ports/program-reader';

/** Writes a position as one parameter of a URL. */
export function formatProgramCursor({ value, opeid6, credlev, collegeId }: ProgramCursor): string {
  return Buffer.from(JSON.stringify([value, opeid6, credlev, collegeId])).toString('base64url');
}

/** @returns null if the text isn't a position */
export function parseProgramCursor(text: string): ProgramCursor | null {
  const parts = parseList(Buffer.from(text, 'base64url').toString());
  if (parts?.length !== 4) return null;
  const [value, opeid6, credlev, collegeId] = parts;
  // The database can't compare text with the character NUL.
  const isValue = value === null || (typeof value === 'string' && !value.includes('\0'));
  if (!isValue || typeof opeid6 !== 'string' || !/^\d{0,8}$/.test(opeid6)) return null;
  if (!isWholeNumber(credlev) || credlev > 8 || !isWholeNumber(collegeId)) return null;
  return { value, opeid6, credlev, collegeId };
}

/** Whether a position belongs to a list in this order. */
export const isCursorOf = ({ value }: ProgramCursor, sort: ProgramSort): boolean =>
  value === null || sort === 'name' || (/^\d{1,10}$/.test(value) && Number(value) <= MAX_ID);

function parseList(text: string): unknown[] | null {
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

const isWholeNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MAX_ID;
