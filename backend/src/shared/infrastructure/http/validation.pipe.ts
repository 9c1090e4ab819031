import { type ArgumentMetadata, Injectable, ValidationPipe } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import type { FieldError } from '../../domain/domain-error';

/** A request whose shape is wrong; names every field at fault. */
export class InvalidRequest extends Error {
  constructor(readonly fields: readonly FieldError[]) {
    super(fields[0]?.message ?? 'The request could not be read.');
  }
}

/** The browser's request wrapper marks every GET with the time, against caches on the way. */
const TIMESTAMP = '_t';

/** Checks shapes at the edge: unknown keys are refused, every fault is told with its field. */
@Injectable()
export class RequestValidation extends ValidationPipe {
  constructor() {
    super({
      whitelist: true,
      forbidNonWhitelisted: true,
      forbidUnknownValues: true,
      transform: true,
      stopAtFirstError: true,
      exceptionFactory: (errors) => new InvalidRequest(errors.flatMap((error) => faultsOf(error))),
    });
  }

  override transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    // A number made of "1e3" would pass as an id; a parameter's own pipe reads what was written.
    if (metadata.type === 'param') return Promise.resolve(value);
    if (metadata.type !== 'query' || typeof value !== 'object' || value === null) {
      return super.transform(value, metadata) as Promise<unknown>;
    }
    const asked = Object.fromEntries(Object.entries(value).filter(([key]) => key !== TIMESTAMP));
    return super.transform(asked, metadata) as Promise<unknown>;
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
