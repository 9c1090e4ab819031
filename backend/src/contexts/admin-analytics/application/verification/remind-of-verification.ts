import { Clock } from '../../../../shared/application/clock';
import { UseCase } from '../../../../shared/application/use-case';
import { REMINDER_DAYS, VERIFICATION_VALIDITY_MS } from '../../domain/memberships/membership';
import { Memberships } from '../memberships/ports/memberships';
import { VerificationNotices } from './ports/verification-notices';

const DAY_MS = 24 * 60 * 60 * 1_000;
/** More than are due on any day; the rest would get only the second reminder. */
const MAX_REMINDERS = 10_000;

/**
 * Reminds administrators 30 and 7 days before their verification ends. Runs once a day; running again changes nothing.
 */
@UseCase()
export class RemindOfVerification {
  constructor(
    private readonly memberships: Memberships,
    private readonly notices: VerificationNotices,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    const today = Math.floor(this.clock.now().getTime() / DAY_MS) * DAY_MS;
    for (const days of REMINDER_DAYS) {
      const from = today + days * DAY_MS - VERIFICATION_VALIDITY_MS;
      const ending = await this.memberships.listVerified(new Date(from), new Date(from + DAY_MS), MAX_REMINDERS);
      for (const one of ending) {
        await this.notices.sendReminder(one.userId, one.collegeId, one.verifiedUntil!, days);
      }
    }
  }
}
