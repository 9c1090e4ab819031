import { UseCase } from '../../../../shared/application/use-case';
import { type MeetingNotesState, type SharedNotes, MeetingNotOver } from '../../domain/meeting-notes/meeting-notes';
import { MeetingNotFound, NoAnswerExpected } from '../../domain/meetings/meeting-state';
import { MeetingNotesStore } from './ports/meeting-notes-store';
import { MeetingReader, Meetings, type Outcome } from '../meetings/ports/meetings';
import { People } from '../profiles/ports/people';
import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { CheckMeetingAccess } from '../meetings/change-meeting';
import type { MatchFeedback } from '../../domain/recommendations/match';
import { Matches } from '../recommendations/ports/recommendations';

/** The notes of a meeting as shown to one participant. */
export interface MeetingNotesDetails extends Omit<MeetingNotesState, 'meetingId' | 'editedBy'> {
  /** The viewer's own private note; no one else can see it. */
  readonly privateNote: string | null;
  /** Null if no notes exist, or if the author's account was deleted. */
  readonly editedBy: { readonly id: number; readonly displayName: string } | null;
}

@UseCase()
export class GetMeetingNotes {
  constructor(
    private readonly reader: MeetingReader,
    private readonly meetingNotesStore: MeetingNotesStore,
    private readonly people: People,
  ) {}

  /**
   * Returns the notes of the user's own meeting, in any status.
   * @throws MeetingNotFound
   */
  async execute(by: number, meetingId: number): Promise<MeetingNotesDetails> {
    if (!(await this.reader.findById(by, meetingId))) throw new MeetingNotFound();
    const notes = (await this.meetingNotesStore.find(meetingId)).snapshot();
    const { agenda, actionItems, version, editedAt } = notes;
    const editor =
      notes.editedBy === null ? undefined : (await this.people.findByIds([notes.editedBy])).get(notes.editedBy);
    return {
      agenda,
      notes: notes.notes,
      actionItems,
      version,
      editedAt,
      privateNote: await this.meetingNotesStore.findPrivateNote(meetingId, by),
      editedBy: editor ? { id: editor.id, displayName: editor.displayName } : null,
    };
  }
}

interface WriteNotesInput {
  readonly by: number;
  readonly meetingId: number;
  /** Version of the shared notes that was loaded. */
  readonly version: number;
  readonly shared: SharedNotes;
  /** Visible only to the author; null deletes it, undefined leaves it unchanged. */
  readonly privateNote?: string | null;
}

/**
 * Saves the agenda, notes and action items that both participants share, and the private note. All changes of a call
 * are saved, or none.
 */
@UseCase()
export class SaveMeetingNotes {
  constructor(
    private readonly meetings: Meetings,
    private readonly checkAccess: CheckMeetingAccess,
    private readonly meetingNotesStore: MeetingNotesStore,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws MeetingNotFound, NotesEditConflict when the other participant has saved since `version`, NotesRefused */
  async execute({ by, meetingId, version, shared, privateNote }: WriteNotesInput): Promise<void> {
    await this.transactions.run(async () => {
      const meeting = await this.meetings.lock(meetingId);
      await this.checkAccess.execute(by, meeting);
      const notes = await this.meetingNotesStore.find(meetingId);
      const newItemIds = await this.meetingNotesStore.nextItemIds(
        shared.actionItems?.filter(({ id }) => id === undefined).length ?? 0,
      );
      const context = {
        by,
        participantIds: [by, meeting.getOtherUserId(by)],
        version,
        newItemIds,
        now: this.clock.now(),
      };
      if (notes.edit(shared, context)) await this.meetingNotesStore.save(notes);
      if (privateNote !== undefined) await this.meetingNotesStore.savePrivateNote(meetingId, by, privateNote);
    });
  }
}

interface RecordOutcomeInput extends MatchFeedback {
  readonly by: number;
  readonly meetingId: number;
  readonly outcome: Outcome;
}

/** Records what each side reports about the outcome of a meeting, separately. */
@UseCase()
export class RecordOutcome {
  constructor(
    private readonly meetings: Meetings,
    private readonly checkAccess: CheckMeetingAccess,
    private readonly store: MeetingNotesStore,
    private readonly matches: Matches,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws MeetingNotFound, NoAnswerExpected if it was declined or canceled, MeetingNotOver */
  async execute({ by, meetingId, outcome, ...feedback }: RecordOutcomeInput): Promise<void> {
    await this.transactions.run(async () => {
      const now = this.clock.now();
      const meeting = await this.meetings.lock(meetingId);
      await this.checkAccess.execute(by, meeting);
      const { status, endTime } = meeting.snapshot();
      if (status === 'declined' || status === 'cancelled') throw new NoAnswerExpected();
      if (now < endTime) throw new MeetingNotOver();
      await this.store.saveOutcome(meetingId, by, outcome, now);
      await this.#saveFeedback(by, meeting.getOtherUserId(by), feedback);
    });
  }

  /** Ratings are stored with the active match; without one they are dropped. */
  async #saveFeedback(by: number, other: number, feedback: MatchFeedback): Promise<void> {
    const activeMatch = (await this.matches.listByUser(by)).find(
      (match) => match.isActive && match.getOtherUserId(by) === other,
    );
    if (activeMatch) await this.matches.update(activeMatch.id, (match) => match.giveFeedback(by, feedback));
  }
}
