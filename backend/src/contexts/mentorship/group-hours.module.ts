import { Module, type Provider } from '@nestjs/common';
import {
  CancelGroupHours,
  ChangeAttendance,
  JoinGroupHour,
  OfferGroupHour,
  OpenGroupHourCall,
} from './application/group-hours/change-group-hour';
import { ListGroupHours } from './application/group-hours/list-group-hours';
import { GroupHourReader, GroupHours } from './application/group-hours/ports/group-hours';
import { SendGroupHourReminders } from './application/group-hours/send-group-hour-reminders';
import { CalendarImportModule } from './calendar-import.module';
import { ConnectionsModule } from './connections.module';
import { EndGroupHoursWhenPeopleLeave } from './infrastructure/group-hours/end-group-hours';
import { SendGroupHourRemindersEveryFiveMinutes } from './infrastructure/group-hours/group-hour-reminder-jobs';
import { GroupHoursController } from './infrastructure/group-hours/group-hours.controller';
import { SqlGroupHourReader } from './infrastructure/group-hours/sql-group-hour-reader';
import { SqlGroupHours } from './infrastructure/group-hours/sql-group-hours';
import { MeetingsModule } from './meetings.module';
import { MinutesModule } from './minutes.module';
import { ProfilesModule } from './profiles.module';

const useCases = [
  OfferGroupHour,
  JoinGroupHour,
  ChangeAttendance,
  CancelGroupHours,
  OpenGroupHourCall,
  ListGroupHours,
  SendGroupHourReminders,
];

const adapters: Provider[] = [
  { provide: GroupHours, useClass: SqlGroupHours },
  { provide: GroupHourReader, useClass: SqlGroupHourReader },
];

/** Calls of one alum with several students. */
@Module({
  imports: [ProfilesModule, ConnectionsModule, CalendarImportModule, MinutesModule, MeetingsModule],
  controllers: [GroupHoursController],
  providers: [...useCases, ...adapters, EndGroupHoursWhenPeopleLeave, SendGroupHourRemindersEveryFiveMinutes],
  exports: [GroupHours, GroupHourReader, CancelGroupHours],
})
export class GroupHoursModule {}
