import { Transform } from 'class-transformer';
import { applyDecorators } from '@nestjs/common';
import { IsDefined, IsISO8601, Matches } from 'class-validator';
import { PLAIN_LINE } from '../../domain/plain-line';

/** For text on one line. */
export const PRINTABLE = PLAIN_LINE;

/** Takes away what people type around their words without meaning it. */
export const Trimmed = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

/**
 * For text that goes over several lines. Control characters, which the database would refuse, and halves of characters
 * have no business in it.
 */
export const PRINTABLE_LINES = /^(?:[^\p{Cc}\p{Cs}]|[\n\t])*$/u;

/** Text that is kept as it was typed, but that every line end is one character. */
export const WithPlainLineEnds = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.replace(/\r\n?/g, '\n') : value));

/** Text as people type it into a large box: trimmed, every line end one character. */
export const TrimmedLines = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.replace(/\r\n?/g, '\n').trim() : value,
  );

/** Addresses have text alone; what is no plain number stays text and is refused. */
export const NumberFromQuery = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value,
  );

/** A moment that means the same everywhere: with seconds or without, but never without an offset or Z. */
const WITH_OFFSET = /^[12]\d{3}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;

/**
 * A moment in a body or an address.
 * @param name what messages call it
 * @param missing what is said where there is none; otherwise the same as of one that cannot be read
 */
export const IsDateTime = (name: string, missing?: string) => {
  const options = { message: `${name} must be a date and time with an offset, such as 2027-03-01T18:00:00-05:00` };
  return applyDecorators(
    ...(missing ? [IsDefined({ message: missing })] : []),
    Matches(WITH_OFFSET, options),
    IsISO8601({ strict: true }, options),
  );
};
