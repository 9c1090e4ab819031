import { Module, type Provider } from '@nestjs/common';
import { OutboundRequests } from '../../shared/infrastructure/outbound/outbound-requests';
import { CollegesModule } from '../colleges';
import { MessagingModule } from '../messaging';
import { AdministratorsModule } from './administrators.module';
import { AlumniClaimsModule } from './alumni-claims.module';
import { AlumniListModule } from './alumni-list.module';
import { DeliverWebhookMessages } from './application/webhooks/deliver-webhook-messages';
import { ManageWebhooks } from './application/webhooks/manage-webhooks';
import { WebhookPeople } from './application/webhooks/ports/webhook-people';
import { WebhookReceivers } from './application/webhooks/ports/webhook-receivers';
import { WebhookDeliveries, WebhookQueue, Webhooks } from './application/webhooks/ports/webhooks';
import { QueueWebhookMessages } from './application/webhooks/queue-webhook-messages';
import { ShowWebhookDeliveries } from './application/webhooks/webhook-deliveries';
import { ContextsWebhookPeople } from './infrastructure/webhooks/contexts-webhook-people';
import { HttpWebhookReceivers } from './infrastructure/webhooks/http-webhook-receivers';
import { SqlWebhookDeliveries } from './infrastructure/webhooks/sql-webhook-deliveries';
import { SqlWebhookQueue } from './infrastructure/webhooks/sql-webhook-queue';
import { SqlWebhooks } from './infrastructure/webhooks/sql-webhooks';
import { WebhookDispatcher } from './infrastructure/webhooks/webhook-dispatcher';
import { QueueMessagesOfEvents, WebhookJobs } from './infrastructure/webhooks/webhook-listeners';
import { WebhooksController } from './infrastructure/webhooks/webhooks.controller';
import { MembershipsModule } from './memberships.module';

const useCases = [ManageWebhooks, ShowWebhookDeliveries, QueueWebhookMessages, DeliverWebhookMessages];

const adapters: Provider[] = [
  OutboundRequests,
  { provide: Webhooks, useClass: SqlWebhooks },
  { provide: WebhookDeliveries, useClass: SqlWebhookDeliveries },
  { provide: WebhookQueue, useClass: SqlWebhookQueue },
  { provide: WebhookReceivers, useClass: HttpWebhookReceivers },
  { provide: WebhookPeople, useClass: ContextsWebhookPeople },
];

/** Addresses of colleges' systems that are notified of what happens at the college. */
@Module({
  imports: [
    CollegesModule,
    MessagingModule,
    MembershipsModule,
    AdministratorsModule,
    AlumniClaimsModule,
    AlumniListModule,
  ],
  controllers: [WebhooksController],
  providers: [...useCases, ...adapters, QueueMessagesOfEvents, WebhookJobs, WebhookDispatcher],
})
export class WebhooksModule {}
