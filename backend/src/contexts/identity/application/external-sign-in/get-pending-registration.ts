import { Clock } from '../../../../shared/application/clock';
import { UseCase } from '../../../../shared/application/use-case';
import { NoPendingRegistration } from '../../domain/external-sign-in/external-errors';
import type { PendingRegistration } from '../../domain/external-sign-in/external-sign-in';
import { PendingRegistrations } from './ports/pending-registrations';

/** Who waits in a browser to tell what the provider did not. */
@UseCase()
export class GetPendingRegistration {
  constructor(
    private readonly pending: PendingRegistrations,
    private readonly clock: Clock,
  ) {}

  /** @throws NoPendingRegistration */
  async execute(secret: string | null): Promise<PendingRegistration> {
    const pending = secret === null ? null : await this.pending.find(secret, this.clock.now());
    if (!pending) throw new NoPendingRegistration();
    return pending;
  }
}
