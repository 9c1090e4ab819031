import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../../../shared/application/domain-events';
import { CatalogFacade, ReviewReplied } from '../../../colleges';
import { Notify } from '../../application/notifications/notify';
import { createEventId } from '../../domain/notifications/notification';
import { DataExportReady } from '../../../identity';

/** Notifies the author of the first reply; an edited reply is not a new one. */
@Injectable()
export class NotifyAboutReviews implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly colleges: CatalogFacade,
    private readonly notify: Notify,
  ) {}

  onModuleInit(): void {
    this.events.subscribe(ReviewReplied, 'notify-author-when-review-replied', async (event) => {
      const { reviewId, collegeId, authorId } = event;
      const [college] = await this.colleges.listNames([collegeId]);
      if (authorId === null || !college) return;
      await this.notify.execute({
        kind: 'review',
        data: { what: 'replied', collegeId, collegeName: college.name },
        userId: authorId,
        actorId: null,
        subject: `review:${reviewId}`,
        eventId: createEventId(ReviewReplied.eventName, reviewId, event),
      });
    });
  }
}

@Injectable()
export class NotifyAboutAccounts implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly notify: Notify,
  ) {}

  onModuleInit(): void {
    this.events.subscribe(DataExportReady, 'notify-owner-when-data-export-is-ready', (event) =>
      this.notify.execute({
        kind: 'account',
        data: { what: 'data-export-ready' },
        userId: event.userId,
        actorId: null,
        subject: 'data-export',
        eventId: createEventId(DataExportReady.eventName, '', event),
      }),
    );
  }
}
