import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import {
  CollegeOfConsentNotFound,
  ConsentEndsInThePast,
  type ConsentLevel,
  NamedNotForMinors,
} from '../../domain/activity/consent';
import { ActivityLog, ActivityPeople, Consents } from './ports/activity-log';

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

  /** @throws NamedNotForMinors, ConsentEndsInThePast, CollegeOfConsentNotFound */
  async execute({ userId, collegeId, level, expiresAt }: ChooseConsentInput): Promise<void> {
    const now = this.clock.now();
    if (level === 'named' && !(await this.people.isAdult(userId))) throw new NamedNotForMinors();
    if (expiresAt !== null && expiresAt <= now) throw new ConsentEndsInThePast();
    if (!(await this.people.collegeNames([collegeId])).has(collegeId)) throw new CollegeOfConsentNotFound();
    await this.transactions.run(async () => {
      await this.consents.put(userId, collegeId, { level, expiresAt: level === 'none' ? null : expiresAt }, now);
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
