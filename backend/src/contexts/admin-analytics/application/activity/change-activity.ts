import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { UnknownCollege } from '../../domain/memberships/errors';
import { ConsentEndsInThePast, type ConsentLevel, NamedNotForMinors } from '../../domain/activity/consent';
import { ActivityPeople, Consents } from './ports/activity-log';

export interface ChooseConsentInput {
  readonly userId: number;
  readonly collegeId: number;
  readonly level: ConsentLevel;
  readonly expiresAt: Date | null;
}

/** A student chooses what one college can know and do. The choice takes effect immediately. */
@UseCase()
export class ChooseConsent {
  constructor(
    private readonly consents: Consents,
    private readonly people: ActivityPeople,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws NamedNotForMinors, ConsentEndsInThePast, UnknownCollege */
  async execute({ userId, collegeId, level, expiresAt }: ChooseConsentInput): Promise<void> {
    const now = this.clock.now();
    if (level === 'named' && !(await this.people.isAdult(userId))) throw new NamedNotForMinors();
    if (expiresAt !== null && expiresAt <= now) throw new ConsentEndsInThePast();
    if (!(await this.people.collegeNames([collegeId])).has(collegeId)) throw new UnknownCollege();
    await this.transactions.run(async () => {
      await this.consents.put(userId, collegeId, { level, expiresAt: level === 'none' ? null : expiresAt }, now);
      await this.people.auditConsent(userId, collegeId, level, now);
    });
  }
}
