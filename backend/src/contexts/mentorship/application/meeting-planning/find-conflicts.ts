import { UseCase } from '../../../../shared/application/use-case';
import { assertLength } from '../../domain/meetings/meeting-rules';
import type { Period } from '../../domain/availability/slots';
import { MeetingReader } from '../meetings/ports/meeting-reader';
import { CheckMeetingEligibility } from '../meetings/check-meeting-eligibility';
import { CheckTimeFit } from './check-time-fit';

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
