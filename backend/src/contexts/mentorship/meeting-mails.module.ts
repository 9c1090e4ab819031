import { Module, type Provider } from '@nestjs/common';
import { MeetingMailText } from './application/meeting-mails/meeting-mail-text';
import { MeetingReminders } from './application/meeting-mails/ports/meeting-reminders';
import { WrittenTimes } from './application/meeting-mails/ports/written-times';
import { SendMeetingReminders } from './application/meeting-mails/send-meeting-reminders';
import { SendMeetingMail } from './application/meeting-mails/send-meeting-mail';
import { AvailabilityModule } from './availability.module';
import { CalendarModule } from './calendar.module';
import { ConnectionsModule } from './connections.module';
import { DeleteOldReminders } from './infrastructure/meeting-mails/delete-old-reminders';
import { IntlWrittenTimes } from './infrastructure/meeting-mails/intl-written-times';
import { SendMailsAboutMeetings } from './infrastructure/meeting-mails/send-mails-about-meetings';
import { SendMeetingRemindersEveryFiveMinutes } from './infrastructure/meeting-mails/send-meeting-reminders-every-five-minutes';
import { SqlMeetingReminders } from './infrastructure/meeting-mails/sql-meeting-reminders';
import { MeetingsModule } from './meetings.module';
import { ProfilesModule } from './profiles.module';

const useCases = [SendMeetingReminders, MeetingMailText, SendMeetingMail];

const adapters: Provider[] = [
  { provide: MeetingReminders, useClass: SqlMeetingReminders },
  { provide: WrittenTimes, useClass: IntlWrittenTimes },
];

/** Mails and reminders about meetings. */
@Module({
  imports: [ProfilesModule, ConnectionsModule, AvailabilityModule, MeetingsModule, CalendarModule],
  providers: [
    ...useCases,
    ...adapters,
    SendMeetingRemindersEveryFiveMinutes,
    DeleteOldReminders,
    SendMailsAboutMeetings,
  ],
})
export class MeetingMailsModule {}
