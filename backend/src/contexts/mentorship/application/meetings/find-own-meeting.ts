import { UseCase } from '../../../../shared/application/use-case';
import type { Meeting } from '../../domain/meetings/meeting';
import { MeetingNotFound } from '../../domain/meetings/meeting-errors';
import { Blocks } from '../connections/ports/connections';
import { Meetings, MeetingRooms } from './ports/meetings';
import { Clock } from '../../../../shared/application/clock';

/** A meeting as one of its two finds it: not when the other is gone, or one has blocked the other. */
@UseCase()
export class FindOwnMeeting {
  constructor(
    private readonly meetings: Meetings,
    private readonly blocks: Blocks,
  ) {}

  /** @throws MeetingNotFound */
  async execute(by: number, id: number): Promise<Meeting> {
    const meeting = await this.meetings.findById(id);
    if (!meeting?.isOf(by)) throw new MeetingNotFound();
    const other = meeting.otherThan(by);
    const { byOne, byOther } = await this.blocks.findBetween(by, other);
    // Numbers below zero stand for people whose accounts are gone.
    if (byOne || byOther || other < 0) throw new MeetingNotFound();
    return meeting;
  }
}

/** Where the conversation is, for the two of it and while the door is open. */
@UseCase()
export class JoinMeeting {
  constructor(
    private readonly findOwnMeeting: FindOwnMeeting,
    private readonly rooms: MeetingRooms,
    private readonly clock: Clock,
  ) {}

  /** @throws MeetingNotFound, NotJoinable */
  async execute(by: number, meetingId: number): Promise<string> {
    const meeting = await this.findOwnMeeting.execute(by, meetingId);
    meeting.assertJoinable(this.clock.now());
    const { meetingUrl, room } = meeting.snapshot();
    return meetingUrl ?? this.rooms.addressOf(room);
  }
}
