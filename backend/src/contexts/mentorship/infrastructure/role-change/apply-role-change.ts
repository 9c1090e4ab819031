import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../../../shared/application/domain-events';
import { RoleChanged } from '../../../identity';
import { UpdateDirectoryEntry } from '../../application/people-directory/update-directory';
import { HideStudentProfile } from '../../application/privacy/create-private-profile';
import { EndRelationshipsOfRole } from '../../application/role-change/end-relationships-of-role';

/**
 * Runs in the unit of work of the change, so that connections that the new role does not allow end immediately, the profile
 * of a new student is never visible against their wish, and the person is found in their new role.
 */
@Injectable()
export class ApplyRoleChange implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly updateDirectoryEntry: UpdateDirectoryEntry,
    private readonly endRelationships: EndRelationshipsOfRole,
    private readonly hideStudentProfile: HideStudentProfile,
  ) {}

  onModuleInit(): void {
    this.events.subscribeWithin(
      RoleChanged,
      'apply-role-change-to-relationships',
      async ({ userId, to, isConfirmed }) => {
        await this.updateDirectoryEntry.execute(userId);
        if (to === 'student') await this.hideStudentProfile.execute(userId);
        await this.endRelationships.execute({ userId, to, isConfirmed });
      },
    );
  }
}
