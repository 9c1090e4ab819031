import { Module, type Provider } from '@nestjs/common';
import { AnswerMeeting } from './application/meetings/answer-meeting';
import { CancelMeeting } from './application/meetings/cancel-meeting';
import { CancelMeetingsToCome } from './application/meetings/cancel-meetings-to-come';
import { ChangeMeeting } from './application/meetings/change-meeting';
import { FindOwnMeeting } from './application/meetings/find-own-meeting';
import { JoinMeeting } from './application/meetings/join-meeting';
import { MeetingReader } from './application/meetings/ports/meeting-reader';
import { MeetingRooms } from './application/meetings/ports/meeting-rooms';
import { Meetings } from './application/meetings/ports/meetings';
import { ScheduleMeeting } from './application/meetings/schedule-meeting';
import { ShowMeetings } from './application/meetings/show-meetings';
import { CheckMeetingEligibility } from './application/meetings/check-meeting-eligibility';
import { ConnectionsModule } from './connections.module';
import { CancelMeetingsOfThoseWhoPart } from './infrastructure/meetings/cancel-meetings-of-those-who-part';
import { JitsiRooms } from './infrastructure/meetings/jitsi-rooms';
import { MeetingsController } from './infrastructure/meetings/meetings.controller';
import { SqlMeetingReader } from './infrastructure/meetings/sql-meeting-reader';
import { TypeormMeetings } from './infrastructure/meetings/typeorm-meetings';
import { ProfilesModule } from './profiles.module';

const useCases = [
  ScheduleMeeting,
  CheckMeetingEligibility,
  FindOwnMeeting,
  ChangeMeeting,
  AnswerMeeting,
  CancelMeeting,
  CancelMeetingsToCome,
  JoinMeeting,
  ShowMeetings,
];

const adapters: Provider[] = [
  { provide: Meetings, useClass: TypeormMeetings },
  { provide: MeetingReader, useClass: SqlMeetingReader },
  { provide: MeetingRooms, useClass: JitsiRooms },
];

/** Meetings of two people. */
@Module({
  imports: [ProfilesModule, ConnectionsModule],
  controllers: [MeetingsController],
  providers: [...useCases, ...adapters, CancelMeetingsOfThoseWhoPart],
  exports: [
    MeetingReader,
    CheckMeetingEligibility,
    JoinMeeting,
    Meetings,
    FindOwnMeeting,
    ShowMeetings,
    CancelMeetingsToCome,
    ScheduleMeeting,
  ],
})
export class MeetingsModule {}
