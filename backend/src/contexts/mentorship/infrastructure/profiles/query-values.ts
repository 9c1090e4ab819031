import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsOptional, IsString, Length, Matches, IsBoolean, IsNumber, MaxLength } from 'class-validator';
import {
  PRINTABLE,
  Trimmed,
  PRINTABLE_LINES,
  TrimmedLines,
} from '../../../../shared/infrastructure/http/field-decorators';
import { ApiProperty } from '@nestjs/swagger';

const LONGEST = 200;

const wholeNumber = (value: unknown): unknown =>
  typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : NaN;

/** One whole number as people write it in an address: "1e3", "0x10" and "" are none. */
export const WholeNumber = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }): unknown => wholeNumber(value));

const several = (value: unknown): unknown[] =>
  (Array.isArray(value) ? value : [value]).flatMap((one: unknown) =>
    typeof one === 'string' ? one.split(',').map((part) => part.trim()) : [one],
  );

/** A parameter that may be repeated, or hold several values with commas between them. */
export const Several = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }): unknown => several(value).filter((one) => one !== ''));

/** The same of whole numbers. */
export const SeveralNumbers = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }): unknown =>
    several(value)
      .filter((one) => one !== '')
      .map(wholeNumber),
  );

/** "true" or "false". */
export const YesOrNo = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }): unknown => (value === 'true' ? true : value === 'false' ? false : value));

/** Words to look for; none at all is the same as not asking. */
export const SoughtWords = (name: string) =>
  applyDecorators(
    Trimmed(),
    IsOptional(),
    IsString({ message: `${name} must be text` }),
    Length(0, LONGEST, { message: `${name} must be at most ${LONGEST} characters` }),
    Matches(PRINTABLE, { message: `${name} contains characters that aren’t allowed` }),
  );

// How long the words may be is a rule of its own; here they are only such that a database and a page can hold them.

const LONGEST_LOOKED_AT = 10_000;

const words = (name: string, usable: RegExp) =>
  applyDecorators(
    ApiProperty({ type: String, required: false, nullable: true }),
    IsOptional(),
    IsString({ message: `${name} must be text` }),
    MaxLength(LONGEST_LOOKED_AT, { message: `${name} is too long` }),
    Matches(usable, { message: `${name} contains characters that aren’t allowed` }),
  );

/** Words on one line; empty ones take away what was told. `name` is what messages call them. */
export const TextLine = (name: string) => applyDecorators(Trimmed(), words(name, PRINTABLE));

/** Words that may go over several lines. */
export const TextLines = (name: string) => applyDecorators(TrimmedLines(), words(name, PRINTABLE_LINES));

/** A whole number, or the digits of one as a form sends them; an empty field is nothing. */
export const NumberOrNull = (name: string) =>
  applyDecorators(
    ApiProperty({ oneOf: [{ type: 'integer' }, { type: 'string' }], required: false, nullable: true }),
    Transform(({ value }: { value: unknown }) => asNumber(value)),
    IsOptional(),
    IsNumber({}, { message: `${name} must be a whole number` }),
  );

/** A switch; null puts it back to where it was before anything was told. */
export const Switch = (name: string) =>
  applyDecorators(IsOptional(), IsBoolean({ message: `${name} must be true or false` }));

function asNumber(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const typed = value.trim();
  if (typed === '') return null;
  return /^\d{1,9}$/.test(typed) ? Number(typed) : NaN;
}
