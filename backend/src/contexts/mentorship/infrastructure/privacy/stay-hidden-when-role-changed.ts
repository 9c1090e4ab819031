import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../../../shared/application/domain-events';
import { RoleChanged } from '../../../identity';
import { StayHiddenAsStudent } from '../../application/privacy/stay-hidden-as-student';

@Injectable()
export class StayHiddenWhenRoleChanged implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly stayHidden: StayHiddenAsStudent,
  ) {}

  onModuleInit(): void {
    // In the unit of work of the change: a moment later somebody may have looked.
    this.events.subscribeWithin(RoleChanged, 'stay-hidden-when-role-changed', async ({ userId, to }) => {
      if (to === 'student') await this.stayHidden.execute(userId);
    });
  }
}
