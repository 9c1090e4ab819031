import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsOptional, IsString, Length, Matches, IsBoolean, IsNumber, MaxLength } from 'class-validator';
import {
  PRINTABLE,
  SearchWords,
  Trimmed,
  PRINTABLE_LINES,
  TrimmedLines,
} from '../../../../shared/infrastructure/http/field-decorators';
import { ApiProperty } from '@nestjs/swagger';

const LONGEST = 200;

const wholeNumber = (value: unknown): unknown =>
  typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : NaN;

/** Parses a whole number in a URL: "1e3", "0x10" and "" are invalid. */
export const WholeNumber = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }): unknown => wholeNumber(value));

const several = (value: unknown): unknown[] =>
  (Array.isArray(value) ? value : [value]).flatMap((one: unknown) =>
    typeof one === 'string' ? one.split(',').map((part) => part.trim()) : [one],
  );

/** Parses a parameter that can be repeated or contain several comma-separated values. */
export const Several = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }): unknown => several(value).filter((one) => one !== ''));

/** Same as `Several`, for whole numbers. */
export const SeveralNumbers = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }): unknown =>
    several(value)
      .filter((one) => one !== '')
      .map(wholeNumber),
  );

/** Parses "true" and "false". */
export const YesOrNo = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }): unknown => (value === 'true' ? true : value === 'false' ? false : value));

/** Words to search for; empty text is the same as no parameter. */
export const SearchTermField = (name: string) =>
  applyDecorators(
    SearchWords(),
    IsOptional(),
    IsString({ message: `${name} must be text` }),
    Length(0, LONGEST, { message: `${name} must be at most ${LONGEST} characters` }),
    Matches(PRINTABLE, { message: `${name} contains characters that aren’t allowed` }),
  );

// The permitted length of a text is a domain rule; this limit only ensures that databases and pages can handle it.

const LONGEST_LOOKED_AT = 10_000;

const termField = (name: string, usable: RegExp) =>
  applyDecorators(
    ApiProperty({ type: String, required: false, nullable: true }),
    IsOptional(),
    IsString({ message: `${name} must be text` }),
    MaxLength(LONGEST_LOOKED_AT, { message: `${name} is too long` }),
    Matches(usable, { message: `${name} contains characters that aren’t allowed` }),
  );

/** Text on one line; empty text clears the field. `name` is used in error messages. */
export const TextLine = (name: string) => applyDecorators(Trimmed(), termField(name, PRINTABLE));

/** Text that can have several lines. */
export const TextLines = (name: string) => applyDecorators(TrimmedLines(), termField(name, PRINTABLE_LINES));

/** A whole number, or its digits as sent by a form; an empty field is null. */
export const NumberOrNull = (name: string) =>
  applyDecorators(
    ApiProperty({ oneOf: [{ type: 'integer' }, { type: 'string' }], required: false, nullable: true }),
    Transform(({ value }: { value: unknown }) => asNumber(value)),
    IsOptional(),
    IsNumber({}, { message: `${name} must be a whole number` }),
  );

/** A boolean; null resets it to its default. */
export const Switch = (name: string) =>
  applyDecorators(IsOptional(), IsBoolean({ message: `${name} must be true or false` }));

function asNumber(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const typed = value.trim();
  if (typed === '') return null;
  return /^\d{1,9}$/.test(typed) ? Number(typed) : NaN;
}
