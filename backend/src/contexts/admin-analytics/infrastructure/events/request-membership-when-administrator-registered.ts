import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../../../shared/application/domain-events';
import { UserRegistered } from '../../../identity';
import { RequestMembership } from '../../application/request-membership';

@Injectable()
export class RequestMembershipWhenAdministratorRegistered implements OnModuleInit {
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
  }
}
