import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../../../shared/application/domain-events';
import { CatalogFacade } from '../../../colleges';
import { NotificationsFacade } from '../../../messaging';
import { AffiliationEnded, AffiliationRestored } from '../../domain/roster/events';

/** Notifies people whose claimed profile a college has removed from its list, or restored. */
@Injectable()
export class NotifyOfAffiliationChanges implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly colleges: CatalogFacade,
    private readonly messaging: NotificationsFacade,
  ) {}

  onModuleInit(): void {
    this.events.subscribe(AffiliationEnded, 'notify-alum-when-affiliation-ended', (event) =>
      this.#notify(event, 'affiliation-ended'),
    );
    this.events.subscribe(AffiliationRestored, 'notify-alum-when-affiliation-restored', (event) =>
      this.#notify(event, 'affiliation-restored'),
    );
  }

  async #notify(
    { userId, collegeId, occurredAt }: AffiliationEnded | AffiliationRestored,
    what: 'affiliation-ended' | 'affiliation-restored',
  ): Promise<void> {
    const [college] = await this.colleges.listNames([collegeId]);
    if (!college) return;
    await this.messaging.notify({
      kind: 'college',
      data: { what, collegeName: college.name },
      userId,
      actorId: null,
      subject: `college:${collegeId}`,
      eventId: `${what}:${collegeId}:${userId}:${occurredAt.toISOString()}`,
    });
  }
}
