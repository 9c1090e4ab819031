import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../../../shared/application/domain-events';
import { Jobs } from '../../../../shared/application/jobs';
import { BatchDeletion } from '../../../../shared/infrastructure/typeorm/batch-deletion';
import { CampusEventRsvpsChanged, CollegeProfileChanged } from '../../../colleges';
import { AlumBecameMentor } from '../../../mentorship';
import { WebhookPeople } from '../../application/webhooks/ports/webhook-people';
import { QueueWebhookMessages } from '../../application/webhooks/queue-webhook-messages';
import { ImportedProfileClaimed, ImportedProfileDeclined } from '../../domain/alumni-claims/events';
import { BroadcastAnswered } from '../../domain/broadcasts/events';
import { WebhookPaused } from '../../domain/webhooks/events';
import { DELETE_DELIVERIES } from './sql-webhooks';

/** Queues messages to webhooks when something happens at their college. */
@Injectable()
export class QueueMessagesOfEvents implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly queueMessages: QueueWebhookMessages,
  ) {}

  onModuleInit(): void {
    this.events.subscribe(
      ImportedProfileClaimed,
      'queue-webhooks-when-profile-claimed',
      ({ collegeId, userId, occurredAt }) =>
        this.queueMessages.execute({
          type: 'claim.created',
          collegeId,
          key: `${userId} ${occurredAt.toISOString()}`,
          userId,
          data: {},
          occurredAt,
        }),
    );
    this.events.subscribe(
      ImportedProfileDeclined,
      'queue-webhooks-when-profile-declined',
      ({ collegeId, importedId, occurredAt }) =>
        this.queueMessages.execute({
          type: 'claim.declined',
          collegeId,
          key: String(importedId),
          userId: null,
          data: {},
          occurredAt,
        }),
    );
    this.events.subscribe(
      AlumBecameMentor,
      'queue-webhooks-when-alum-became-mentor',
      ({ collegeId, userId, occurredAt }) =>
        this.queueMessages.execute({
          type: 'alum.became_mentor',
          collegeId,
          // Without the time: an alum who changes their mind several times is announced once in 30 days.
          key: String(userId),
          userId,
          data: {},
          occurredAt,
        }),
    );
    this.events.subscribe(
      BroadcastAnswered,
      'queue-webhooks-when-broadcast-answered',
      ({ collegeId, broadcastId, answerId, occurredAt }) =>
        this.queueMessages.execute({
          type: 'broadcast.answered',
          collegeId,
          key: String(answerId),
          userId: null,
          data: { broadcastId },
          occurredAt,
        }),
    );
    this.events.subscribe(
      CampusEventRsvpsChanged,
      'queue-webhooks-when-rsvps-changed',
      ({ collegeId, campusEventId: eventId, title, rsvps, occurredAt }) =>
        this.queueMessages.execute({
          type: 'event.rsvps_changed',
          collegeId,
          key: `${eventId} ${rsvps} ${occurredAt.toISOString()}`,
          userId: null,
          data: { eventId, title, rsvps },
          occurredAt,
        }),
    );
    this.events.subscribe(
      CollegeProfileChanged,
      'queue-webhooks-when-college-profile-changed',
      ({ collegeId, fields, occurredAt }) =>
        this.queueMessages.execute({
          type: 'profile.changed',
          collegeId,
          key: `${fields.join()} ${occurredAt.toISOString()}`,
          userId: null,
          data: { fields },
          occurredAt,
        }),
    );
  }
}

/** Notifies the main administrator of a paused webhook, and deletes what was sent to deleted ones. */
@Injectable()
export class WebhookJobs implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly jobs: Jobs,
    private readonly people: WebhookPeople,
    private readonly batchDeletion: BatchDeletion,
  ) {}

  onModuleInit(): void {
    this.events.subscribe(WebhookPaused, 'notify-main-administrator-when-webhook-paused', (event) =>
      this.#notify(event),
    );
    this.jobs.process<{ webhookId: number }>(DELETE_DELIVERIES, async ({ webhookId }) => {
      const from = 'admin_analytics.webhook_deliveries';
      await this.batchDeletion.delete({ from, key: 'id', where: 'webhook_id = $1', values: [webhookId] });
    });
  }

  async #notify({ webhookId, collegeId, occurredAt }: WebhookPaused): Promise<void> {
    const userId = await this.people.findMainAdministrator(collegeId);
    if (userId !== null) await this.people.notifyOfPause(userId, collegeId, webhookId, occurredAt);
  }
}
