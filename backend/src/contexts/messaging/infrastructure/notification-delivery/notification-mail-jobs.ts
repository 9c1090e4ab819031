import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../../shared/application/jobs';
import { QueueDueMails, SEND_NOTIFICATION_MAIL } from '../../application/notification-delivery/queue-due-mails';
import { SendNotificationMail } from '../../application/notification-delivery/send-notification-mail';
import { SEND_PUSH_MESSAGES, type SendPushMessagesInput } from '../../application/delivery-schedule/schedule-delivery';
import { SendPushMessages } from '../../application/notification-delivery/push-messages';

const QUEUE_DUE_MAILS_QUEUE = 'queue-notification-mails';
const EVERY_MINUTE_CRON = '* * * * *';
const REQUEUE_UNSENT_MAILS_QUEUE = 'recover-notification-mails';
const EVERY_HOUR_CRON = '23 * * * *';

/** Jobs for mails and push messages about what is unread. */
@Injectable()
export class NotificationMailJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly queueDueMails: QueueDueMails,
    private readonly sendMail: SendNotificationMail,
    private readonly sendPush: SendPushMessages,
  ) {}

  onModuleInit(): void {
    const { jobs } = this;
    jobs.process<{ mailId: number }>(SEND_NOTIFICATION_MAIL, ({ mailId }) => this.sendMail.execute(mailId));
    jobs.process<SendPushMessagesInput>(SEND_PUSH_MESSAGES, (input) => this.sendPush.execute(input));
    jobs.process(QUEUE_DUE_MAILS_QUEUE, () => this.queueDueMails.execute());
    jobs.schedule(QUEUE_DUE_MAILS_QUEUE, EVERY_MINUTE_CRON);
    jobs.process(REQUEUE_UNSENT_MAILS_QUEUE, () => this.queueDueMails.requeueUnsent());
    jobs.schedule(REQUEUE_UNSENT_MAILS_QUEUE, EVERY_HOUR_CRON);
  }
}
