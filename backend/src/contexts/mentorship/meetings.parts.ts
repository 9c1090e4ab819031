import type { Provider, Type } from '@nestjs/common';
import { AnswerMeeting } from './application/answer-meeting';
import { CancelMeeting } from './application/cancel-meeting';
import { CancelMeetingsToCome } from './application/cancel-meetings-to-come';
import { ChangeMeeting } from './application/change-meeting';
import { DescribeMeetings } from './application/describe-meetings';
import { EndTiesOfRole } from './application/end-ties-of-role';
import { FindAttendees } from './application/find-attendees';
import { FindConflicts } from './application/find-conflicts';
import { FindEndingTies } from './application/find-ending-ties';
import { FindOwnMeeting } from './application/find-own-meeting';
import { JoinMeeting } from './application/join-meeting';
import { MeetingMailWords } from './application/meeting-mail-words';
import { MeetingFiles } from './application/ports/meeting-files';
import { MeetingPages } from './application/ports/meeting-pages';
import { MeetingReader } from './application/ports/meeting-reader';
import { MeetingRooms } from './application/ports/meeting-rooms';
import { Meetings } from './application/ports/meetings';
import { PeopleMet } from './application/ports/people-met';
import { RoleTies } from './application/ports/role-ties';
import { WrittenTimes } from './application/ports/written-times';
import { ScheduleMeeting } from './application/schedule-meeting';
import { SendMeetingMail } from './application/send-meeting-mail';
import { ShowMeetings } from './application/show-meetings';
import { WeighMeeting } from './application/weigh-meeting';
import { WriteMeetingFile } from './application/write-meeting-file';
import { IcalMeetingFiles } from './infrastructure/calendar/ical-meeting-files';
import { CancelMeetingsOfThoseWhoPart } from './infrastructure/events/cancel-meetings-of-those-who-part';
import { EndTiesWhenRoleChanged } from './infrastructure/events/end-ties-when-role-changed';
import { MailAboutMeetings } from './infrastructure/events/mail-about-meetings';
import { MeetingTimesController } from './infrastructure/http/meeting-times.controller';
import { MeetingsController } from './infrastructure/http/meetings.controller';
import { OriginMeetingPages } from './infrastructure/http/origin-meeting-pages';
import { IdentityPeopleMet } from './infrastructure/identity/identity-people-met';
import { SqlMeetingReader } from './infrastructure/persistence/sql-meeting-reader';
import { SqlRoleTies } from './infrastructure/persistence/sql-role-ties';
import { TypeormMeetings } from './infrastructure/persistence/typeorm-meetings';
import { JitsiRooms } from './infrastructure/video/jitsi-rooms';
import { IntlWrittenTimes } from './infrastructure/zones/intl-written-times';

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
  FindEndingTies,
  EndTiesOfRole,
  JoinMeeting,
  FindConflicts,
  FindAttendees,
  ShowMeetings,
  DescribeMeetings,
  WriteMeetingFile,
  MeetingMailWords,
  SendMeetingMail,
  CancelMeetingsOfThoseWhoPart,
  EndTiesWhenRoleChanged,
  MailAboutMeetings,
  { provide: RoleTies, useClass: SqlRoleTies },
  { provide: Meetings, useClass: TypeormMeetings },
  { provide: MeetingReader, useClass: SqlMeetingReader },
  { provide: MeetingRooms, useClass: JitsiRooms },
  { provide: MeetingFiles, useClass: IcalMeetingFiles },
  { provide: MeetingPages, useClass: OriginMeetingPages },
  { provide: WrittenTimes, useClass: IntlWrittenTimes },
  { provide: PeopleMet, useClass: IdentityPeopleMet },
];
