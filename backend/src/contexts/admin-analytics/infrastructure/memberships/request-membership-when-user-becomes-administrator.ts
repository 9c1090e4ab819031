import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../../../shared/application/domain-events';
import { RoleChanged, UserRegistered } from '../../../identity';
import { RequestMembership } from '../../application/memberships/request-membership';

/** By registering with the role, or by taking it later. */
@Injectable()
export class RequestMembershipWhenUserBecomesAdministrator implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly requestMembership: RequestMembership,
  ) {}

  onModuleInit(): void {
    this.events.subscribe(
      UserRegistered,
      'request-membership-when-administrator-registered',
      async ({ userId, role, occurredAt }) => {
        if (role === 'college_admin') await this.requestMembership.execute({ userId, at: occurredAt });
      },
    );
    this.events.subscribe(
      RoleChanged,
      'request-membership-when-role-became-administrator',
      async ({ userId, to, occurredAt }) => {
        if (to === 'college_admin') await this.requestMembership.execute({ userId, at: occurredAt });
      },
    );
  }
}
