import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../../../shared/application/domain-events';
import { SendIdentityNotice } from '../../application/external-sign-in/connected-identities';
import { IdentityConnected } from '../../domain/users/events';

@Injectable()
export class NotifyOwnerWhenIdentityConnected implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly sendIdentityNotice: SendIdentityNotice,
  ) {}

  onModuleInit(): void {
    this.events.subscribe(IdentityConnected, 'tell-owner-when-identity-connected', (connected) =>
      this.sendIdentityNotice.execute(connected),
    );
  }
}
