import type { Response } from 'express';
import type { RequestWithUser } from './authorization.guard';

/** Hears of every call that ran into a limit (429) or that someone was not allowed (403). */
export abstract class Refusals {
  /** The answer is on its way: no one waits for this, and it fails for no one. */
  abstract note(request: RequestWithUser, response: Response): void;
}
