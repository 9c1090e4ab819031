import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../../../shared/application/domain-events';
import { UserRegistered } from '../../../identity';
import { BeginPrivateProfile } from '../../application/privacy/begin-private-profile';

@Injectable()
export class BeginPrivateProfileWhenRegistered implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly beginPrivateProfile: BeginPrivateProfile,
  ) {}

  onModuleInit(): void {
    // Whatever the role: it may become the one of students later.
    this.events.subscribe(UserRegistered, 'begin-private-profile-when-registered', ({ userId }) =>
      this.beginPrivateProfile.execute(userId),
    );
  }
}
