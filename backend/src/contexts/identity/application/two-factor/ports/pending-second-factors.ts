import type { PendingSecondFactor } from '../../../domain/two-factor/pending-second-factor';

/** Sign-ins that wait for their second step. Of a half session's secret only a hash is kept. */
export abstract class PendingSecondFactors {
  abstract open(secret: string, half: PendingSecondFactor): Promise<void>;

  /** @returns null when there is none, or its time or its tries are over */
  abstract find(secret: string, now: Date): Promise<PendingSecondFactor | null>;

  /** Counts a try that is about to be looked at, however many come at once. @returns false when there is none left */
  abstract countTry(secret: string, now: Date): Promise<boolean>;

  /** @returns false when someone else has ended it */
  abstract end(secret: string): Promise<boolean>;
}
