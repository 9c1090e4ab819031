import { Transform } from 'class-transformer';

/** Control characters, which the database would refuse, and halves of characters have no business in what people type. */
export const PRINTABLE = /^[^\p{Cc}\p{Cs}]*$/u;

/** Takes away what people type around their words without meaning it. */
export const Trimmed = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));
