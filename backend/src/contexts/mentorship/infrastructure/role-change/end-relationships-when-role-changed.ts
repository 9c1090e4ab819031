import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../../../shared/application/domain-events';
import { RoleChanged } from '../../../identity';
import { EndRelationshipsOfRole } from '../../application/role-change/end-relationships-of-role';

/** Runs in the unit of work of the change, so that connections that the new role does not allow end immediately. */
@Injectable()
export class EndRelationshipsWhenRoleChanged implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly endTies: EndRelationshipsOfRole,
  ) {}

  onModuleInit(): void {
    this.events.subscribeWithin(RoleChanged, 'end-ties-when-role-changed', ({ userId, to, isConfirmed }) =>
      this.endTies.execute({ userId, to, isConfirmed }),
    );
  }
}
