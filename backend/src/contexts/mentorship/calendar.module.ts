import { Module, type Provider } from '@nestjs/common';
import { DescribeMeetings } from './application/calendar/describe-meetings';
import { ManageCalendarFeed } from './application/calendar/manage-calendar-feed';
import { CalendarFeeds } from './application/calendar/ports/calendar-feeds';
import { MeetingFiles } from './application/calendar/ports/meeting-files';
import { MeetingPages } from './application/calendar/ports/meeting-pages';
import { ReadCalendarFeed } from './application/calendar/read-calendar-feed';
import { WriteMeetingFile } from './application/calendar/write-meeting-file';
import { CalendarFeedController } from './infrastructure/calendar/calendar-feed.controller';
import { CalendarFileController } from './infrastructure/calendar/calendar-file.controller';
import { IcalMeetingFiles } from './infrastructure/calendar/ical-meeting-files';
import { OriginMeetingPages } from './infrastructure/calendar/origin-meeting-pages';
import { SqlCalendarFeeds } from './infrastructure/calendar/sql-calendar-feeds';
import { MeetingsModule } from './meetings.module';
import { ProfilesModule } from './profiles.module';

const useCases = [ManageCalendarFeed, ReadCalendarFeed, DescribeMeetings, WriteMeetingFile];

const adapters: Provider[] = [
  { provide: CalendarFeeds, useClass: SqlCalendarFeeds },
  { provide: MeetingFiles, useClass: IcalMeetingFiles },
  { provide: MeetingPages, useClass: OriginMeetingPages },
];

/** Meetings as calendar files and feeds. */
@Module({
  imports: [ProfilesModule, MeetingsModule],
  controllers: [CalendarFeedController, CalendarFileController],
  providers: [...useCases, ...adapters],
  exports: [WriteMeetingFile, DescribeMeetings, MeetingFiles, MeetingPages],
})
export class CalendarModule {}
