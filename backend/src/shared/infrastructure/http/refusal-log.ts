import type { Response } from 'express';
import type { RequestWithUser } from './authorization.guard';

/** Hears of every call that ran into a limit (429) or that somebody was not allowed (403). */
export abstract class Refusals {
  /** The answer is on its way: nobody waits for this, and it fails for nobody. */
  abstract note(request: RequestWithUser, response: Response): void;
}
