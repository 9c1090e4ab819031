import { MAX_ID } from '../shared/domain/id';

/** Parses an ID in an address; null if it isn't a valid one. */
export function parseId(text: string): number | null {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
  return id !== null && id <= MAX_ID ? id : null;
}
