import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import type { SharedNotes } from '../../domain/meeting-notes/meeting-notes';
import { FindOwnMeeting } from '../meetings/find-own-meeting';
import { MeetingNotesStore } from './ports/meeting-notes-store';

export interface WriteNotesInput {
  readonly by: number;
  readonly meetingId: number;
  /** What the shared notes were when they were read. */
  readonly version: number;
  readonly shared: SharedNotes;
  /** For themselves alone; null takes it away, undefined leaves it. */
  readonly privateNote?: string | null;
}

/** The two of a meeting write down what it is about, what came out, and what is to do. All of a call is kept, or nothing. */
@UseCase()
export class SaveMeetingNotes {
  constructor(
    private readonly findOwnMeeting: FindOwnMeeting,
    private readonly meetingNotesStore: MeetingNotesStore,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws MeetingNotFound, NotesChanged when the other has written since `version`, NotesRefused */
  async execute({ by, meetingId, version, shared, privateNote }: WriteNotesInput): Promise<void> {
    await this.transactions.run(async () => {
      // From here on no one else writes.
      const meeting = await this.findOwnMeeting.execute(by, meetingId);
      const notes = await this.meetingNotesStore.findByMeetingId(meetingId);
      const fresh = await this.meetingNotesStore.nextItemIds(
        shared.actionItems?.filter(({ id }) => id === undefined).length ?? 0,
      );
      const told = { by, both: [by, meeting.otherThan(by)], version, fresh, now: this.clock.now() };
      if (notes.edit(shared, told)) await this.meetingNotesStore.save(notes);
      if (privateNote !== undefined) await this.meetingNotesStore.savePrivateNote(meetingId, by, privateNote);
    });
  }
}
