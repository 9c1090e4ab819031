import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { type CalendarMonth, calendarMonthAt, MinutesOfMonth, previousMonth } from '../../domain/minutes/minutes';
import { Availabilities, TimeZoneDatabase, UserTimeZones } from '../availability/ports/availabilities';
import { CollegeList } from '../profiles/ports/college-list';
import { GivenMinutes, type HelpedStudents, MinutesCharges } from './ports/minutes';

/** Finds the calendar month of an alum: in the zone of their hours, or else of their device. */
@UseCase()
export class FindMonth {
  constructor(
    private readonly availabilities: Availabilities,
    private readonly timeZones: UserTimeZones,
    private readonly zones: TimeZoneDatabase,
  ) {}

  async execute(userId: number, moment: Date): Promise<CalendarMonth & { readonly timeZone: string }> {
    const hours = await this.availabilities.findByUserId(userId);
    const timeZone = hours?.timeZone ?? (await this.timeZones.findByUserIds([userId])).get(userId) ?? 'UTC';
    const zone = this.zones.findByName(timeZone) ?? { offsetAt: () => 0 };
    return { ...calendarMonthAt(zone, moment), timeZone };
  }
}

/** Loads the minutes that an alum gives and has spent in one month. */
@UseCase()
export class LoadMinutes {
  constructor(
    private readonly given: GivenMinutes,
    private readonly charges: MinutesCharges,
    private readonly findMonth: FindMonth,
  ) {}

  /** Within a unit of work that has locked the minutes, the figures stay valid until its end. */
  async execute(userId: number, moment: Date) {
    const { month, endsAt, timeZone } = await this.findMonth.execute(userId, moment);
    const given = await this.given.findByUserId(userId);
    const used = await this.charges.sum(userId, month);
    return { minutes: new MinutesOfMonth(month, given?.minutesPerMonth ?? null, used), endsAt, timeZone };
  }
}

/** Stores whether an alum is paused, whenever what is left in the current month has changed. */
@UseCase()
export class UpdatePause {
  constructor(
    private readonly given: GivenMinutes,
    private readonly loadMinutes: LoadMinutes,
    private readonly clock: Clock,
  ) {}

  /** Call in the unit of work of the change. Does nothing for alumni without a limit. */
  async execute(userId: number): Promise<void> {
    const before = await this.given.findByUserId(userId);
    if (!before) return;
    const { minutes, endsAt } = await this.loadMinutes.execute(userId, this.clock.now());
    const { month, isPaused } = minutes;
    if (before.isPaused === isPaused && before.month === month && before.endsAt.getTime() === endsAt.getTime()) return;
    await this.given.save({ ...before, month, endsAt, isPaused });
  }
}

/** The minutes of an alum, as they see them. */
export interface OwnMinutes {
  readonly minutesPerMonth: number | null;
  readonly used: number;
  readonly left: number | null;
  readonly isPaused: boolean;
  /** `2027-03` */
  readonly month: string;
  readonly timeZone: string;
  /** In this month and the one before. */
  readonly helped: readonly (HelpedStudents & { readonly collegeName: string })[];
}

/** Shows an alum the minutes that they give, and whom these helped. */
@UseCase()
export class GetOwnMinutes {
  constructor(
    private readonly loadMinutes: LoadMinutes,
    private readonly charges: MinutesCharges,
    private readonly colleges: CollegeList,
    private readonly clock: Clock,
  ) {}

  async execute(userId: number): Promise<OwnMinutes> {
    const now = this.clock.now();
    const { minutes, timeZone } = await this.loadMinutes.execute(userId, now);
    const { given, used, left, isPaused, month } = minutes;
    const helped = await this.charges.listHelped(userId, [previousMonth(month), month], now);
    const colleges = await this.colleges.listByIds(helped.map(({ collegeId }) => collegeId));
    return {
      minutesPerMonth: given,
      used,
      left,
      isPaused,
      month,
      timeZone,
      helped: helped.flatMap((one) => {
        const college = colleges.find(({ id }) => id === one.collegeId);
        return college ? [{ ...one, collegeName: college.name }] : [];
      }),
    };
  }
}

/** Sets how many minutes an alum gives in each month. */
@UseCase()
export class SetMinutes {
  constructor(
    private readonly given: GivenMinutes,
    private readonly loadMinutes: LoadMinutes,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @param minutesPerMonth null for no limit */
  async execute(userId: number, minutesPerMonth: number | null): Promise<void> {
    await this.transactions.run(async () => {
      await this.given.lock(userId);
      if (minutesPerMonth === null) return this.given.delete(userId);
      const { minutes, endsAt } = await this.loadMinutes.execute(userId, this.clock.now());
      const { month, isPaused } = new MinutesOfMonth(minutes.month, minutesPerMonth, minutes.used);
      await this.given.save({ userId, minutesPerMonth, month, endsAt, isPaused });
    });
  }
}
