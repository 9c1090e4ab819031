import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../../../shared/application/domain-events';
import { IdentityFacade } from '../../../identity';
import { AdministratorVerified } from '../../domain/memberships/events';

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
