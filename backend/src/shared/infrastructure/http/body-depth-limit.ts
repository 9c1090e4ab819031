import type { NextFunction, Request, Response } from 'express';
import { InvalidRequest } from './validation.pipe';

/** No form of ours is deeper; what reads bodies goes down step by step and would run out of stack. */
const DEEPEST = 20;

/** Refuses bodies nested so deeply that only an attacker sends them. */
export function limitBodyDepth(request: Request, _response: Response, next: NextFunction): void {
  next(isDeeperThan(DEEPEST, request.body) ? new InvalidRequest([]) : undefined);
}

function isDeeperThan(limit: number, value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; depth <= limit && level.length > 0; depth++) {
    level = level.flatMap((item) =>
      typeof item === 'object' && item !== null ? (Object.values(item) as unknown[]) : [],
    );
  }
  return level.length > 0;
}
