import { Module } from '@nestjs/common';
import { MailPlans } from './application/delivery-schedule/ports/mail-plans';
import { PushSender } from './application/delivery-schedule/ports/push-sender';
import { PushSubscriptions } from './application/delivery-schedule/ports/push-subscriptions';
import { ScheduleDelivery } from './application/delivery-schedule/schedule-delivery';
import { OutboundRequests } from '../../shared/infrastructure/outbound/outbound-requests';
import { SqlMailPlans } from './infrastructure/delivery-schedule/sql-mail-plans';
import { SqlPushSubscriptions } from './infrastructure/delivery-schedule/sql-push-subscriptions';
import { WebPushSender } from './infrastructure/delivery-schedule/web-push-sender';

/**
 * Schedules mails and push messages. Separate from the module that sends them, which reads the data of conversations
 * and notifications.
 */
@Module({
  providers: [
    ScheduleDelivery,
    { provide: MailPlans, useClass: SqlMailPlans },
    OutboundRequests,
    { provide: PushSubscriptions, useClass: SqlPushSubscriptions },
    { provide: PushSender, useClass: WebPushSender },
  ],
  exports: [ScheduleDelivery, MailPlans, PushSubscriptions, PushSender],
})
export class DeliveryScheduleModule {}
