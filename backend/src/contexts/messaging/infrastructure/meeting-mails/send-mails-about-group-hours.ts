import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../../../shared/application/domain-events';
import { Jobs } from '../../../../shared/application/jobs';
import { GroupHourCancelled, GroupHourJoined, GroupHourReminderDue } from '../../../mentorship';
import type { GroupHourMailInput } from '../../application/meeting-mails/ports/meeting-mail-drafts';
import { SendMeetingMail } from '../../application/meeting-mails/send-meeting-mail';

/** One job per guest, so that a failed mail is sent again without sending the others again. */
const MAIL_GUEST_QUEUE = 'mail-guest-about-group-hour';

/** Mails the host when a student joins, everyone who joined when it is canceled, and all of them before it starts. */
@Injectable()
export class SendMailsAboutGroupHours implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly jobs: Jobs,
    private readonly sendMeetingMail: SendMeetingMail,
  ) {}

  onModuleInit(): void {
    const { events, jobs, sendMeetingMail } = this;
    jobs.process<GroupHourMailInput>(MAIL_GUEST_QUEUE, (input) => sendMeetingMail.mailAboutGroupHour(input));
    events.subscribe(GroupHourJoined, 'mail-host-when-group-hour-joined', ({ groupHourId, hostId: userId }) =>
      sendMeetingMail.mailAboutGroupHour({ notice: 'joined', groupHourId, userId }),
    );
    events.subscribe(GroupHourCancelled, 'mail-guests-when-group-hour-canceled', async ({ groupHourId, guestIds }) => {
      for (const userId of guestIds) await jobs.send(MAIL_GUEST_QUEUE, { notice: 'cancelled', groupHourId, userId });
    });
    events.subscribe(
      GroupHourReminderDue,
      'mail-participant-when-group-hour-comes-up',
      ({ groupHourId, userId, notice }) => sendMeetingMail.mailAboutGroupHour({ notice, groupHourId, userId }),
    );
  }
}
