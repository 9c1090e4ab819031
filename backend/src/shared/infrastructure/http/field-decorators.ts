import { Transform } from 'class-transformer';
import { applyDecorators } from '@nestjs/common';
import { IsDefined, IsInt, IsISO8601, IsObject, Matches, Max, Min } from 'class-validator';
import { MAX_ID } from '../../domain/id';
import { PLAIN_LINE_PATTERN, removeInvisibleCharacters } from '../../domain/plain-line';

/** For single-line text. */
export const PRINTABLE_LINE_PATTERN = PLAIN_LINE_PATTERN;

/** Trims whitespace that people type accidentally. */
export const Trimmed = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

/** Returns search words as people meant them: without invisible characters, with spaces in place of line breaks. */
const cleanSearchWords = (text: string): string => removeInvisibleCharacters(text.replace(/[\s\u00A0]+/gu, ' ')).trim();

/** Cleans search words: pasted text often contains characters that no one sees. */
export const CleanedSearchWords = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? cleanSearchWords(value) : value));

/** For multi-line text, without control characters and lone surrogates, which the database would refuse. */
export const PRINTABLE_LINES_PATTERN = /^(?:[^\p{Cc}\p{Cs}]|[\n\t])*$/u;

/** Keeps text as it was typed, except that every line end becomes one character. */
export const WithPlainLineEnds = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.replace(/\r\n?/g, '\n') : value));

/** Trims multi-line text, and makes every line end one character. */
export const TrimmedLines = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.replace(/\r\n?/g, '\n').trim() : value,
  );

/** A time that means the same everywhere: seconds are optional, an offset or Z is required. */
const DATE_TIME_WITH_OFFSET_PATTERN = /^[12]\d{3}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;

/**
 * Validates a time in a body or query.
 * @param name name of the field in messages
 * @param missing message for a missing value; by default, the message for an invalid one
 */
export const IsDateTime = (name: string, missing?: string) => {
  const options = { message: `${name} must be a date and time with an offset, such as 2027-03-01T18:00:00-05:00` };
  return applyDecorators(
    ...(missing ? [IsDefined({ message: missing })] : []),
    Matches(DATE_TIME_WITH_OFFSET_PATTERN, options),
    IsISO8601({ strict: true }, options),
  );
};

/**
 * Validates a whole number in a query, such as a page size; one message covers every fault.
 * @param name name of the parameter in the message
 */
export const WholeNumberFromQuery = (name: string, least: number, max: number) => {
  const options = { message: `${name} must be a whole number from ${least} to ${max}` };
  return applyDecorators(ParsedWholeNumber(), IsInt(options), Min(least, options), Max(max, options));
};

/** Validates an ID in a query. */
export const IdFromQuery = (name: string) => {
  const options = { message: `${name} must be a positive whole number` };
  return applyDecorators(ParsedWholeNumber(), IsInt(options), Min(1, options), Max(MAX_ID, options));
};

/**
 * Validates a position from the `Link` header of the previous page, which is a single text.
 * @param parse returns the position; null if the text isn't one
 */
export const CursorFromQuery = (name: string, parse: (text: string) => object | null) => {
  const message = `${name} must come from the Link header of the previous page`;
  return applyDecorators(
    // A repeated or nested parameter must not pass for a position.
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? (parse(value) ?? value) : [value])),
    IsObject({ message }),
  );
};

/** Up to 16 digits, the length of the largest exact number. */
const ParsedWholeNumber = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : value,
  );
