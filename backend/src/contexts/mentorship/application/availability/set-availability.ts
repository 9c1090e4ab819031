import { Clock } from '../../../../shared/application/clock';
import { UseCase } from '../../../../shared/application/use-case';
import { UnknownTimeZone, NO_HOURS, type OfferedHours, orderedHours } from '../../domain/availability/availability';
import { UserTimeZones, TimeZoneDatabase, Availabilities } from './ports/availabilities';
import { Transactions } from '../../../../shared/application/transactions';

/** Stores the time zone of a user, as reported by the browser. */
@UseCase()
export class SetTimeZone {
  constructor(
    private readonly timeZones: UserTimeZones,
    private readonly zones: TimeZoneDatabase,
    private readonly clock: Clock,
  ) {}

  /** @throws UnknownTimeZone */
  async execute(by: number, timeZone: string): Promise<void> {
    if (!this.zones.findByName(timeZone)) throw new UnknownTimeZone();
    await this.timeZones.save(by, timeZone, this.clock.now());
  }

  /** Returns the stored time zone; null if unknown. */
  async told(by: number): Promise<string | null> {
    return (await this.timeZones.findByUserIds([by])).get(by) ?? null;
  }
}

/** The hours that a user offers, with their time zone. */
export interface OwnHours extends OfferedHours {
  /** Null if unknown; then no hours are stored either. */
  readonly timeZone: string | null;
}

/** Sets when a user has time for meetings. Replaces the previous hours. */
@UseCase()
export class SetAvailability {
  constructor(
    private readonly availabilities: Availabilities,
    private readonly setTimeZone: SetTimeZone,
    private readonly transactions: Transactions,
  ) {}

  /**
   * @param timeZone sent if it changed or was unknown
   * @throws HoursRefused, UnknownTimeZone
   */
  async execute(by: number, hours: OfferedHours, timeZone?: string): Promise<OwnHours> {
    const ordered = orderedHours(hours);
    return this.transactions.run(async () => {
      if (timeZone !== undefined) await this.setTimeZone.execute(by, timeZone);
      const known = await this.setTimeZone.told(by);
      if (known === null) throw new UnknownTimeZone('Choose a time zone for your hours.');
      await this.availabilities.save(by, ordered);
      return { ...ordered, timeZone: known };
    });
  }

  async offered(by: number): Promise<OwnHours> {
    const timeZone = await this.setTimeZone.told(by);
    return { ...((await this.availabilities.findByUserId(by)) ?? NO_HOURS), timeZone };
  }
}
