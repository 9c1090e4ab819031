import type { Provider, Type } from '@nestjs/common';
import { AnswerMeeting } from './application/meetings/answer-meeting';
import { CancelMeeting } from './application/meetings/cancel-meeting';
import { CancelMeetingsToCome } from './application/meetings/cancel-meetings-to-come';
import { ChangeMeeting } from './application/meetings/change-meeting';
import { DescribeMeetings } from './application/calendar/describe-meetings';
import { EndTiesOfRole } from './application/role-change/end-ties-of-role';
import { FindAttendees } from './application/meeting-planning/find-attendees';
import { FindConflicts } from './application/meeting-planning/find-conflicts';
import { FindEndingTies } from './application/role-change/find-ending-ties';
import { FindOwnMeeting } from './application/meetings/find-own-meeting';
import { JoinMeeting } from './application/meetings/join-meeting';
import { MeetingMailWords } from './application/meeting-mails/meeting-mail-words';
import { MeetingFiles } from './application/calendar/ports/meeting-files';
import { MeetingPages } from './application/calendar/ports/meeting-pages';
import { MeetingReader } from './application/meetings/ports/meeting-reader';
import { MeetingRooms } from './application/meetings/ports/meeting-rooms';
import { Meetings } from './application/meetings/ports/meetings';
import { PeopleMet } from './application/profiles/ports/people-met';
import { RoleTies } from './application/role-change/ports/role-ties';
import { WrittenTimes } from './application/meeting-mails/ports/written-times';
import { ScheduleMeeting } from './application/meetings/schedule-meeting';
import { SendMeetingMail } from './application/meeting-mails/send-meeting-mail';
import { ShowMeetings } from './application/meetings/show-meetings';
import { WeighMeeting } from './application/meetings/weigh-meeting';
import { WriteMeetingFile } from './application/calendar/write-meeting-file';
import { IcalMeetingFiles } from './infrastructure/calendar/ical-meeting-files';
import { CancelMeetingsOfThoseWhoPart } from './infrastructure/meetings/cancel-meetings-of-those-who-part';
import { EndTiesWhenRoleChanged } from './infrastructure/role-change/end-ties-when-role-changed';
import { MailAboutMeetings } from './infrastructure/meeting-mails/mail-about-meetings';
import { MeetingTimesController } from './infrastructure/meeting-planning/meeting-times.controller';
import { MeetingsController } from './infrastructure/meetings/meetings.controller';
import { OriginMeetingPages } from './infrastructure/calendar/origin-meeting-pages';
import { IdentityPeopleMet } from './infrastructure/profiles/identity-people-met';
import { SqlMeetingReader } from './infrastructure/meetings/sql-meeting-reader';
import { SqlRoleTies } from './infrastructure/role-change/sql-role-ties';
import { TypeormMeetings } from './infrastructure/meetings/typeorm-meetings';
import { JitsiRooms } from './infrastructure/meetings/jitsi-rooms';
import { IntlWrittenTimes } from './infrastructure/meeting-mails/intl-written-times';

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
