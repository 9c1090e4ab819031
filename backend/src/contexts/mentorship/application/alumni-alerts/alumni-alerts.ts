import { Clock } from '../../../../shared/application/clock';
import { Randomness } from '../../../../shared/application/randomness';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { type AlumniAlert, CollegeNotFound, requireAlumniAlertAllowed } from '../../domain/alumni-alerts/alumni-alert';
import { AlumniAlertAnswered, AlumniAlertSaved } from '../../integration-events/alumni-alert-events';
import { CollegeList } from '../profiles/ports/college-list';
import { AlumniAlerts } from './ports/alumni-alerts';

const EVENT_ID_BYTES = 16;

/** Stores that a student wants to be notified when the first alum of a college joins. */
@UseCase()
export class SaveAlumniAlert {
  constructor(
    private readonly alerts: AlumniAlerts,
    private readonly colleges: CollegeList,
    private readonly transactions: Transactions,
    private readonly randomness: Randomness,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the alert; an earlier one of the same college stays.
   * @throws CollegeNotFound, AlumniAlreadyListed, TooManyAlumniAlerts
   */
  async execute({ userId, collegeId }: { userId: number; collegeId: number }): Promise<AlumniAlert> {
    return this.transactions.run(async () => {
      if (!(await this.colleges.includes(collegeId))) throw new CollegeNotFound();
      await this.alerts.lock(userId);
      const alerts = await this.alerts.listByUser(userId);
      const existing = alerts.find((alert) => alert.collegeId === collegeId);
      if (existing) return existing;
      const hasAlumni = await this.alerts.hasAlumni(userId, collegeId);

      requireAlumniAlertAllowed({ hasAlumni, alertCount: alerts.length });

      const alert = { userId, collegeId, createdAt: this.clock.now() };
      await this.alerts.save(alert);
      const eventId = this.randomness.createToken(EVENT_ID_BYTES);
      await this.transactions.publish(new AlumniAlertSaved(eventId, userId, collegeId, alert.createdAt));
      return alert;
    });
  }
}

/** Alerts per unit of work. */
const BATCH_SIZE = 200;

/**
 * Ends the alerts about colleges that have alumni now, and announces each of them. Alerts and announcements of a batch
 * are stored together, so that a crash between batches neither loses nor repeats any.
 */
@UseCase()
export class SendAlumniAlerts {
  constructor(
    private readonly alerts: AlumniAlerts,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Checks the alerts of all colleges.
   * @returns the number of alerts that ended
   */
  async execute(): Promise<number> {
    let count = 0;
    for (const collegeId of await this.alerts.listDueColleges()) count += await this.sendForCollege(collegeId);
    return count;
  }

  /**
   * Checks only the alerts about this college.
   * @returns the number of alerts that ended
   */
  async sendForCollege(collegeId: number): Promise<number> {
    let count = 0;
    for (let last = BATCH_SIZE; last === BATCH_SIZE; count += last) last = await this.#sendBatch(collegeId);
    return count;
  }

  #sendBatch(collegeId: number): Promise<number> {
    return this.transactions.run(async () => {
      const due = await this.alerts.takeDue(collegeId, BATCH_SIZE);
      const now = this.clock.now();
      for (const { userId } of due) await this.transactions.publish(new AlumniAlertAnswered(userId, collegeId, now));
      return due.length;
    });
  }
}
