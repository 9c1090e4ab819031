import type { OpenAPIObject, ReferenceObject, SchemaObject } from '@nestjs/swagger';
import { ACCOUNT_VALUES } from './account-values';
import { CATALOG_VALUES } from './catalog-values';
import { COMMUNITY_VALUES } from './community-values';
import { INTEGRATION_VALUES } from './integration-values';
import type { ExampleValues, Json } from './json';
import { MENTORING_VALUES } from './mentoring-values';

type Schema = SchemaObject | ReferenceObject;

export const EXAMPLE_VALUES: ExampleValues = {
  ...ACCOUNT_VALUES,
  ...CATALOG_VALUES,
  ...MENTORING_VALUES,
  ...COMMUNITY_VALUES,
  ...INTEGRATION_VALUES,
};

/** Optional properties that can't be combined with the others of their schema, or rarely appear. */
export const LEFT_OUT: ReadonlySet<string> = new Set([
  'BothProofsBody.recoveryCode',
  'CaseActionBody.until',
  'College.distance_miles',
  'College.matched',
  'College.ranked_by',
  'CollegeDetail.distance_miles',
  'CollegeDetail.matched',
  'CollegeDetail.ranked_by',
  'ConnectionChangeBody.answer',
  'ConnectionChangeBody.question',
  'Figure.range',
  'FigureQuestionBody.cip',
  'FigureQuestionBody.level',
  'GuideBlockView.text',
  'MarkNotificationsReadBody.upTo',
  'OpenQuestionBody.cip',
  'OpenQuestionBody.joins',
  'OpenQuestionBody.level',
  'ProofBody.recoveryCode',
  'QuestionAboutBody.cip',
  'QuestionAboutBody.level',
  'RequestAboutBody.cip',
  'RequestAboutBody.level',
  'RequestBody.recipientId',
]);

const TIME = '2026-11-30T15:00:00.000Z';
const VALUES_OF_FORMATS: Readonly<Record<string, string>> = { 'date-time': TIME, date: '2026-11-30' };

/** Composes examples from the schemas of a document, and collects the properties for which there is no value. */
export class ExampleComposer {
  /** Properties without a value: `College.city`. */
  readonly missing = new Set<string>();
  /** Keys of `EXAMPLE_VALUES` and `LEFT_OUT` that an example needed. */
  readonly used = new Set<string>();
  readonly #schemas: Readonly<Record<string, Schema>>;
  /** Schemas that are being composed; one that contains itself ends there. */
  readonly #open = new Set<string>();

  constructor(document: OpenAPIObject) {
    this.#schemas = document.components?.schemas ?? {};
  }

  /**
   * Returns an example of the schema, or undefined without one.
   *
   * @param place schema and property, as in the keys of the values: `College.city`
   */
  compose(schema: Schema, place: string): Json | undefined {
    if (!isReference(schema) && schema.example !== undefined) return toJson(schema.example);
    const given = this.#givenValue(schema, place);
    if (given !== undefined) return given;
    if (isReference(schema)) return this.#composeReference(schema);
    const alternatives = schema.oneOf ?? schema.anyOf;
    if (alternatives) return this.#composeFirst(alternatives, place);
    if (schema.allOf) return this.#composeParts(schema.allOf, place);
    return this.#composeByType(schema, place);
  }

  /** Returns the value for the place or else for the name of the property, if the schema allows it. */
  #givenValue(schema: Schema, place: string): Json | undefined {
    const name = place.split('.').at(-1) ?? place;
    const key = [place, name].find((one) => one in EXAMPLE_VALUES && this.#allows(schema, EXAMPLE_VALUES[one] ?? null));
    if (key === undefined) return undefined;
    this.used.add(key);
    return EXAMPLE_VALUES[key];
  }

  #allows(schema: Schema, value: Json): boolean {
    if (isReference(schema)) return isObject(value);
    const parts = schema.oneOf ?? schema.anyOf ?? schema.allOf;
    if (parts) return parts.some((part) => this.#allows(part, value));
    const values: readonly unknown[] | undefined = schema.enum;
    if (values) return values.includes(value);
    const { items } = schema;
    if (Array.isArray(value) && items) return value.every((one: Json) => this.#allows(items, one));
    const types = typesOf(schema);
    return types.includes(typeOf(value)) || (typeof value === 'number' && types.includes('number'));
  }

  #composeReference({ $ref }: ReferenceObject): Json | undefined {
    const name = $ref.split('/').at(-1) ?? '';
    const schema = this.#schemas[name];
    if (!schema || this.#open.has(name)) return undefined;
    this.#open.add(name);
    const example = this.compose(schema, name);
    this.#open.delete(name);
    return example;
  }

  #composeFirst(alternatives: readonly Schema[], place: string): Json | undefined {
    const first = alternatives.find((one) => isReference(one) || one.type !== 'null');
    return first && this.compose(first, place);
  }

  #composeParts(parts: readonly Schema[], place: string): Json | undefined {
    const composed = parts.map((part) => this.compose(part, place)).filter(isObject);
    return composed.length > 0 ? Object.fromEntries(composed.flatMap((part) => Object.entries(part))) : undefined;
  }

  #composeByType(schema: SchemaObject, place: string): Json | undefined {
    const fixed: unknown = 'const' in schema ? schema.const : schema.enum?.find((value: unknown) => value !== null);
    if (fixed !== undefined) return toJson(fixed);
    const [type] = typesOf(schema);
    if (type === 'object') return this.#composeObject(schema, place);
    if (type === 'array') return this.#composeList(schema, place);
    if (type === 'boolean') return false;
    const value = type === 'string' ? timeOf(schema, place) : undefined;
    if (value === undefined) this.missing.add(place);
    return value;
  }

  #composeList({ items, minItems = 1 }: SchemaObject, place: string): Json {
    const item = items && this.compose(items, place);
    return item === undefined ? [] : Array.from({ length: Math.max(minItems, 1) }, () => item);
  }

  #composeObject({ properties = {}, required = [] }: SchemaObject, place: string): Json {
    const entries = Object.entries(properties).flatMap(([name, schema]): [string, Json][] => {
      const inner = `${place}.${name}`;
      if (LEFT_OUT.has(inner) && !required.includes(name)) {
        this.used.add(inner);
        return [];
      }
      const value = this.compose(schema, inner);
      return value === undefined ? [] : [[name, value]];
    });
    return Object.fromEntries(entries);
  }
}

const timeOf = ({ format = '' }: SchemaObject, place: string): string | undefined =>
  VALUES_OF_FORMATS[format] ?? (/(?:At|_at)$/.test(place) ? TIME : undefined);

const typesOf = ({ type = [] }: SchemaObject): string[] => (Array.isArray(type) ? type : [type]);

const typeOf = (value: Json): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
};

const isReference = (schema: Schema): schema is ReferenceObject => '$ref' in schema;

const isObject = (value: Json | undefined): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const toJson = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json;
