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
import { NotePresence } from '../../application/people-directory/note-presence';

/** In the unit of work of the change: nobody is found a moment after they left. */
@Injectable()
export class FinderHearsOfPeople implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly notePresence: NotePresence,
  ) {}

  onModuleInit(): void {
    for (const event of [
      ...[UserRegistered, EmailConfirmed, EmailChanged, RoleChanged],
      ...[AccountClosingAsked, AccountRestored, AccountSuspendedByOperator, SuspensionLifted],
    ]) {
      this.events.subscribeWithin(event, 'finder-hears-of-people', ({ userId }) => this.notePresence.execute(userId));
    }
  }
}
