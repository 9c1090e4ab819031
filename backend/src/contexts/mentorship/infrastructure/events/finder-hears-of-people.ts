import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../../../shared/application/domain-events';
import {
  AccountClosingAsked,
  AccountRestored,
  AccountSuspendedByOperator,
  RoleChanged,
  SuspensionLifted,
} from '../../../identity';
import { NotePresence } from '../../application/note-presence';

/** In the unit of work of the change: nobody is found a moment after they left. */
@Injectable()
export class FinderHearsOfPeople implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly notePresence: NotePresence,
  ) {}

  onModuleInit(): void {
    for (const event of [
      ...[AccountClosingAsked, AccountRestored, AccountSuspendedByOperator, SuspensionLifted, RoleChanged],
    ]) {
      this.events.subscribeWithin(event, 'finder-hears-of-people', ({ userId }) => this.notePresence.execute(userId));
    }
  }
}
