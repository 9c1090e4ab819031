import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../../../shared/application/domain-events';
import { AccountClosingRequested, AccountSuspendedByOperator } from '../../../identity';
import { CancelGroupHours } from '../../application/group-hours/change-group-hour';
import { PersonBlocked } from '../../domain/connections/person-blocked';

/** Ends group hours in the unit of work in which an account is suspended or starts closing, or two people are separated. */
@Injectable()
export class EndGroupHoursWhenPeopleLeave implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly cancelGroupHours: CancelGroupHours,
  ) {}

  onModuleInit(): void {
    this.events.subscribeWithin(AccountClosingRequested, 'end-group-hours-of-those-who-leave', ({ userId }) =>
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
