import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../../shared/application/clock';
import { Jobs } from '../../../../shared/application/jobs';
import { BatchDeletion } from '../../../../shared/infrastructure/typeorm/batch-deletion';
import { QueueDueMails, SEND_NOTIFICATION_MAIL } from '../../application/notification-delivery/queue-due-mails';
import { SendNotificationMail } from '../../application/notification-delivery/send-notification-mail';
import { SEND_PUSH_MESSAGES, type SendPushMessagesInput } from '../../application/delivery-schedule/schedule-delivery';
import { SendPushMessages } from '../../application/notification-delivery/push-messages';

const QUEUE_DUE = 'queue-notification-mails';
const EVERY_MINUTE = '* * * * *';
const RECOVER = 'recover-notification-mails';
const EVERY_HOUR = '23 * * * *';
const DELETE_OLD = 'delete-old-notification-mails';
const EVERY_NIGHT = '37 4 * * *';
const KEPT_FOR = 30 * 24 * 60 * 60_000;

/** Jobs for mails and push messages about what is unread. */
@Injectable()
export class NotificationMailJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly queueDueMails: QueueDueMails,
    private readonly sendMail: SendNotificationMail,
    private readonly sendPush: SendPushMessages,
    private readonly batchDeletion: BatchDeletion,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    const { jobs } = this;
    jobs.process<{ mailId: number }>(SEND_NOTIFICATION_MAIL, ({ mailId }) => this.sendMail.execute(mailId));
    jobs.process<SendPushMessagesInput>(SEND_PUSH_MESSAGES, (input) => this.sendPush.execute(input));
    jobs.process(QUEUE_DUE, () => this.queueDueMails.execute());
    jobs.schedule(QUEUE_DUE, EVERY_MINUTE);
    jobs.process(RECOVER, () => this.queueDueMails.recover());
    jobs.schedule(RECOVER, EVERY_HOUR);
    jobs.process(DELETE_OLD, () => this.deleteOld());
    jobs.schedule(DELETE_OLD, EVERY_NIGHT);
  }

  async deleteOld(): Promise<void> {
    await this.batchDeletion.delete({
      from: 'messaging.outgoing_mails',
      key: 'id',
      where: 'queued_at < $1',
      values: [new Date(this.clock.now().getTime() - KEPT_FOR)],
    });
  }
}
