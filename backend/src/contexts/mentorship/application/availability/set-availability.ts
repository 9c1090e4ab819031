import { Clock } from '../../../../shared/application/clock';
import { UseCase } from '../../../../shared/application/use-case';
import { UnknownTimeZone, NO_HOURS, type OfferedHours, orderedHours } from '../../domain/availability/availability';
import { UserTimeZones, TimeZoneDatabase, Availabilities } from './ports/availabilities';
import { Transactions } from '../../../../shared/application/transactions';

/** In which time zone someone lives: their browser tells it. */
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

  /** What they told last; null where nothing is known. */
  async told(by: number): Promise<string | null> {
    return (await this.timeZones.findByUserIds([by])).get(by) ?? null;
  }
}

/** The hours someone offers, and by which clocks. */
export interface OwnHours extends OfferedHours {
  /** Null where it is not known; then no hours are kept either. */
  readonly timeZone: string | null;
}

/** When someone has time for meetings. What they say takes the place of what they said before. */
@UseCase()
export class SetAvailability {
  constructor(
    private readonly availabilities: Availabilities,
    private readonly setTimeZone: SetTimeZone,
    private readonly transactions: Transactions,
  ) {}

  /**
   * @param timeZone told with them where it has changed, or was never told
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
