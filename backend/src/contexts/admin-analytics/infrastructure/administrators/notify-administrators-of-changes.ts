import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../../../shared/application/domain-events';
import { CatalogFacade } from '../../../colleges';
import { NotificationsFacade } from '../../../messaging';
import { Memberships } from '../../application/memberships/ports/memberships';
import {
  AdministratorAwaitsApproval,
  AdministratorRemoved,
  AdministratorVerified,
} from '../../domain/memberships/events';

/**
 * Notifies the main administrator about a request that waits for approval and about a new colleague, and removed administrators about their removal; the open pages
 * of the person concerned update immediately.
 */
@Injectable()
export class NotifyAdministratorsOfChanges implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly memberships: Memberships,
    private readonly colleges: CatalogFacade,
    private readonly messaging: NotificationsFacade,
  ) {}

  onModuleInit(): void {
    this.events.subscribe(AdministratorAwaitsApproval, 'ask-main-administrator-to-approve', (event) =>
      this.#notifyOfRequest(event),
    );
    this.events.subscribe(AdministratorVerified, 'notify-main-administrator-of-colleague', (event) =>
      this.#notifyOfVerification(event),
    );
    this.events.subscribe(AdministratorRemoved, 'notify-administrator-when-removed', (event) =>
      this.#notifyOfRemoval(event),
    );
  }

  async #notifyOfRequest({ userId, collegeId, occurredAt }: AdministratorAwaitsApproval): Promise<void> {
    const main = (await this.memberships.listActive(collegeId)).find((one) => one.isMain);
    if (main) await this.#notify(main.userId, userId, collegeId, 'asked', occurredAt);
  }

  async #notifyOfVerification({ userId, collegeId, isMain, occurredAt }: AdministratorVerified): Promise<void> {
    await this.messaging.publishMembershipChange(userId);
    const main = (await this.memberships.listActive(collegeId)).find((one) => one.isMain);
    if (isMain || !main || main.userId === userId) return;
    await this.#notify(main.userId, userId, collegeId, 'colleague', occurredAt);
  }

  async #notifyOfRemoval({ userId, collegeId, occurredAt }: AdministratorRemoved): Promise<void> {
    await this.messaging.publishMembershipChange(userId);
    await this.#notify(userId, null, collegeId, 'removed', occurredAt);
  }

  async #notify(
    userId: number,
    actorId: number | null,
    collegeId: number,
    change: 'asked' | 'colleague' | 'removed',
    at: Date,
  ) {
    const [college] = await this.colleges.listNames([collegeId]);
    if (!college) return;
    await this.messaging.notify({
      kind: 'college',
      data: { what: change, collegeName: college.name },
      userId,
      actorId,
      subject: `college:${collegeId}`,
      eventId: `administrator-${change}:${collegeId}:${actorId ?? userId}:${at.toISOString()}`,
    });
  }
}
