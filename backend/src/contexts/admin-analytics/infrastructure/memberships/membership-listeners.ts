import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../../../shared/application/domain-events';
import { RoleChanged, UserRegistered, IdentityFacade } from '../../../identity';
import { RequestMembership } from '../../application/memberships/request-membership';
import { AdministratorVerified, MainAdministratorChanged, AdministratorRefused } from '../../domain/memberships/events';
import { CollegesFacade } from '../../../colleges';
import { MessagingFacade } from '../../../messaging';

/**
 * At registration with the role, or when a user changes to it later: in the same unit of work, so that no one has the
 * role for a college that doesn't exist, and every answer shows the request from the start.
 */
@Injectable()
export class RequestMembershipWhenUserBecomesAdministrator implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly requestMembership: RequestMembership,
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
      'request-membership-when-role-became-administrator',
      async ({ userId, to, occurredAt }) => {
        if (to === 'college_admin') await this.requestMembership.execute({ userId, at: occurredAt });
      },
    );
  }
}

@Injectable()
export class LogAdministratorVerified implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly identity: IdentityFacade,
  ) {}

  onModuleInit(): void {
    this.events.subscribe(
      AdministratorVerified,
      'note-for-audit-when-administrator-verified',
      ({ userId, occurredAt, forcedBecause }) =>
        this.identity.noteForAudit('administrator-verified', userId, occurredAt, forcedBecause ?? undefined),
    );
  }
}

@Injectable()
export class LogMainAdministratorChanged implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly identity: IdentityFacade,
  ) {}

  onModuleInit(): void {
    // Runs within the change: either both entries are stored, or neither the change nor the entries are.
    this.events.subscribeWithin(
      MainAdministratorChanged,
      'note-for-audit-when-main-administrator-changed',
      async ({ fromUserId, toUserId, occurredAt }) => {
        await this.identity.noteForAudit('main-administrator-handed-over', fromUserId, occurredAt);
        await this.identity.noteForAudit('main-administrator-received', toUserId, occurredAt);
      },
    );
  }
}

type Event = Pick<AdministratorRefused, 'userId' | 'collegeId' | 'occurredAt'>;

@Injectable()
export class NotifyAdministratorWhenDecided implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly colleges: CollegesFacade,
    private readonly messaging: MessagingFacade,
  ) {}

  onModuleInit(): void {
    this.events.subscribe(AdministratorVerified, 'notify-administrator-when-verified', (event) =>
      this.#notify(AdministratorVerified.eventName, event, 'approved'),
    );
    this.events.subscribe(AdministratorRefused, 'notify-administrator-when-refused', (event) =>
      this.#notify(AdministratorRefused.eventName, event, 'refused'),
    );
  }

  async #notify(name: string, { userId, collegeId, occurredAt }: Event, what: 'approved' | 'refused'): Promise<void> {
    const [college] = await this.colleges.namesOf([collegeId]);
    if (!college) return;
    await this.messaging.notify({
      kind: 'college',
      data: { what, collegeName: college.name },
      userId,
      actorId: null,
      subject: `college:${collegeId}`,
      eventId: `${name}:${collegeId}:${occurredAt.toISOString()}`,
    });
  }
}
