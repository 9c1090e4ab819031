import { UseCase } from '../../../../shared/application/use-case';
import type { Meeting, MeetingChange } from '../../domain/meetings/meeting';
import { MeetingNotFound, type MeetingAnswer } from '../../domain/meetings/meeting-state';
import { Blocks } from '../connections/ports/connections';
import { Meetings, MeetingRooms, type UpcomingMeetingFilter } from './ports/meetings';
import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';

/** Checks that a person may act on a meeting. */
@UseCase()
export class CheckMeetingAccess {
  constructor(private readonly blocks: Blocks) {}

  /** @throws MeetingNotFound for third parties, if the other account is deleted, or if one has blocked the other */
  async execute(by: number, meeting: Meeting): Promise<void> {
    if (!meeting.hasParticipant(by)) throw new MeetingNotFound();
    const otherId = meeting.getOtherUserId(by);
    const { byOne, byOther } = await this.blocks.findBetween(by, otherId);
    // Negative ids are deleted accounts.
    if (byOne || byOther || otherId < 0) throw new MeetingNotFound();
  }
}

/** Returns the URL of the call to its two participants while it can be joined. */
@UseCase()
export class JoinMeeting {
  constructor(
    private readonly meetings: Meetings,
    private readonly checkAccess: CheckMeetingAccess,
    private readonly rooms: MeetingRooms,
    private readonly clock: Clock,
  ) {}

  /** @throws MeetingNotFound, MeetingNotJoinable */
  async execute(by: number, meetingId: number): Promise<string> {
    const meeting = await this.meetings.find(meetingId);
    if (!meeting) throw new MeetingNotFound();
    await this.checkAccess.execute(by, meeting);
    const now = this.clock.now();
    meeting.assertJoinable(now);
    const { meetingUrl, room, jointWithId } = meeting.snapshot();
    // A joint call takes place only if both alumni have accepted.
    if (jointWithId !== null) (await this.meetings.find(jointWithId))?.assertJoinable(now);
    return meetingUrl ?? this.rooms.getUrl(room);
  }
}

interface ChangeMeetingInput {
  readonly by: number;
  readonly meetingId: number;
  /** Omitted fields stay unchanged. */
  readonly change: MeetingChange;
  /** The attendee's note on the time they propose; ignored for the host. */
  readonly note: string | null;
}

/** Changes a meeting: immediately for the host, as a proposal of another time for the attendee. */
@UseCase()
export class ChangeMeeting {
  constructor(
    private readonly meetings: Meetings,
    private readonly checkAccess: CheckMeetingAccess,
    private readonly clock: Clock,
  ) {}

  /** @throws MeetingNotFound, OnlyHostAllowed, JointCallFixed, MeetingNotUpcoming, MeetingRefused, MeetingTimeConflict */
  execute({ by, meetingId, change, note }: ChangeMeetingInput): Promise<void> {
    return this.meetings.update(meetingId, async (meeting) => {
      await this.checkAccess.execute(by, meeting);
      if (meeting.isHostedBy(by)) meeting.change(by, change, this.clock.now());
      else meeting.proposeChange(by, change, note, this.clock.now());
    });
  }
}

interface AnswerMeetingInput {
  readonly by: number;
  readonly meetingId: number;
  readonly answer: MeetingAnswer;
  readonly reason: string | null;
}

/** The attendee accepts or declines a meeting, the host a proposed time. */
@UseCase()
export class AnswerMeeting {
  constructor(
    private readonly meetings: Meetings,
    private readonly checkAccess: CheckMeetingAccess,
    private readonly clock: Clock,
  ) {}

  /**
   * Repeating the same answer changes nothing.
   * @throws MeetingNotFound, NoAnswerExpected, MeetingNotUpcoming, MeetingRefused, MeetingTimeConflict
   */
  execute({ by, meetingId, answer, reason }: AnswerMeetingInput): Promise<void> {
    return this.meetings.update(meetingId, async (meeting) => {
      await this.checkAccess.execute(by, meeting);
      meeting.answer(by, answer, reason, this.clock.now());
    });
  }
}

/** The host cancels a meeting. It stays in the lists, marked as canceled. */
@UseCase()
export class CancelMeeting {
  constructor(
    private readonly meetings: Meetings,
    private readonly checkAccess: CheckMeetingAccess,
    private readonly clock: Clock,
  ) {}

  /** @throws MeetingNotFound, OnlyHostAllowed, MeetingNotUpcoming */
  execute(by: number, meetingId: number, reason: string | null): Promise<void> {
    return this.meetings.update(meetingId, async (meeting) => {
      await this.checkAccess.execute(by, meeting);
      meeting.cancel(by, reason, this.clock.now());
    });
  }
}

/** Cancels upcoming meetings when two people disconnect or one leaves. Joins the caller's unit of work. */
@UseCase()
export class CancelUpcomingMeetings {
  constructor(
    private readonly meetings: Meetings,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * @param filter limits it to meetings with one person, or to those scheduled since a time; all upcoming meetings when
   *   omitted
   */
  async execute(userId: number, filter: UpcomingMeetingFilter = {}): Promise<void> {
    await this.transactions.run(async () => {
      const now = this.clock.now();
      for (const id of await this.meetings.lockUpcoming(userId, now, filter)) {
        await this.meetings.update(id, (meeting) => meeting.cancelForEndedConnection(now));
      }
    });
  }
}
