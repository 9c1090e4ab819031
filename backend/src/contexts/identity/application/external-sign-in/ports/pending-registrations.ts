import type { PendingRegistration } from '../../../domain/external-sign-in/external-sign-in';

/** Whom a provider vouches for and who has still to tell their age. Of the browser's secret only a hash is kept. */
export abstract class PendingRegistrations {
  abstract save(secret: string, pending: PendingRegistration): Promise<void>;
  /** @returns null when there is none, or it is too old */
  abstract find(secret: string, now: Date): Promise<PendingRegistration | null>;
  /** Uses it up, for one caller however many try at once. @returns whether there was one */
  abstract spend(secret: string, now: Date): Promise<boolean>;
}
