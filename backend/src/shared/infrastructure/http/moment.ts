import { applyDecorators } from '@nestjs/common';
import { IsISO8601, Matches } from 'class-validator';

/** A moment that means the same everywhere: with seconds or without, but never without an offset or Z. */
const WITH_OFFSET = /^[12]\d{3}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/;

/** A moment in a body. `name` is what messages call it. */
export const IsMoment = (name: string) => {
  const options = { message: `${name} must be a date and time with an offset, such as 2027-03-01T18:00:00-05:00` };
  return applyDecorators(Matches(WITH_OFFSET, options), IsISO8601({ strict: true }, options));
};
