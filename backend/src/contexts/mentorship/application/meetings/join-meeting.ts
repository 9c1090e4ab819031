import { Clock } from '../../../../shared/application/clock';
import { UseCase } from '../../../../shared/application/use-case';
import { FindOwnMeeting } from './find-own-meeting';
import { MeetingRooms } from './ports/meeting-rooms';

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
