import type { SignedInUser } from '../../../shared/application/authenticator';
import { Transactions } from '../../../shared/application/transactions';
import { UseCase } from '../../../shared/application/use-case';
import { NO_HOURS, type OfferedHours, orderedHours } from '../domain/availability';
import { OtherRole } from '../domain/errors';
import { UnknownTimeZone } from '../domain/meeting-time-errors';
import { Availabilities } from './ports/availabilities';
import { TellTimeZone } from './tell-time-zone';

type By = Pick<SignedInUser, 'id' | 'role'>;

/** The hours somebody offers, and by which clocks. */
export interface OwnHours extends OfferedHours {
  /** Null where it is not known; then no hours are kept either. */
  readonly timeZone: string | null;
}

/** When somebody has time for meetings. What they say takes the place of what they said before. */
@UseCase()
export class OfferHours {
  constructor(
    private readonly availabilities: Availabilities,
    private readonly tellTimeZone: TellTimeZone,
    private readonly transactions: Transactions,
  ) {}

  /**
   * @param timeZone told with them where it has changed, or was never told
   * @throws OtherRole, HoursRefused, UnknownTimeZone
   */
  async execute(by: By, hours: OfferedHours, timeZone?: string): Promise<OwnHours> {
    if (by.role === 'college_admin') throw new OtherRole();
    const ordered = orderedHours(hours);
    return this.transactions.run(async () => {
      if (timeZone !== undefined) await this.tellTimeZone.execute(by, timeZone);
      const known = await this.tellTimeZone.told(by);
      if (known === null) throw new UnknownTimeZone('Please tell your time zone with your hours.');
      await this.availabilities.save(by.id, ordered);
      return { ...ordered, timeZone: known };
    });
  }

  /** @throws OtherRole */
  async offered(by: By): Promise<OwnHours> {
    const timeZone = await this.tellTimeZone.told(by);
    return { ...((await this.availabilities.of(by.id)) ?? NO_HOURS), timeZone };
  }
}
