import { Transform } from 'class-transformer';
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
