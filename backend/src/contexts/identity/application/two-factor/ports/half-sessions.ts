import type { HalfSession } from '../../../domain/two-factor/half-session';

/** Sign-ins that wait for their second step. Of a half session's secret only a hash is kept. */
export abstract class HalfSessions {
  abstract open(secret: string, half: HalfSession): Promise<void>;

  /** @returns null when there is none, or its time or its tries are over */
  abstract find(secret: string, now: Date): Promise<HalfSession | null>;

  /** Counts a try that is about to be looked at, however many come at once. @returns false when there is none left */
  abstract countTry(secret: string, now: Date): Promise<boolean>;

  /** @returns false when somebody else has ended it */
  abstract end(secret: string): Promise<boolean>;
}
