import {
  type ArgumentMetadata,
  Injectable,
  ValidationPipe,
  type ValidationPipeOptions,
  type PipeTransform,
} from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import type { FieldError } from '../../domain/domain-error';
import { LARGEST_ID } from '../../domain/id';

/** Halves of surrogate pairs that stand alone. */
const HALVES = /\p{Cs}/gu;

/**
 * PostgreSQL keeps neither NUL nor half of a surrogate pair, and a request can carry both: in JSON as escapes, in addresses
 * as %00.
 * @returns a fault for each text in `value` that cannot be kept; of text within objects the field is the way to it
 */
export function unstorableText(value: unknown, field: string): FieldError[] {
  if (typeof value === 'string') return isStorable(value) ? [] : [fault(field)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const name = field ? `${field}.${key}` : key;
    return isStorable(key) ? unstorableText(inner, name) : [fault(name.replaceAll('\0', '?').replaceAll(HALVES, '?'))];
  });
}

const isStorable = (text: string): boolean => text.search(HALVES) < 0 && !text.includes('\0');

const fault = (field: string): FieldError => ({ field, message: `${field} contains characters that aren’t allowed` });

/** A request whose shape is wrong; names every field at fault. */
export class InvalidRequest extends Error {
  constructor(readonly fields: readonly FieldError[]) {
    super(fields[0]?.message ?? 'We couldn’t read the request.');
  }
}

/** What the client wrote; our decorators pass on the object built from it. */
const FROM_OUTSIDE: readonly ArgumentMetadata['type'][] = ['body', 'query', 'param'];

const OPTIONS: ValidationPipeOptions = {
  whitelist: true,
  forbidUnknownValues: true,
  transform: true,
  stopAtFirstError: true,
  exceptionFactory: (errors) => new InvalidRequest(errors.flatMap((error) => faultsOf(error))),
};

/**
 * Checks shapes at the edge and names the field of every fault. Unknown keys of a body are refused, so that a misspelled
 * field is not lost; unknown keys of an address are ignored, because clients and links add their own.
 */
@Injectable()
export class RequestValidation extends ValidationPipe {
  readonly #addresses = new ValidationPipe(OPTIONS);

  constructor() {
    super({ ...OPTIONS, forbidNonWhitelisted: true });
  }

  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const faults = FROM_OUTSIDE.includes(metadata.type) ? unstorableText(value, metadata.data ?? '') : [];
    try {
      const transformed = await this.#shaped(value, metadata);
      if (faults.length === 0) return transformed;
    } catch (error) {
      // The rules of a field say it in their own words, unless they fail over such text themselves, as that for addresses does.
      if (error instanceof InvalidRequest || faults.length === 0) throw error;
    }
    throw new InvalidRequest(faults);
  }

  #shaped(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    // A number made of "1e3" would pass as an id; a parameter's own pipe reads what was written.
    if (metadata.type === 'param') return Promise.resolve(value);
    if (metadata.type === 'query') return this.#addresses.transform(value, metadata) as Promise<unknown>;
    return super.transform(value, metadata) as Promise<unknown>;
  }
}

function faultsOf({ property, constraints, children }: ValidationError, parent = ''): FieldError[] {
  const field = parent ? `${parent}.${property}` : property;
  const own = Object.entries(constraints ?? {}).map(([rule, message]) => ({
    field,
    message: rule === 'whitelistValidation' ? `${field} is not a known field` : message,
  }));
  return [...own, ...(children ?? []).flatMap((child) => faultsOf(child, field))];
}

/** A key from the path. Nest's own pipe rounds large numbers and lets through what the column cannot hold. */
@Injectable()
export class IdPipe implements PipeTransform<string, number> {
  transform(value: string): number {
    const id = /^[1-9]\d{0,9}$/.test(value) ? Number(value) : NaN;
    if (!(id <= LARGEST_ID)) throw new InvalidRequest([{ field: 'id', message: 'id must be a positive whole number' }]);
    return id;
  }
}
