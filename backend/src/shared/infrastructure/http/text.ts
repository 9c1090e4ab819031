import { Transform } from 'class-transformer';

/** Control characters, which the database would refuse, and halves of characters have no business in what people type. */
export const PRINTABLE = /^[^\p{Cc}\p{Cs}]*$/u;

/** Takes away what people type around their words without meaning it. */
export const Trimmed = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

/** The same for text that goes over several lines. */
export const PRINTABLE_LINES = /^(?:[^\p{Cc}\p{Cs}]|[\n\t])*$/u;

/** Text as people type it into a large box: trimmed, every line end one character. */
export const TrimmedLines = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.replace(/\r\n?/g, '\n').trim() : value,
  );
