import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../../../shared/application/domain-events';
import { UserRegistered } from '../../../identity';
import { CreatePrivateProfile } from '../../application/privacy/create-private-profile';

@Injectable()
export class CreatePrivateProfileWhenRegistered implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly beginPrivateProfile: CreatePrivateProfile,
  ) {}

  onModuleInit(): void {
    // Whatever the role: it may become the one of students later.
    this.events.subscribe(UserRegistered, 'begin-private-profile-when-registered', ({ userId }) =>
      this.beginPrivateProfile.execute(userId),
    );
  }
}
