import type { Response } from 'express';
import type { PointsLeft } from '../../application/rate-limits';
import type { RateLimit } from '../../domain/limits';

/** Sends a limit and what is left of it (draft-ietf-httpapi-ratelimit-headers). */
export function sendRateLimit(response: Response, { name, points, seconds }: RateLimit, left: PointsLeft): void {
  response
    .setHeader('RateLimit-Policy', `"${name}";q=${points};w=${seconds}`)
    .setHeader('RateLimit', `"${name}";r=${left.points};t=${left.seconds}`);
}
