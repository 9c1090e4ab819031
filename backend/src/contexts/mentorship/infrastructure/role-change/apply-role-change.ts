import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../../../shared/application/domain-events';
import { RoleChanged } from '../../../identity';
import { HideStudentProfile } from '../../application/privacy/create-private-profile';
import { EndRelationshipsOfRole } from '../../application/role-change/end-relationships-of-role';

/**
 * Runs in the unit of work of the change, so that connections that the new role does not allow end immediately, and the
 * profile of a new student is never visible against their wish.
 */
@Injectable()
export class ApplyRoleChange implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly endRelationships: EndRelationshipsOfRole,
    private readonly hideStudentProfile: HideStudentProfile,
  ) {}

  onModuleInit(): void {
    this.events.subscribeWithin(
      RoleChanged,
      'apply-role-change-to-relationships',
      async ({ userId, to, isConfirmed }) => {
        if (to === 'student') await this.hideStudentProfile.execute(userId);
        await this.endRelationships.execute({ userId, to, isConfirmed });
      },
    );
  }
}
