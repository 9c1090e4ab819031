import type { Provider, Type } from '@nestjs/common';
import { MeetingNotesKeeper } from './application/meeting-notes/ports/meeting-notes-keeper';
import { MeetingOutcomes } from './application/meeting-notes/ports/meeting-outcomes';
import { MeetingReminders } from './application/meeting-mails/ports/meeting-reminders';
import { RemindOfMeetings } from './application/meeting-mails/remind-of-meetings';
import { ShowNotes } from './application/meeting-notes/show-notes';
import { TellOutcome } from './application/meeting-notes/tell-outcome';
import { WriteNotes } from './application/meeting-notes/write-notes';
import { MeetingNotesController } from './infrastructure/meeting-notes/meeting-notes.controller';
import { ForgetOldReminders } from './infrastructure/meeting-mails/forget-old-reminders';
import { RemindOfMeetingsEveryFiveMinutes } from './infrastructure/meeting-mails/remind-of-meetings-every-five-minutes';
import { SqlMeetingNotes } from './infrastructure/meeting-notes/sql-meeting-notes';
import { SqlMeetingOutcomes } from './infrastructure/meeting-notes/sql-meeting-outcomes';
import { SqlMeetingReminders } from './infrastructure/meeting-mails/sql-meeting-reminders';

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
