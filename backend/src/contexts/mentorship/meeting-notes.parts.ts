import type { Provider, Type } from '@nestjs/common';
import { MeetingNotesKeeper } from './application/ports/meeting-notes-keeper';
import { MeetingOutcomes } from './application/ports/meeting-outcomes';
import { MeetingReminders } from './application/ports/meeting-reminders';
import { RemindOfMeetings } from './application/remind-of-meetings';
import { ShowNotes } from './application/show-notes';
import { TellOutcome } from './application/tell-outcome';
import { WriteNotes } from './application/write-notes';
import { MeetingNotesController } from './infrastructure/http/meeting-notes.controller';
import { ForgetOldReminders } from './infrastructure/jobs/forget-old-reminders';
import { RemindOfMeetingsEveryFiveMinutes } from './infrastructure/jobs/remind-of-meetings-every-five-minutes';
import { SqlMeetingNotes } from './infrastructure/persistence/sql-meeting-notes';
import { SqlMeetingOutcomes } from './infrastructure/persistence/sql-meeting-outcomes';
import { SqlMeetingReminders } from './infrastructure/persistence/sql-meeting-reminders';

/** The routes of notes about meetings, and of what came of them. */
export const meetingNotesControllers: Type[] = [MeetingNotesController];

/** What the module needs besides for them, and to remind people. */
export const meetingNotesParts: Provider[] = [
  WriteNotes,
  ShowNotes,
  TellOutcome,
  RemindOfMeetings,
  RemindOfMeetingsEveryFiveMinutes,
  ForgetOldReminders,
  { provide: MeetingNotesKeeper, useClass: SqlMeetingNotes },
  { provide: MeetingOutcomes, useClass: SqlMeetingOutcomes },
  { provide: MeetingReminders, useClass: SqlMeetingReminders },
];
