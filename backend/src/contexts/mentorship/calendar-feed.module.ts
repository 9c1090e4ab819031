import { Module, type Provider } from '@nestjs/common';
import {
  DescribeGroupHours,
  DescribeMeetings,
  WriteGroupHourFile,
  WriteMeetingFile,
  ManageCalendarFeed,
  ReadCalendarFeed,
} from './application/calendar/calendar';
import { CalendarFeeds, MeetingFiles, MeetingPages } from './application/calendar/ports/meeting-files';
import { CalendarFeedController, CalendarFileController } from './infrastructure/calendar/calendar-feed.controller';
import { GroupHoursModule } from './group-hours.module';
import { GroupHourFileController } from './infrastructure/calendar/group-hour-file.controller';
import { IcalMeetingFiles } from './infrastructure/calendar/ical-meeting-files';
import { OriginMeetingPages } from './infrastructure/calendar/origin-meeting-pages';
import { SqlCalendarFeeds } from './infrastructure/calendar/sql-calendar-feeds';
import { MeetingsModule } from './meetings.module';
import { ProfilesModule } from './profiles.module';

const useCases = [
  ManageCalendarFeed,
  ReadCalendarFeed,
  DescribeMeetings,
  DescribeGroupHours,
  WriteMeetingFile,
  WriteGroupHourFile,
];

const adapters: Provider[] = [
  { provide: CalendarFeeds, useClass: SqlCalendarFeeds },
  { provide: MeetingFiles, useClass: IcalMeetingFiles },
  { provide: MeetingPages, useClass: OriginMeetingPages },
];

/** Meetings as calendar files and feeds. */
@Module({
  imports: [ProfilesModule, MeetingsModule, GroupHoursModule],
  controllers: [CalendarFeedController, CalendarFileController, GroupHourFileController],
  providers: [...useCases, ...adapters],
  exports: [WriteMeetingFile, DescribeMeetings, MeetingFiles, MeetingPages],
})
export class CalendarModule {}
