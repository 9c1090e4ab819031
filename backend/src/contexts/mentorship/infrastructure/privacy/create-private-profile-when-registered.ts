import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../../../shared/application/domain-events';
import { UserRegistered, RoleChanged } from '../../../identity';
import { CreatePrivateProfile, HideStudentProfile } from '../../application/privacy/create-private-profile';

@Injectable()
export class CreatePrivateProfileWhenRegistered implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly createPrivateProfile: CreatePrivateProfile,
  ) {}

  onModuleInit(): void {
    // For every role, because the role can change to student later.
    this.events.subscribe(UserRegistered, 'begin-private-profile-when-registered', ({ userId }) =>
      this.createPrivateProfile.execute(userId),
    );
  }
}

@Injectable()
export class HideStudentProfileWhenRoleChanged implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly stayHidden: HideStudentProfile,
  ) {}

  onModuleInit(): void {
    // In the unit of work of the change, because otherwise the profile would be visible until the event is delivered.
    this.events.subscribeWithin(RoleChanged, 'stay-hidden-when-role-changed', async ({ userId, to }) => {
      if (to === 'student') await this.stayHidden.execute(userId);
    });
  }
}
