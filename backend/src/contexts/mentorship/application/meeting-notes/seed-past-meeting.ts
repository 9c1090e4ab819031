import { Randomness } from '../../../../shared/application/randomness';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import type { SharedNotes } from '../../domain/meeting-notes/meeting-notes';
import { Meeting } from '../../domain/meetings/meeting';
import type { MeetingPlan } from '../../domain/meetings/meeting-state';
import { Meetings } from '../meetings/ports/meetings';
import { SaveMeetingNotes } from './meeting-notes';

const ROOM_BYTES = 24;
/** How long before its start a demo meeting was scheduled. */
const NOTICE_MS = 3 * 24 * 60 * 60_000;

/** Creates a meeting of demo users that is over, without notifying anyone. Nothing else schedules past meetings. */
@UseCase()
export class SeedPastMeeting {
  constructor(
    private readonly meetings: Meetings,
    private readonly saveMeetingNotes: SaveMeetingNotes,
    private readonly randomness: Randomness,
    private readonly transactions: Transactions,
  ) {}

  /**
   * @param plan of two connected people
   * @param shared the notes that the host wrote
   * @throws MeetingRefused, NotesRefused
   */
  async execute(plan: MeetingPlan, shared: SharedNotes): Promise<void> {
    await this.transactions.run(async () => {
      const [meetingId, room] = [await this.meetings.nextId(), this.randomness.createToken(ROOM_BYTES)];
      const scheduledAt = new Date(plan.startTime.getTime() - NOTICE_MS);
      const meeting = Meeting.schedule(meetingId, room, plan, { isInvitation: false }, scheduledAt);
      meeting.pullEvents();
      await this.meetings.save(meeting);
      await this.saveMeetingNotes.execute({ by: plan.hostId, meetingId, version: 0, shared });
    });
  }
}
