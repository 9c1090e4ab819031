import { Module, type Provider } from '@nestjs/common';
import { MeetingMailText, SendMeetingMail } from './application/meeting-mails/send-meeting-mail';
import { MeetingReminders } from './application/meeting-mails/ports/meeting-reminders';
import { SendMeetingReminders } from './application/meeting-mails/send-meeting-reminders';
import { AvailabilityModule } from './availability.module';
import { CalendarModule } from './calendar-feed.module';
import { ConnectionsModule } from './connections.module';
import {
  SendMeetingRemindersEveryFiveMinutes,
  SendMailsAboutMeetings,
} from './infrastructure/meeting-mails/meeting-mail-jobs';
import { SqlMeetingReminders } from './infrastructure/meeting-mails/sql-meeting-reminders';
import { MeetingsModule } from './meetings.module';
import { ProfilesModule } from './profiles.module';

const useCases = [SendMeetingReminders, MeetingMailText, SendMeetingMail];

const adapters: Provider[] = [{ provide: MeetingReminders, useClass: SqlMeetingReminders }];

/** Emails and reminders about meetings. */
@Module({
  imports: [ProfilesModule, ConnectionsModule, AvailabilityModule, MeetingsModule, CalendarModule],
  providers: [...useCases, ...adapters, SendMeetingRemindersEveryFiveMinutes, SendMailsAboutMeetings],
})
export class MeetingMailsModule {}
