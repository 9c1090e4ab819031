import { Transform } from 'class-transformer';
import { applyDecorators } from '@nestjs/common';
import { IsNumber, IsString, Matches, Max, Min, registerDecorator, type ValidationArguments } from 'class-validator';
import {
  PRINTABLE_LINE_PATTERN,
  PRINTABLE_LINES_PATTERN,
  Trimmed,
  TrimmedLines,
} from '../../../../shared/infrastructure/http/field-decorators';

/** The response headers of a list, for the OpenAPI document. */
export const TOTAL_COUNT_HEADERS = {
  'X-Total-Count': { description: 'Total number of results', schema: { type: 'integer' } },
  Link: { description: 'Link to the next page: <...>; rel="next"', schema: { type: 'string' } },
} as const;

/** Parses a decimal number in a URL; NaN for "1e3", "0x10" and "". */
export const parseDecimal = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' && /^-?\d{1,10}(\.\d{1,4})?$/.test(value) ? Number(value) : NaN;

/** A parameter that may be repeated. */
export const ToArray = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }): unknown => (Array.isArray(value) ? value : [value]));

/**
 * A percentage in a query, with at most four decimals.
 * @param name name of the parameter in the message
 */
export function IsPercentage(name: string) {
  const options = { message: `${name} must be a number from 0 to 100, such as 45.5` };
  return applyDecorators(Transform(parseDecimal), IsNumber({}, options), Min(0, options), Max(100, options));
}

// The maximum length is a rule of each use case. These checks only ensure that a text can be stored and displayed.

const textFieldRules = (name: string, missing: string, usable: RegExp) => [
  IsString({ message: missing }),
  Matches(usable, { message: `${name} contains characters that aren’t allowed` }),
];

/** Text on one line. `name` is its name in error messages, `missing` the error message when it is missing. */
export const TextLineField = (name: string, missing: string) =>
  applyDecorators(Trimmed(), ...textFieldRules(name, missing, PRINTABLE_LINE_PATTERN));

/** Text that can have several lines. */
export const TextLinesField = (name: string, missing: string) =>
  applyDecorators(TrimmedLines(), ...textFieldRules(name, missing, PRINTABLE_LINES_PATTERN));

/** Requires that the end of a range isn't below its beginning, if both are set. */
export const IsNotBelow =
  (beginning: string): PropertyDecorator =>
  (target, property) =>
    registerDecorator({
      name: 'notBelow',
      target: target.constructor,
      propertyName: String(property),
      validator: {
        validate: (value: unknown, { object }: ValidationArguments) => {
          const minimum = (object as Record<string, unknown>)[beginning];
          return typeof value !== 'number' || typeof minimum !== 'number' || !(value < minimum);
        },
        defaultMessage: ({ property: end }: ValidationArguments) => `${end} must not be below ${beginning}`,
      },
    });
