import { Module, type Provider } from '@nestjs/common';
import {
  AnswerMeeting,
  ChangeMeeting,
  CancelMeeting,
  CancelUpcomingMeetings,
  CheckMeetingAccess,
  JoinMeeting,
} from './application/meetings/change-meeting';
import { ChargeMeeting } from './application/meetings/charge-meeting';
import { EndJointCall } from './application/meetings/end-joint-call';
import { MeetingReader, MeetingRooms, Meetings } from './application/meetings/ports/meetings';
import { ScheduleMeeting } from './application/meetings/schedule-meeting';
import { ListMeetings } from './application/meetings/list-meetings';
import { ConnectionsModule } from './connections.module';
import { CancelMeetingsWhenDeclinedOrClosing } from './infrastructure/meetings/cancel-meetings-when-declined-or-closing';
import { ChargeMeetings } from './infrastructure/meetings/charge-meetings';
import { EndJointCalls } from './infrastructure/meetings/end-joint-calls';
import { JitsiRooms } from './infrastructure/meetings/jitsi-rooms';
import { MeetingsController } from './infrastructure/meetings/meetings.controller';
import { SqlMeetingReader, TypeormMeetings } from './infrastructure/meetings/typeorm-meetings';
import { MinutesModule } from './minutes.module';
import { ProfilesModule } from './profiles.module';

const useCases = [
  ScheduleMeeting,
  CheckMeetingAccess,
  ChangeMeeting,
  AnswerMeeting,
  CancelMeeting,
  CancelUpcomingMeetings,
  ChargeMeeting,
  EndJointCall,
  JoinMeeting,
  ListMeetings,
];

const adapters: Provider[] = [
  { provide: Meetings, useClass: TypeormMeetings },
  { provide: MeetingReader, useClass: SqlMeetingReader },
  { provide: MeetingRooms, useClass: JitsiRooms },
];

/** Meetings of two people. */
@Module({
  imports: [ProfilesModule, ConnectionsModule, MinutesModule],
  controllers: [MeetingsController],
  providers: [...useCases, ...adapters, CancelMeetingsWhenDeclinedOrClosing, ChargeMeetings, EndJointCalls],
  exports: [
    MeetingReader,
    MeetingRooms,
    JoinMeeting,
    Meetings,
    CheckMeetingAccess,
    ListMeetings,
    CancelUpcomingMeetings,
    ScheduleMeeting,
  ],
})
export class MeetingsModule {}
