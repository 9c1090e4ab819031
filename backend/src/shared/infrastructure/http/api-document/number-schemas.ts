import type { Type } from '@nestjs/common';
import { ApiProperty, type SchemaObject } from '@nestjs/swagger';
import { getMetadataStorage } from 'class-validator';

/**
 * A number that may have a fraction: a rate, a ratio, an average, a coordinate. A number without a format is an
 * integer.
 */
export const FRACTION_SCHEMA = { type: 'number', format: 'double' } as const;

/** Declares a property that is a fraction. Validated properties have `@IsNumber()` instead. */
export const ApiFraction = () => ApiProperty({ format: FRACTION_SCHEMA.format });

/** An ID in a path; its maximum depends on the column. */
export const ID_SCHEMA: SchemaObject = { type: 'integer', minimum: 1 };

/** Completes a property's schema from its validators. */
export function describeByValidators(shape: Type, property: string, schema: SchemaObject): void {
  const rules = getMetadataStorage()
    .getTargetValidationMetadatas(shape, '', false, false)
    .filter(({ propertyName }) => propertyName === property);
  const bound = (name: string): number | undefined => {
    const value: unknown = rules.find((rule) => rule.name === name)?.constraints?.[0];
    return typeof value === 'number' ? value : undefined;
  };
  const one = schema.type === 'array' && isSchema(schema.items) ? schema.items : schema;
  if (!isNumeric(one)) return;
  const isWhole = rules.some(({ name }) => name === 'isInt');
  if (!isWhole && rules.some(({ name }) => name === 'isNumber')) one.format = FRACTION_SCHEMA.format;
  one.minimum ??= bound('min');
  one.maximum ??= bound('max');
}

/** Makes every number in `part` of the document an integer, except fractions. */
export function convertNumbersToIntegers(part: unknown): void {
  if (typeof part !== 'object' || part === null) return;
  if (isNumeric(part) && part.format !== FRACTION_SCHEMA.format) {
    part.type = Array.isArray(part.type) ? part.type.map(toIntegerType) : toIntegerType(part.type);
  }
  for (const child of Object.values(part)) convertNumbersToIntegers(child);
}

const toIntegerType = <T>(type: T): T | 'integer' => (type === 'number' ? 'integer' : type);

const isSchema = (schema: object | undefined): schema is SchemaObject => schema !== undefined && !('$ref' in schema);

type NumericSchema = SchemaObject & { type: string | string[] };

const isNumeric = (schema: object): schema is NumericSchema => {
  const type = 'type' in schema ? schema.type : undefined;
  return ['number', 'integer'].some((name) => (Array.isArray(type) ? type.includes(name) : type === name));
};
