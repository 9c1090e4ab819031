import { applyDecorators, UseInterceptors } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { Idempotent } from './idempotent.interceptor';

/** A call that may be named with an `Idempotency-Key`, so that a repetition gets the first answer again. */
export const TakesIdempotencyKey = () =>
  applyDecorators(
    UseInterceptors(Idempotent),
    ApiHeader({
      name: 'Idempotency-Key',
      required: false,
      description: '8 to 128 letters, digits, - or _: a repetition with the same key gets the first answer again',
    }),
  );
