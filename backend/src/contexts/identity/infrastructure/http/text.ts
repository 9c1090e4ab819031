import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsNotEmpty, IsOptional, IsString, Matches, MaxLength } from 'class-validator';

/** Control characters and halves of characters have no business in what people type. */
const PRINTABLE = /^[^\p{Cc}\p{Cs}]*$/u;

const aText = (name: string, max: number, required: string) => [
  IsString({ message: ({ value }) => (value === undefined || value === null ? required : `${name} must be text`) }),
  MaxLength(max, { message: `${name} must be at most ${max} characters` }),
  Matches(PRINTABLE, { message: `${name} contains characters that cannot be used` }),
];

/** Text that must be there, exactly as typed. `name` is what messages call it. */
export const RequiredText = (name: string, max: number, required = `${name} is required`) =>
  applyDecorators(...aText(name, max, required), IsNotEmpty({ message: required }));

/** Text that may be missing, null or empty. */
export const OptionalText = (name: string, max: number) =>
  applyDecorators(Trimmed(), IsOptional(), ...aText(name, max, `${name} must be text`));

/** Takes away what people type around their words without meaning it. */
export const Trimmed = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));
