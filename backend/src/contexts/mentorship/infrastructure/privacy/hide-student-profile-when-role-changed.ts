import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../../../shared/application/domain-events';
import { RoleChanged } from '../../../identity';
import { HideStudentProfile } from '../../application/privacy/hide-student-profile';

@Injectable()
export class HideStudentProfileWhenRoleChanged implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly stayHidden: HideStudentProfile,
  ) {}

  onModuleInit(): void {
    // In the unit of work of the change: a moment later somebody may have looked.
    this.events.subscribeWithin(RoleChanged, 'stay-hidden-when-role-changed', async ({ userId, to }) => {
      if (to === 'student') await this.stayHidden.execute(userId);
    });
  }
}
