import { Module } from '@nestjs/common';
import { FindAttendees } from './application/meeting-planning/find-attendees';
import { FindConflicts, CheckTimeFit, ListSlots } from './application/meeting-planning/meeting-times';
import { AvailabilityModule } from './availability.module';
import { CalendarModule } from './calendar-feed.module';
import { CalendarImportModule } from './calendar-import.module';
import { ConnectionsModule } from './connections.module';
import { MeetingTimesController, SlotsController } from './infrastructure/meeting-planning/meeting-times.controller';
import { MeetingsModule } from './meetings.module';
import { PeopleDirectoryModule } from './people-directory.module';

const useCases = [CheckTimeFit, ListSlots, FindConflicts, FindAttendees];

/** Slots, conflicts and attendees for a new meeting. */
@Module({
  imports: [
    ConnectionsModule,
    PeopleDirectoryModule,
    AvailabilityModule,
    CalendarImportModule,
    MeetingsModule,
    CalendarModule,
  ],
  controllers: [SlotsController, MeetingTimesController],
  providers: [...useCases],
  exports: [ListSlots],
})
export class MeetingPlanningModule {}
