import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../../../shared/application/domain-events';
import { RoleChanged, UserRegistered, PeopleFacade } from '../../../identity';
import { EndMemberships } from '../../application/memberships/leave-college';
import { RequestMembership } from '../../application/memberships/request-membership';
import { AdministratorVerified, MainAdministratorChanged, AdministratorRefused } from '../../domain/memberships/events';
import { CatalogFacade } from '../../../colleges';
import { NotificationsFacade } from '../../../messaging';

/**
 * Memberships begin with the role of an administrator and end with it, in the same unit of work: no one has the role for a
 * college that doesn't exist, every answer shows the request from the start, and a main administrator can't give up the
 * role before they hand it over.
 */
@Injectable()
export class ChangeMembershipsWithRole implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly requestMembership: RequestMembership,
    private readonly endMemberships: EndMemberships,
  ) {}

  onModuleInit(): void {
    this.events.subscribeWithin(
      UserRegistered,
      'request-membership-when-administrator-registered',
      async ({ userId, role, collegeId, occurredAt }) => {
        if (role === 'college_admin') await this.requestMembership.execute({ userId, collegeId, at: occurredAt });
      },
    );
    this.events.subscribeWithin(
      RoleChanged,
      'end-and-request-memberships-when-role-changed',
      async ({ userId, from, to, occurredAt }) => {
        if (from === 'college_admin') await this.endMemberships.execute(userId);
        if (to === 'college_admin') await this.requestMembership.execute({ userId, at: occurredAt });
      },
    );
  }
}

@Injectable()
export class LogAdministratorVerified implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly identity: PeopleFacade,
  ) {}

  onModuleInit(): void {
    this.events.subscribe(
      AdministratorVerified,
      'note-for-audit-when-administrator-verified',
      ({ userId, occurredAt, forcedBecause }) =>
        this.identity.recordInAuditLog('administrator-verified', userId, occurredAt, forcedBecause ?? undefined),
    );
  }
}

@Injectable()
export class LogMainAdministratorChanged implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly identity: PeopleFacade,
  ) {}

  onModuleInit(): void {
    // Runs within the change: either both entries are stored, or neither the change nor the entries are.
    this.events.subscribeWithin(
      MainAdministratorChanged,
      'note-for-audit-when-main-administrator-changed',
      async ({ fromUserId, toUserId, occurredAt }) => {
        await this.identity.recordInAuditLog('main-administrator-handed-over', fromUserId, occurredAt);
        await this.identity.recordInAuditLog('main-administrator-received', toUserId, occurredAt);
      },
    );
  }
}

type DecisionEvent = Pick<AdministratorRefused, 'userId' | 'collegeId' | 'occurredAt'>;

@Injectable()
export class NotifyAdministratorWhenDecided implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly colleges: CatalogFacade,
    private readonly messaging: NotificationsFacade,
  ) {}

  onModuleInit(): void {
    this.events.subscribe(AdministratorVerified, 'notify-administrator-when-verified', (event) =>
      this.#notify(AdministratorVerified.eventName, event, 'approved'),
    );
    this.events.subscribe(AdministratorRefused, 'notify-administrator-when-refused', (event) =>
      this.#notify(AdministratorRefused.eventName, event, 'refused'),
    );
  }

  async #notify(
    name: string,
    { userId, collegeId, occurredAt }: DecisionEvent,
    decision: 'approved' | 'refused',
  ): Promise<void> {
    const [college] = await this.colleges.listNames([collegeId]);
    if (!college) return;
    await this.messaging.notify({
      kind: 'college',
      data: { what: decision, collegeName: college.name },
      userId,
      actorId: null,
      subject: `college:${collegeId}`,
      eventId: `${name}:${collegeId}:${occurredAt.toISOString()}`,
    });
  }
}
