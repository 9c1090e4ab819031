import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../../../shared/application/domain-events';
import {
  AccountClosingAsked,
  AccountRestored,
  AccountSuspendedByOperator,
  EmailChanged,
  EmailConfirmed,
  RoleChanged,
  SuspensionLifted,
  UserRegistered,
} from '../../../identity';
import { UpdateDirectoryEntry } from '../../application/people-directory/update-directory';

/** In the unit of work of the change: no one is found a moment after they left. */
@Injectable()
export class UpdateDirectoryWhenAccountChanged implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly updateDirectoryEntry: UpdateDirectoryEntry,
  ) {}

  onModuleInit(): void {
    for (const event of [
      ...[UserRegistered, EmailConfirmed, EmailChanged, RoleChanged],
      ...[AccountClosingAsked, AccountRestored, AccountSuspendedByOperator, SuspensionLifted],
    ]) {
      this.events.subscribeWithin(event, 'finder-hears-of-people', ({ userId }) =>
        this.updateDirectoryEntry.execute(userId),
      );
    }
  }
}
