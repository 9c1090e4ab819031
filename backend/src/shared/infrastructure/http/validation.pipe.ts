import {
  type ArgumentMetadata,
  Injectable,
  ValidationPipe,
  type ValidationPipeOptions,
  type PipeTransform,
} from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import type { FieldError } from '../../domain/domain-error';
import { MAX_BIG_ID, MAX_ID } from '../../domain/id';

/** Lone surrogates. */
const LONE_SURROGATE_PATTERN = /\p{Cs}/gu;

/**
 * Finds text that PostgreSQL cannot store: NUL and lone surrogates, which a request can contain in JSON as escapes and
 * in URLs as %00.
 * @returns an error for each such text in `value`; the field of nested text is its path
 */
function findUnstorableText(value: unknown, field: string): FieldError[] {
  if (typeof value === 'string') return isStorable(value) ? [] : [invalidCharactersError(field)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const name = field ? `${field}.${key}` : key;
    return isStorable(key)
      ? findUnstorableText(inner, name)
      : [invalidCharactersError(name.replaceAll('\0', '?').replaceAll(LONE_SURROGATE_PATTERN, '?'))];
  });
}

const isStorable = (text: string): boolean => text.search(LONE_SURROGATE_PATTERN) < 0 && !text.includes('\0');

const invalidCharactersError = (field: string): FieldError => ({
  field,
  message: `${field} contains characters that aren’t allowed`,
});

/** A request with an invalid shape; names every invalid field. */
export class InvalidRequest extends Error {
  constructor(readonly fields: readonly FieldError[]) {
    super(fields[0]?.message ?? 'We couldn’t read the request.');
  }
}

/** Arguments sent by the client; custom decorators pass on objects built from them. */
const CLIENT_ARGUMENT_TYPES: readonly ArgumentMetadata['type'][] = ['body', 'query', 'param'];

const VALIDATION_OPTIONS: ValidationPipeOptions = {
  whitelist: true,
  forbidUnknownValues: true,
  transform: true,
  exceptionFactory: (errors) => new InvalidRequest(errors.flatMap((error) => toFieldErrors(error))),
};

/**
 * Validates requests and names the field of every error. Unknown keys of a body are refused, so that a misspelled field
 * is not lost; unknown keys of a query are ignored, because clients and links add their own.
 */
@Injectable()
export class RequestValidationPipe extends ValidationPipe {
  readonly #addresses = new ValidationPipe(VALIDATION_OPTIONS);

  constructor() {
    super({ ...VALIDATION_OPTIONS, forbidNonWhitelisted: true });
  }

  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const faults = CLIENT_ARGUMENT_TYPES.includes(metadata.type) ? findUnstorableText(value, metadata.data ?? '') : [];
    try {
      const transformed = await this.#transformByType(value, metadata);
      if (faults.length === 0) return transformed;
    } catch (error) {
      // The errors of a field's validators take precedence, unless a validator itself throws on such text, as the one
      // for email addresses does.
      if (error instanceof InvalidRequest || faults.length === 0) throw error;
    }
    throw new InvalidRequest(faults);
  }

  #transformByType(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    // A number parsed from "1e3" would pass as an ID; the parameter's own pipe parses the text as it was sent.
    if (metadata.type === 'param') return Promise.resolve(value);
    if (metadata.type === 'query') return this.#addresses.transform(value, metadata) as Promise<unknown>;
    return super.transform(value, metadata) as Promise<unknown>;
  }
}

/**
 * Rules whose message comes first if a field breaks several: that a text is missing says more than that its characters
 * aren't allowed. Then the order of the decorators applies, from the field upward.
 */
const RULES_BY_PRIORITY = [
  'isDefined',
  'isString',
  'isNotEmpty',
  'isBoolean',
  'isArray',
  'isInt',
  'isNumber',
  'minLength',
];

function pickErrorByPriority(constraints: Readonly<Record<string, string>>): [rule: string, message: string][] {
  const rules = Object.entries(constraints);
  const rankOf = (rule: string): number => RULES_BY_PRIORITY.indexOf(rule) + 1 || RULES_BY_PRIORITY.length + 1;
  return rules.sort(([one], [other]) => rankOf(one) - rankOf(other)).slice(0, 1);
}

function toFieldErrors({ property, constraints, children }: ValidationError, parent = ''): FieldError[] {
  const field = parent ? `${parent}.${property}` : property;
  const own = pickErrorByPriority(constraints ?? {}).map(([rule, message]) => ({
    field,
    message: rule === 'whitelistValidation' ? `${field} is not a known field` : message,
  }));
  return own.length > 0 ? own : (children ?? []).flatMap((child) => toFieldErrors(child, field));
}

/** Parses an ID in a path. Nest's own pipe rounds large numbers and accepts values that the column cannot hold. */
@Injectable()
export class IdPipe implements PipeTransform<string, number> {
  /** The largest ID of the column. */
  readonly max: number = MAX_ID;

  transform(value: string): number {
    const id = /^[1-9]\d{0,15}$/.test(value) ? Number(value) : NaN;
    if (!(id <= this.max)) throw new InvalidRequest([{ field: 'id', message: 'id must be a positive whole number' }]);
    return id;
  }
}

/** Parses an ID of a `bigint` column in a path. */
@Injectable()
export class BigIdPipe extends IdPipe {
  override readonly max = MAX_BIG_ID;
}
