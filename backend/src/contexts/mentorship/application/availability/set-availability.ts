import { Clock } from '../../../../shared/application/clock';
import { UseCase } from '../../../../shared/application/use-case';
import {
  type HoursInZone,
  UnknownTimeZone,
  NO_HOURS,
  type OfferedHours,
  validateAndSortHours,
} from '../../domain/availability/availability';
import { UserTimeZones, TimeZoneDatabase, Availabilities } from './ports/availabilities';
import { Transactions } from '../../../../shared/application/transactions';

/** Stores the time zone of a user's device, as reported by the browser. It changes no hours that they offer. */
@UseCase()
export class SetTimeZone {
  constructor(
    private readonly timeZones: UserTimeZones,
    private readonly zones: TimeZoneDatabase,
    private readonly clock: Clock,
  ) {}

  /** @throws UnknownTimeZone */
  async execute(by: number, timeZone: string): Promise<void> {
    this.assertTimeZoneExists(timeZone);
    await this.timeZones.save(by, timeZone, this.clock.now());
  }

  /** @throws UnknownTimeZone */
  assertTimeZoneExists(timeZone: string): void {
    if (!this.zones.findByName(timeZone)) throw new UnknownTimeZone();
  }

  /** Returns the stored time zone; null if unknown. */
  async findTimeZone(by: number): Promise<string | null> {
    return (await this.timeZones.findByUserIds([by])).get(by) ?? null;
  }
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
   * @param timeZone of these hours; by default, that of the previous hours, or of the user's device
   * @throws HoursRefused, UnknownTimeZone
   */
  async execute(by: number, hours: OfferedHours, timeZone?: string): Promise<HoursInZone> {
    const sortedHours = validateAndSortHours(hours);
    return this.transactions.run(async () => {
      const deviceZone = await this.setTimeZone.findTimeZone(by);
      const zone = timeZone ?? (await this.availabilities.findByUserId(by))?.timeZone ?? deviceZone;
      if (zone === null) throw new UnknownTimeZone('Choose a time zone for your hours.');
      this.setTimeZone.assertTimeZoneExists(zone);
      if (deviceZone === null) await this.setTimeZone.execute(by, zone);
      await this.availabilities.save(by, sortedHours, zone);
      return { ...sortedHours, timeZone: zone };
    });
  }

  /** Checks whether the user has ever saved hours, even if they have deleted all of them. */
  async hasSavedHours(by: number): Promise<boolean> {
    return (await this.availabilities.findByUserId(by)) !== null;
  }

  /** Returns the hours in the zone in which they were saved. */
  async findHours(by: number): Promise<HoursInZone> {
    const stored = await this.availabilities.findByUserId(by);
    return { ...(stored ?? NO_HOURS), timeZone: stored?.timeZone ?? (await this.setTimeZone.findTimeZone(by)) };
  }
}
