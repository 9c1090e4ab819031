import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../../../shared/application/domain-events';
import { AccountClosingRequested, AccountSuspendedByOperator } from '../../../identity';
import { CancelGroupHours } from '../../application/group-hours/change-group-hour';
import { PersonBlocked } from '../../domain/connections/person-blocked';

/**
 * Ends group hours when an account is suspended or starts closing, and in the unit of work of a block. Until the first
 * is handled, such hosts are already in no list.
 */
@Injectable()
export class EndGroupHoursWhenPeopleLeave implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly cancelGroupHours: CancelGroupHours,
  ) {}

  onModuleInit(): void {
    this.events.subscribe(AccountClosingRequested, 'end-group-hours-of-those-who-leave', ({ userId }) =>
      this.cancelGroupHours.endAllOf(userId),
    );
    this.events.subscribe(AccountSuspendedByOperator, 'end-group-hours-of-suspended-people', ({ userId }) =>
      this.cancelGroupHours.endAllOf(userId),
    );
    this.events.subscribeWithin(PersonBlocked, 'end-group-hours-after-block', ({ blockerId, blockedId }) =>
      this.cancelGroupHours.endBetween(blockerId, blockedId),
    );
  }
}
