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
      this.#awaitsApproval(event),
    );
    this.events.subscribe(AdministratorVerified, 'notify-main-administrator-of-colleague', (event) =>
      this.#verified(event),
    );
    this.events.subscribe(AdministratorRemoved, 'notify-administrator-when-removed', (event) => this.#removed(event));
  }

  async #awaitsApproval({ userId, collegeId, occurredAt }: AdministratorAwaitsApproval): Promise<void> {
    const main = (await this.memberships.listActive(collegeId)).find((one) => one.isMain);
    if (main) await this.#notify(main.userId, userId, collegeId, 'asked', occurredAt);
  }

  async #verified({ userId, collegeId, isMain, occurredAt }: AdministratorVerified): Promise<void> {
    await this.messaging.publishMembershipChange(userId);
    const main = (await this.memberships.listActive(collegeId)).find((one) => one.isMain);
    if (isMain || !main || main.userId === userId) return;
    await this.#notify(main.userId, userId, collegeId, 'colleague', occurredAt);
  }

  async #removed({ userId, collegeId, occurredAt }: AdministratorRemoved): Promise<void> {
    await this.messaging.publishMembershipChange(userId);
    await this.#notify(userId, null, collegeId, 'removed', occurredAt);
  }

  async #notify(
    userId: number,
    actorId: number | null,
    collegeId: number,
    what: 'asked' | 'colleague' | 'removed',
    at: Date,
  ) {
    const [college] = await this.colleges.listNames([collegeId]);
    if (!college) return;
    await this.messaging.notify({
      kind: 'college',
      data: { what, collegeName: college.name },
      userId,
      actorId,
      subject: `college:${collegeId}`,
      eventId: `administrator-${what}:${collegeId}:${actorId ?? userId}:${at.toISOString()}`,
    });
  }
}
