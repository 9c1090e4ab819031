import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { NO_HOURS, type OfferedHours, orderedHours } from '../../domain/availability/availability';
import { UnknownTimeZone } from '../../domain/availability/meeting-time-errors';
import { Availabilities } from './ports/availabilities';
import { SetTimeZone } from './set-time-zone';

/** The hours somebody offers, and by which clocks. */
export interface OwnHours extends OfferedHours {
  /** Null where it is not known; then no hours are kept either. */
  readonly timeZone: string | null;
}

/** When somebody has time for meetings. What they say takes the place of what they said before. */
@UseCase()
export class SetAvailability {
  constructor(
    private readonly availabilities: Availabilities,
    private readonly tellTimeZone: SetTimeZone,
    private readonly transactions: Transactions,
  ) {}

  /**
   * @param timeZone told with them where it has changed, or was never told
   * @throws HoursRefused, UnknownTimeZone
   */
  async execute(by: number, hours: OfferedHours, timeZone?: string): Promise<OwnHours> {
    const ordered = orderedHours(hours);
    return this.transactions.run(async () => {
      if (timeZone !== undefined) await this.tellTimeZone.execute(by, timeZone);
      const known = await this.tellTimeZone.told(by);
      if (known === null) throw new UnknownTimeZone('Please tell your time zone with your hours.');
      await this.availabilities.save(by, ordered);
      return { ...ordered, timeZone: known };
    });
  }

  async offered(by: number): Promise<OwnHours> {
    const timeZone = await this.tellTimeZone.told(by);
    return { ...((await this.availabilities.findByUserId(by)) ?? NO_HOURS), timeZone };
  }
}
