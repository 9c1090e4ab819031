import { Module } from '@nestjs/common';
import { ComposeMeetingMail, MeetingMailText } from './application/meeting-mails/compose-meeting-mail';
import { ComposeGroupHourMail } from './application/meeting-mails/compose-group-hour-mail';
import { SendMeetingReminders } from './application/meeting-mails/send-meeting-reminders';
import { AvailabilityModule } from './availability.module';
import { CalendarModule } from './calendar-feed.module';
import { ConnectionsModule } from './connections.module';
import { GroupHoursModule } from './group-hours.module';
import { SendMeetingRemindersEveryFiveMinutes } from './infrastructure/meeting-mails/meeting-reminder-jobs';
import { MeetingsModule } from './meetings.module';
import { ProfilesModule } from './profiles.module';

const useCases = [SendMeetingReminders, MeetingMailText, ComposeMeetingMail, ComposeGroupHourMail];

/** Texts of emails and reminders about meetings. */
@Module({
  imports: [ProfilesModule, ConnectionsModule, AvailabilityModule, MeetingsModule, GroupHoursModule, CalendarModule],
  providers: [...useCases, SendMeetingRemindersEveryFiveMinutes],
  exports: [ComposeMeetingMail, ComposeGroupHourMail],
})
export class MeetingMailsModule {}
