import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../../../shared/application/domain-events';
import { RoleChanged } from '../../../identity';
import { EndStudentActivity } from '../../application/activity/end-student-activity';

/** Runs in the unit of work of the role change, so that a former student is never listed. */
@Injectable()
export class EndActivityWhenRoleChanged implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly endActivity: EndStudentActivity,
  ) {}

  onModuleInit(): void {
    this.events.subscribeWithin(RoleChanged, 'end-activity-when-role-changed', async ({ userId, from }) => {
      if (from === 'student') await this.endActivity.execute(userId);
    });
  }
}
