import { UseCase } from '../../../../shared/application/use-case';
import { isAtNight, isWithinHours, listFreeSlots } from '../../domain/availability/slots';
import {
  type HoursInZone,
  type Period,
  type MeetingLength,
  PersonNotFound,
  DAY_MS,
  type TimeZone,
} from '../../domain/availability/availability';
import { Availabilities, UserTimeZones, TimeZoneDatabase } from '../availability/ports/availabilities';
import {
  assertValidLength,
  meetingEligibility,
  MEETING_LIMITS,
  requireMeetingEligibility,
} from '../../domain/meetings/meeting-state';
import { MeetingReader } from '../meetings/ports/meetings';
import { Clock } from '../../../../shared/application/clock';
import { LoadRelationship } from '../connections/request-connection';
import { CalendarImports } from '../calendar-import/ports/calendar-imports';

interface TimeFit {
  /** Any part of it is between 23:00 and 06:00 where the person is; false if the zone of their device is unknown. */
  readonly isAtNight: boolean;
  /** The person offers hours, but the time isn't within them, in the zone in which they were saved. */
  readonly isOutsideHours: boolean;
}

/** Checks how a time suits a person. */
@UseCase()
export class CheckTimeFit {
  constructor(
    private readonly timeZones: UserTimeZones,
    private readonly zones: TimeZoneDatabase,
    private readonly availabilities: Availabilities,
  ) {}

  async execute(userId: number, period: Period): Promise<TimeFit> {
    const name = (await this.timeZones.findByUserIds([userId])).get(userId) ?? null;
    const hours = await this.availabilities.findByUserId(userId);
    const [zone, zoneOfHours] = [name, hours?.timeZone ?? name].map((one) => one && this.zones.findByName(one));
    return {
      isAtNight: !!zone && isAtNight(zone, period),
      isOutsideHours: !!hours && hours.rules.length > 0 && !!zoneOfHours && !isWithinHours(hours, zoneOfHours, period),
    };
  }
}

interface FindConflictsInput extends Period {
  readonly by: number;
  readonly attendeeId: number;
  /** The meeting that is being moved; null for a new one. */
  readonly except: number | null;
}

/** The conflicts of a time. Of the other person's meetings, only their existence is shown. */
export interface Conflicts {
  readonly own: (Period & { readonly id: number; readonly title: string }) | null;
  readonly theirs: boolean;
  readonly theirNight: boolean;
  readonly outsideHours: boolean;
}

@UseCase()
export class FindConflicts {
  constructor(
    private readonly loadRelationship: LoadRelationship,
    private readonly checkTimeFit: CheckTimeFit,
    private readonly reader: MeetingReader,
  ) {}

  /** @throws CannotChooseYourself, RoleNotAllowed, NotConnected, MeetingRefused */
  async execute({ by, attendeeId, except, startTime, endTime }: FindConflictsInput): Promise<Conflicts> {
    const period = { startTime, endTime };
    assertValidLength(period);
    requireMeetingEligibility(await this.loadRelationship.execute(by, attendeeId, 'attendeeId'));
    const [own, theirs, suits] = await Promise.all([
      this.reader.findOverlap(by, period, except),
      this.reader.findOverlap(attendeeId, period, except),
      this.checkTimeFit.execute(attendeeId, period),
    ]);
    return { own, theirs: theirs !== null, theirNight: suits.isAtNight, outsideHours: suits.isOutsideHours };
  }
}

interface ListSlotsInput {
  readonly by: number;
  readonly otherId: number;
  /** Defaults to now. */
  readonly from?: Date;
  readonly days: number;
  /** Defaults to the length that the other person offers. */
  readonly length?: MeetingLength;
}

/**
 * Lists the times at which two people can meet: within the hours of the other person, when neither has another meeting
 * or is busy in the calendar that they added.
 */
@UseCase()
export class ListSlots {
  constructor(
    private readonly loadRelationship: LoadRelationship,
    private readonly availabilities: Availabilities,
    private readonly timeZones: UserTimeZones,
    private readonly zones: TimeZoneDatabase,
    private readonly meetings: MeetingReader,
    private readonly calendars: CalendarImports,
    private readonly clock: Clock,
  ) {}

  /**
   * Earliest first; empty if no hours are offered.
   * @throws PersonNotFound if the caller can't meet this person
   */
  async execute({ by, otherId, days, ...query }: ListSlotsInput): Promise<Period[]> {
    if (by === otherId || !meetingEligibility(await this.loadRelationship.execute(by, otherId)))
      throw new PersonNotFound();

    const hours = await this.availabilities.findByUserId(otherId);
    const zone = hours && (await this.#findZone(otherId, hours));
    if (!hours || !zone) return [];
    const now = this.clock.now();
    const from = query.from && query.from > now ? query.from : now;
    const latest = now.getTime() + MEETING_LIMITS.daysAhead * DAY_MS;
    const until = new Date(Math.min((query.from ?? now).getTime() + days * DAY_MS, latest));
    if (until <= from) return [];
    const length = query.length ?? hours.lengthMinutes;
    const people = [by, otherId];
    const end = new Date(until.getTime() + DAY_MS);
    const busy = [
      ...(await this.meetings.listBusyPeriods(people, from, end)),
      ...(await this.calendars.listBusyPeriods(people, from, end)),
    ];
    return listFreeSlots({ hours, zone, length, from, until, now, busy });
  }

  async #findZone(userId: number, hours: HoursInZone): Promise<TimeZone | null> {
    const name = hours.timeZone ?? (await this.timeZones.findByUserIds([userId])).get(userId);
    return name ? this.zones.findByName(name) : null;
  }
}
