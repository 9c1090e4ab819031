import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { ActivityLog, ActivityPeople, Consents } from './ports/activity-log';

/**
 * Ends the activity of a user who is no longer a student, so that colleges can't know anything about them. The user
 * couldn't see or end it any more, because the activity pages are only for students.
 */
@UseCase()
export class EndStudentActivity {
  constructor(
    private readonly log: ActivityLog,
    private readonly consents: Consents,
    private readonly people: ActivityPeople,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async execute(userId: number): Promise<void> {
    await this.transactions.run(async () => {
      const now = this.clock.now();
      await this.log.deleteAll(userId, null);
      await this.people.deleteInquiries(userId, null);
      for (const [collegeId, consent] of await this.consents.findByStudent(userId)) {
        if (consent.toCurrentConsent(now).level === 'none') continue;
        await this.consents.update({ studentId: userId, collegeId }, (current) => current.end(now));
        await this.people.auditConsent(userId, collegeId, 'none', now);
      }
    });
  }
}
