import type { FieldError } from '../../domain/domain-error';

/** Halves of surrogate pairs that stand alone. */
const HALVES = /\p{Cs}/gu;

/**
 * PostgreSQL keeps neither NUL nor half of a surrogate pair, and a request can carry both: in JSON as escapes, in addresses
 * as %00.
 * @returns a fault for each text in `value` that cannot be kept; of text within objects the field is the way to it
 */
export function unstorableText(value: unknown, field: string): FieldError[] {
  if (typeof value === 'string') return isStorable(value) ? [] : [fault(field)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const name = field ? `${field}.${key}` : key;
    return isStorable(key) ? unstorableText(inner, name) : [fault(name.replaceAll('\0', '?').replaceAll(HALVES, '?'))];
  });
}

const isStorable = (text: string): boolean => text.search(HALVES) < 0 && !text.includes('\0');

const fault = (field: string): FieldError => ({ field, message: `${field} contains characters that cannot be used` });
