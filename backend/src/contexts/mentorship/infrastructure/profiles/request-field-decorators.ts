import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsOptional, IsString, Length, Matches, IsBoolean, IsNumber, MaxLength } from 'class-validator';
import {
  PRINTABLE_LINE_PATTERN,
  CleanedSearchWords,
  Trimmed,
  PRINTABLE_LINES_PATTERN,
  TrimmedLines,
} from '../../../../shared/infrastructure/http/field-decorators';
import { ApiProperty } from '@nestjs/swagger';

const MAX_SEARCH_LENGTH = 200;

const parseWholeNumber = (value: unknown): unknown =>
  typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : NaN;

/** Parses a whole number in a URL: "1e3", "0x10" and "" are invalid. */
export const WholeNumber = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }): unknown => parseWholeNumber(value));

const splitValues = (value: unknown): unknown[] =>
  (Array.isArray(value) ? value : [value]).flatMap((one: unknown) =>
    typeof one === 'string' ? one.split(',').map((part) => part.trim()) : [one],
  );

/** Parses a parameter that can be repeated or contain several comma-separated values. */
export const CommaSeparatedList = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }): unknown => splitValues(value).filter((one) => one !== ''));

/** Same as `Several`, for whole numbers. */
export const CommaSeparatedNumbers = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }): unknown =>
    splitValues(value)
      .filter((one) => one !== '')
      .map(parseWholeNumber),
  );

/** Parses "true" and "false". */
export const BooleanFromText = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }): unknown => (value === 'true' ? true : value === 'false' ? false : value));

/** Words to search for; empty text is the same as no parameter. */
export const SearchTermField = (name: string) =>
  applyDecorators(
    CleanedSearchWords(),
    IsOptional(),
    IsString({ message: `${name} must be text` }),
    Length(0, MAX_SEARCH_LENGTH, { message: `${name} must be at most ${MAX_SEARCH_LENGTH} characters` }),
    Matches(PRINTABLE_LINE_PATTERN, { message: `${name} contains characters that aren’t allowed` }),
  );

// The permitted length of a text is a domain rule; this limit only ensures that databases and pages can handle it.

const MAX_TEXT_LENGTH = 10_000;

const textField = (name: string, usable: RegExp) =>
  applyDecorators(
    ApiProperty({ type: String, required: false, nullable: true }),
    IsOptional(),
    IsString({ message: `${name} must be text` }),
    MaxLength(MAX_TEXT_LENGTH, { message: `${name} is too long` }),
    Matches(usable, { message: `${name} contains characters that aren’t allowed` }),
  );

/** Text on one line; empty text clears the field. `name` is used in error messages. */
export const SingleLineTextField = (name: string) =>
  applyDecorators(Trimmed(), textField(name, PRINTABLE_LINE_PATTERN));

/** Text that can have several lines. */
export const MultilineTextField = (name: string) =>
  applyDecorators(TrimmedLines(), textField(name, PRINTABLE_LINES_PATTERN));

/** A whole number, or its digits as sent by a form; an empty field is null. */
export const NumberOrNull = (name: string) =>
  applyDecorators(
    ApiProperty({ oneOf: [{ type: 'integer' }, { type: 'string' }], required: false, nullable: true }),
    Transform(({ value }: { value: unknown }) => parseNumberOrNull(value)),
    IsOptional(),
    IsNumber({}, { message: `${name} must be a whole number` }),
  );

/** A boolean; null resets it to its default. */
export const OptionalBoolean = (name: string) =>
  applyDecorators(IsOptional(), IsBoolean({ message: `${name} must be true or false` }));

function parseNumberOrNull(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const typed = value.trim();
  if (typed === '') return null;
  return /^\d{1,9}$/.test(typed) ? Number(typed) : NaN;
}
