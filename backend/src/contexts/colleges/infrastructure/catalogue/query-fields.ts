import { Transform } from 'class-transformer';
import { applyDecorators } from '@nestjs/common';
import { IsString, Matches, registerDecorator, type ValidationArguments } from 'class-validator';
import {
  PRINTABLE,
  PRINTABLE_LINES,
  Trimmed,
  TrimmedLines,
} from '../../../../shared/infrastructure/http/field-decorators';

/** The headers of a list's answer, for the contract. */
export const COUNTED = {
  'X-Total-Count': { description: 'Total number of results', schema: { type: 'integer' } },
  Link: { description: 'Link to the next page: <...>; rel="next"', schema: { type: 'string' } },
} as const;

/** Numbers as people write them in an address: "1e3", "0x10" and "" are none. */
export const asNumber = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' && /^-?\d{1,10}(\.\d{1,4})?$/.test(value) ? Number(value) : NaN;

/** A parameter that may be repeated. */
export const Listed = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }): unknown => (Array.isArray(value) ? value : [value]));

/** A parameter that holds one number. */
export const Numeric = (): PropertyDecorator => Transform(asNumber);

// How long the words may be is a rule of their own; here they are only such that a database and a page can hold them.

const words = (name: string, missing: string, usable: RegExp) => [
  IsString({ message: missing }),
  Matches(usable, { message: `${name} contains characters that aren’t allowed` }),
];

/** Words on one line. `name` is what messages call them, `missing` what is said when there are none. */
export const LineOfWords = (name: string, missing: string) =>
  applyDecorators(Trimmed(), ...words(name, missing, PRINTABLE));

/** Words that may go over several lines. */
export const LinesOfWords = (name: string, missing: string) =>
  applyDecorators(TrimmedLines(), ...words(name, missing, PRINTABLE_LINES));

/** The end of a range is not below its beginning, where both are given. */
export const NotBelow =
  (beginning: string): PropertyDecorator =>
  (target, property) =>
    registerDecorator({
      name: 'notBelow',
      target: target.constructor,
      propertyName: String(property),
      validator: {
        validate: (value: unknown, { object }: ValidationArguments) => {
          const least = (object as Record<string, unknown>)[beginning];
          return typeof value !== 'number' || typeof least !== 'number' || !(value < least);
        },
        defaultMessage: ({ property: end }: ValidationArguments) => `${end} must not be below ${beginning}`,
      },
    });
