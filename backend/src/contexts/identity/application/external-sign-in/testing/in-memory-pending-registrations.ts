import type { PendingRegistration } from '../../../domain/external-sign-in/external-sign-in';
import { PendingRegistrations } from '../ports/pending-registrations';

export class InMemoryPendingRegistrations extends PendingRegistrations {
  readonly #rows = new Map<string, PendingRegistration>();

  async save(secret: string, pending: PendingRegistration): Promise<void> {
    this.#rows.set(secret, pending);
  }

  async find(secret: string, now: Date): Promise<PendingRegistration | null> {
    const pending = this.#rows.get(secret);
    return pending && pending.expiresAt > now ? pending : null;
  }

  async spend(secret: string, now: Date): Promise<boolean> {
    const pending = this.#rows.get(secret);
    return pending !== undefined && pending.expiresAt > now && this.#rows.delete(secret);
  }
}
