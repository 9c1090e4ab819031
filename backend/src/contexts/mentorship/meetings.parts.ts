import type { Provider, Type } from '@nestjs/common';
import { AnswerMeeting } from './application/answer-meeting';
import { CancelMeeting } from './application/cancel-meeting';
import { CancelMeetingsToCome } from './application/cancel-meetings-to-come';
import { ChangeMeeting } from './application/change-meeting';
import { FindAttendees } from './application/find-attendees';
import { FindConflicts } from './application/find-conflicts';
import { FindOwnMeeting } from './application/find-own-meeting';
import { JoinMeeting } from './application/join-meeting';
import { MeetingReader } from './application/ports/meeting-reader';
import { MeetingRooms } from './application/ports/meeting-rooms';
import { Meetings } from './application/ports/meetings';
import { PeopleMet } from './application/ports/people-met';
import { ScheduleMeeting } from './application/schedule-meeting';
import { ShowMeetings } from './application/show-meetings';
import { WeighMeeting } from './application/weigh-meeting';
import { CancelMeetingsOfThoseWhoPart } from './infrastructure/events/cancel-meetings-of-those-who-part';
import { MeetingTimesController } from './infrastructure/http/meeting-times.controller';
import { MeetingsController } from './infrastructure/http/meetings.controller';
import { IdentityPeopleMet } from './infrastructure/identity/identity-people-met';
import { SqlMeetingReader } from './infrastructure/persistence/sql-meeting-reader';
import { TypeormMeetings } from './infrastructure/persistence/typeorm-meetings';
import { JitsiRooms } from './infrastructure/video/jitsi-rooms';

/** The routes of meetings. What has a name of its own comes before what a number stands for. */
export const meetingControllers: Type[] = [MeetingTimesController, MeetingsController];

/** What the module needs besides for them. */
export const meetingParts: Provider[] = [
  ScheduleMeeting,
  WeighMeeting,
  FindOwnMeeting,
  ChangeMeeting,
  AnswerMeeting,
  CancelMeeting,
  CancelMeetingsToCome,
  JoinMeeting,
  FindConflicts,
  FindAttendees,
  ShowMeetings,
  CancelMeetingsOfThoseWhoPart,
  { provide: Meetings, useClass: TypeormMeetings },
  { provide: MeetingReader, useClass: SqlMeetingReader },
  { provide: MeetingRooms, useClass: JitsiRooms },
  { provide: PeopleMet, useClass: IdentityPeopleMet },
];
