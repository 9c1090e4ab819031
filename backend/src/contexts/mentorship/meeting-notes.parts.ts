import type { Provider, Type } from '@nestjs/common';
import { MeetingNotesKeeper } from './application/ports/meeting-notes-keeper';
import { MeetingOutcomes } from './application/ports/meeting-outcomes';
import { ShowNotes } from './application/show-notes';
import { TellOutcome } from './application/tell-outcome';
import { WriteNotes } from './application/write-notes';
import { MeetingNotesController } from './infrastructure/http/meeting-notes.controller';
import { SqlMeetingNotes } from './infrastructure/persistence/sql-meeting-notes';
import { SqlMeetingOutcomes } from './infrastructure/persistence/sql-meeting-outcomes';

/** The routes of notes about meetings, and of what came of them. */
export const meetingNotesControllers: Type[] = [MeetingNotesController];

/** What the module needs besides for them. */
export const meetingNotesParts: Provider[] = [
  WriteNotes,
  ShowNotes,
  TellOutcome,
  { provide: MeetingNotesKeeper, useClass: SqlMeetingNotes },
  { provide: MeetingOutcomes, useClass: SqlMeetingOutcomes },
];
