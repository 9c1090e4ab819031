import { Module } from '@nestjs/common';
import { MailPlans } from './application/notification-delivery/ports/mail-plans';
import { PushSender } from './application/notification-delivery/ports/push-sender';
import { PushSubscriptions } from './application/notification-delivery/ports/push-subscriptions';
import { ScheduleDelivery } from './application/notification-delivery/schedule-delivery';
import { SqlMailPlans } from './infrastructure/notification-delivery/sql-mail-plans';
import { SqlPushSubscriptions } from './infrastructure/notification-delivery/sql-push-subscriptions';
import { WebPushSender } from './infrastructure/notification-delivery/web-push-sender';

/** Plans mails and push messages. Apart from the module that sends them, which reads what conversations and notifications keep. */
@Module({
  providers: [
    ScheduleDelivery,
    { provide: MailPlans, useClass: SqlMailPlans },
    { provide: PushSubscriptions, useClass: SqlPushSubscriptions },
    { provide: PushSender, useClass: WebPushSender },
  ],
  exports: [ScheduleDelivery, MailPlans, PushSubscriptions, PushSender],
})
export class DeliveryScheduleModule {}
