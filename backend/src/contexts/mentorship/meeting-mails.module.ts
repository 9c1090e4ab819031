import { Module, type Provider } from '@nestjs/common';
import { MeetingMailWords } from './application/meeting-mails/meeting-mail-words';
import { MeetingReminders } from './application/meeting-mails/ports/meeting-reminders';
import { WrittenTimes } from './application/meeting-mails/ports/written-times';
import { RemindOfMeetings } from './application/meeting-mails/remind-of-meetings';
import { SendMeetingMail } from './application/meeting-mails/send-meeting-mail';
import { AvailabilityModule } from './availability.module';
import { CalendarModule } from './calendar.module';
import { ConnectionsModule } from './connections.module';
import { ForgetOldReminders } from './infrastructure/meeting-mails/forget-old-reminders';
import { IntlWrittenTimes } from './infrastructure/meeting-mails/intl-written-times';
import { MailAboutMeetings } from './infrastructure/meeting-mails/mail-about-meetings';
import { RemindOfMeetingsEveryFiveMinutes } from './infrastructure/meeting-mails/remind-of-meetings-every-five-minutes';
import { SqlMeetingReminders } from './infrastructure/meeting-mails/sql-meeting-reminders';
import { MeetingsModule } from './meetings.module';
import { ProfilesModule } from './profiles.module';

const useCases = [RemindOfMeetings, MeetingMailWords, SendMeetingMail];

const adapters: Provider[] = [
  { provide: MeetingReminders, useClass: SqlMeetingReminders },
  { provide: WrittenTimes, useClass: IntlWrittenTimes },
];

/** Mails and reminders about meetings. */
@Module({
  imports: [ProfilesModule, ConnectionsModule, AvailabilityModule, MeetingsModule, CalendarModule],
  providers: [...useCases, ...adapters, RemindOfMeetingsEveryFiveMinutes, ForgetOldReminders, MailAboutMeetings],
})
export class MeetingMailsModule {}
