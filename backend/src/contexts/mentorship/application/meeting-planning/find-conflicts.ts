import { UseCase } from '../../../../shared/application/use-case';
import { isAtNight, isWithinHours, type Period } from '../../domain/availability/slots';
import { Availabilities, TimeZones, Zones } from '../availability/ports/availabilities';
import { assertLength } from '../../domain/meetings/meeting-rules';
import { MeetingReader } from '../meetings/ports/meeting-reader';
import { CheckMeetingEligibility } from '../meetings/schedule-meeting';

export interface TimeFit {
  /** Any part of it is between 23:00 and 06:00 where the person lives; false where no one knows. */
  readonly isAtNight: boolean;
  /** The person offers hours, and it is not within them. */
  readonly isOutsideHours: boolean;
}

/** How a time suits someone. */
@UseCase()
export class CheckTimeFit {
  constructor(
    private readonly timeZones: TimeZones,
    private readonly zones: Zones,
    private readonly availabilities: Availabilities,
  ) {}

  async execute(userId: number, period: Period): Promise<TimeFit> {
    const name = (await this.timeZones.findByUserIds([userId])).get(userId);
    const zone = name ? this.zones.findByName(name) : null;
    if (!zone) return { isAtNight: false, isOutsideHours: false };
    const hours = await this.availabilities.findByUserId(userId);
    return {
      isAtNight: isAtNight(zone, period),
      isOutsideHours: !!hours && hours.rules.length > 0 && !isWithinHours(hours, zone, period),
    };
  }
}

export interface FindConflictsInput extends Period {
  readonly by: number;
  readonly attendeeId: number;
  /** A meeting that is about to be moved; null for a new one. */
  readonly except: number | null;
}

/** What stands against a time. Of the other's meetings no more is told than that there is one. */
export interface Conflicts {
  readonly own: (Period & { readonly id: number; readonly title: string }) | null;
  readonly theirs: boolean;
  readonly theirNight: boolean;
  readonly outsideHours: boolean;
}

@UseCase()
export class FindConflicts {
  constructor(
    private readonly checkEligibility: CheckMeetingEligibility,
    private readonly checkTimeFit: CheckTimeFit,
    private readonly reader: MeetingReader,
  ) {}

  /** @throws Yourself, OtherRole, NotConnected, MeetingRefused */
  async execute({ by, attendeeId, except, startTime, endTime }: FindConflictsInput): Promise<Conflicts> {
    const period = { startTime, endTime };
    assertLength(period);
    await this.checkEligibility.execute(by, attendeeId);
    const [own, theirs, suits] = await Promise.all([
      this.reader.findOverlap(by, period, except),
      this.reader.findOverlap(attendeeId, period, except),
      this.checkTimeFit.execute(attendeeId, period),
    ]);
    return { own, theirs: theirs !== null, theirNight: suits.isAtNight, outsideHours: suits.isOutsideHours };
  }
}
