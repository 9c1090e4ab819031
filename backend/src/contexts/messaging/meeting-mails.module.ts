import { Module, type Provider } from '@nestjs/common';
import { MentorshipModule } from '../mentorship';
import { MeetingMailDrafts } from './application/meeting-mails/ports/meeting-mail-drafts';
import { SendMeetingMail } from './application/meeting-mails/send-meeting-mail';
import { MentorshipMeetingMailDrafts } from './infrastructure/meeting-mails/mentorship-meeting-mail-drafts';
import { SendMailsAboutGroupHours } from './infrastructure/meeting-mails/send-mails-about-group-hours';
import { SendMailsAboutMeetings } from './infrastructure/meeting-mails/send-mails-about-meetings';
import { NotificationSettingsModule } from './notification-settings.module';

const adapters: Provider[] = [{ provide: MeetingMailDrafts, useClass: MentorshipMeetingMailDrafts }];

/** Emails about meetings, which are sent immediately. */
@Module({
  imports: [MentorshipModule, NotificationSettingsModule],
  providers: [SendMeetingMail, ...adapters, SendMailsAboutMeetings, SendMailsAboutGroupHours],
})
export class MeetingMailsModule {}
