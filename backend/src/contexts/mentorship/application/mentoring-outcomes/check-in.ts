import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { answerCheckIn, type CheckInAnswer } from '../../domain/mentoring-outcomes/check-in';
import { MeetingNotOver } from '../../domain/meeting-notes/meeting-notes';
import { MeetingNotFound, NoAnswerExpected } from '../../domain/meetings/meeting-state';
import { CheckInDue, MeetingCheckedIn } from '../../integration-events/mentoring-events';
import { CollegeAlumni } from '../finder/ports/college-alumni';
import { RecordOutcome } from '../meeting-notes/meeting-notes';
import { CheckMeetingAccess } from '../meetings/change-meeting';
import { MeetingReader, Meetings } from '../meetings/ports/meetings';
import { People } from '../profiles/ports/people';
import { CheckIns } from './ports/mentoring-outcomes';

interface SaveCheckInInput {
  readonly by: number;
  readonly meetingId: number;
  /** Null skips the check-in. */
  readonly answer: CheckInAnswer | null;
}

/** Stores what a participant says after a meeting, and its outcome with it. */
@UseCase()
export class SaveCheckIn {
  constructor(
    private readonly checkIns: CheckIns,
    private readonly meetings: Meetings,
    private readonly reader: MeetingReader,
    private readonly checkAccess: CheckMeetingAccess,
    private readonly recordOutcome: RecordOutcome,
    private readonly people: People,
    private readonly alumni: CollegeAlumni,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws MeetingNotFound, NoAnswerExpected unless it was confirmed, MeetingNotOver, CheckInClosed, CheckInRefused */
  async execute({ by, meetingId, answer }: SaveCheckInInput): Promise<void> {
    await this.transactions.run(async () => {
      const meeting = await this.meetings.lock(meetingId);
      await this.checkAccess.execute(by, meeting);
      const { status, endTime } = meeting.snapshot();
      if (status !== 'confirmed') throw new NoAnswerExpected();
      const now = this.clock.now();
      if (now < endTime) throw new MeetingNotOver();

      const otherId = meeting.getOtherUserId(by);
      const people = await this.people.findActiveByIds([by, otherId]);
      const isStudent = people.get(by)?.role === 'student';
      const earlier = await this.checkIns.find(meetingId, by);
      const checkIn = answerCheckIn({ meetingId, userId: by, isStudent, endTime }, earlier, answer, now);
      await this.checkIns.save(checkIn);
      if (answer === null) return;
      await this.#saveOutcome(by, meetingId, answer.happened);

      const alumId = isStudent ? otherId : by;
      const isMentoring = isStudent !== (people.get(otherId)?.role === 'student');
      if (!isMentoring || isSameAnswer(earlier, answer)) return;
      const collegeId = await this.alumni.findCollegeId(alumId);
      const { happened, helped } = answer;
      const side = isStudent ? 'student' : 'alum';
      await this.transactions.publish(new MeetingCheckedIn(meetingId, collegeId, side, happened, helped, now));
    });
  }

  /** A meeting that didn't take place may have been reported as moved, which says more. */
  async #saveOutcome(by: number, meetingId: number, happened: boolean): Promise<void> {
    const row = await this.reader.findById(by, meetingId);
    if (!row) throw new MeetingNotFound();
    if (!happened && row.outcome === 'moved') return;
    await this.recordOutcome.execute({ by, meetingId, outcome: happened ? 'happened' : 'no-show' });
  }
}

const isSameAnswer = (
  earlier: { readonly happened: boolean | null; readonly helped: CheckInAnswer['helped'] } | null,
  { happened, helped }: CheckInAnswer,
): boolean => earlier?.happened === happened && earlier.helped === helped;

const HOUR_MS = 60 * 60_000;

/** When people are asked to check in: from one hour after a meeting, for two days in case of an outage. */
const ASKING_HOURS = { from: 48, until: 1 } as const;

const BATCH_SIZE = 200;

/** Asks both participants of a meeting to check in, once each. */
@UseCase()
export class AskForCheckIns {
  constructor(
    private readonly checkIns: CheckIns,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    for (let last = BATCH_SIZE; last === BATCH_SIZE;) last = await this.#askBatch();
  }

  /** Claims and announces in one unit of work, so that neither happens without the other. */
  #askBatch(): Promise<number> {
    return this.transactions.run(async () => {
      const now = this.clock.now();
      const hoursAgo = (hours: number): Date => new Date(now.getTime() - hours * HOUR_MS);
      const period = { from: hoursAgo(ASKING_HOURS.from), until: hoursAgo(ASKING_HOURS.until) };
      const due = await this.checkIns.claimDue(period, now, BATCH_SIZE);
      for (const { meetingId, userId, otherId } of due) {
        await this.transactions.publish(new CheckInDue(meetingId, userId, otherId, now));
      }
      return due.length;
    });
  }
}
