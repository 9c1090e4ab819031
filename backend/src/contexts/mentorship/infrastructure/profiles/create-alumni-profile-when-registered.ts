import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../../../shared/application/domain-events';
import { UserRegistered } from '../../../identity';
import { CreateAlumniProfile } from '../../application/profiles/find-alumni-profile';

@Injectable()
export class CreateAlumniProfileWhenRegistered implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly createAlumniProfile: CreateAlumniProfile,
  ) {}

  onModuleInit(): void {
    this.events.subscribe(UserRegistered, 'begin-alumni-profile-when-registered', async ({ userId, role }) => {
      if (role === 'alumni') await this.createAlumniProfile.execute(userId);
    });
  }
}
