const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };
const ESCAPED_CHARACTERS_PATTERN = /[\\\n\r\t]/;
const ALL_ESCAPED_CHARACTERS_PATTERN = /[\\\n\r\t]/g;

export const COPY_NULL = '\\N';

/** Escapes a value for the text format of COPY. */
export const escapeCopyText = (value: string): string =>
  ESCAPED_CHARACTERS_PATTERN.test(value)
    ? value.replace(ALL_ESCAPED_CHARACTERS_PATTERN, (one) => ESCAPES[one]!)
    : value;

/** Returns the literal of an array whose elements aren't null. */
export const arrayLiteral = (elements: readonly (string | number)[]): string =>
  `{${elements.map((one) => (typeof one === 'number' ? one : `"${one.replaceAll(/["\\]/g, '\\$&')}"`)).join(',')}}`;

/** A value of a column; objects are stored as JSON. */
export type CopyValue = string | number | boolean | Date | Buffer | readonly (string | number)[] | object | null;

/**
 * Returns a value in the text format of COPY.
 * @param isJson whether the column is `jsonb`: an array is then JSON, not an array of PostgreSQL
 */
export function formatCopyValue(value: CopyValue, isJson = false): string {
  if (value === null) return COPY_NULL;
  if (isJson) return escapeCopyText(JSON.stringify(value));
  if (typeof value === 'string') return escapeCopyText(value);
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 't' : 'f';
  if (value instanceof Date) return value.toISOString();
  if (Buffer.isBuffer(value)) return `\\\\x${value.toString('hex')}`;
  if (Array.isArray(value)) return escapeCopyText(arrayLiteral(value as (string | number)[]));
  throw new TypeError('COPY has no format for an object in a column that is not JSON');
}
