import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../../../shared/application/domain-events';
import { IdentityFacade } from '../../../identity';
import { MainAdministratorChanged } from '../../domain/memberships/events';

@Injectable()
export class LogMainAdministratorChanged implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly identity: IdentityFacade,
  ) {}

  onModuleInit(): void {
    // Within the change: both entries are there, or it did not happen.
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
