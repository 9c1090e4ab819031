import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import type { ConsentLevel } from '../../domain/activity/consent';
import { ConsentCollegeNotFound } from '../../domain/activity/errors';
import { ActivityLog, ActivityPeople, Consents } from './ports/activity-log';

interface ChooseConsentInput {
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

  /** @throws MinorCannotShareName, ConsentEndsInThePast, ConsentCollegeNotFound */
  async execute({ userId, collegeId, level, expiresAt }: ChooseConsentInput): Promise<void> {
    const now = this.clock.now();
    const isAdult = level !== 'named' || (await this.people.isAdult(userId));
    const isKnown = (await this.people.findCollegeNames([collegeId])).has(collegeId);
    await this.transactions.run(async () => {
      await this.consents.update({ studentId: userId, collegeId }, (consent) => {
        consent.choose({ level, expiresAt }, { isAdult }, now);
        if (!isKnown) throw new ConsentCollegeNotFound();
      });
      await this.people.auditConsent(userId, collegeId, level, now);
    });
  }
}

/** A student deletes their activity with one college or with all, including their inquiries. */
@UseCase()
export class DeleteActivity {
  constructor(
    private readonly log: ActivityLog,
    private readonly people: ActivityPeople,
    private readonly transactions: Transactions,
  ) {}

  /** @param collegeId null for all colleges */
  async execute(userId: number, collegeId: number | null): Promise<void> {
    await this.transactions.run(async () => {
      await this.log.deleteAll(userId, collegeId);
      await this.people.deleteInquiries(userId, collegeId);
    });
  }
}
