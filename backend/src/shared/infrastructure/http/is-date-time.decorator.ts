import { applyDecorators } from '@nestjs/common';
import { IsDefined, IsISO8601, Matches } from 'class-validator';

/** A moment that means the same everywhere: with seconds or without, but never without an offset or Z. */
const WITH_OFFSET = /^[12]\d{3}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;

/**
 * A moment in a body or an address.
 * @param name what messages call it
 * @param missing what is said where there is none; otherwise the same as of one that cannot be read
 */
export const IsDateTime = (name: string, missing?: string) => {
  const options = { message: `${name} must be a date and time with an offset, such as 2027-03-01T18:00:00-05:00` };
  return applyDecorators(
    ...(missing ? [IsDefined({ message: missing })] : []),
    ...[Matches(WITH_OFFSET, options), IsISO8601({ strict: true }, options)],
  );
};
