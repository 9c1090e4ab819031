import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../../../shared/application/domain-events';
import { UserRegistered } from '../../../identity';
import { CreatePrivateProfile } from '../../application/privacy/create-private-profile';

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
