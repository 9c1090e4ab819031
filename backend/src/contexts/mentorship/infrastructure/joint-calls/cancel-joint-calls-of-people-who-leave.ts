import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../../../shared/application/domain-events';
import { AccountSuspendedByOperator } from '../../../identity';
import { CancelJointCalls } from '../../application/joint-calls/cancel-joint-calls';
import { PersonBlocked } from '../../domain/connections/person-blocked';

/** Cancels joint calls when an account is suspended, and in the unit of work in which one alum blocks the other. */
@Injectable()
export class CancelJointCallsOfPeopleWhoLeave implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly cancelJointCalls: CancelJointCalls,
  ) {}

  onModuleInit(): void {
    this.events.subscribe(AccountSuspendedByOperator, 'cancel-joint-calls-of-suspended-people', ({ userId }) =>
      this.cancelJointCalls.execute(userId),
    );
    this.events.subscribeWithin(PersonBlocked, 'cancel-joint-calls-after-block', ({ blockerId, blockedId }) =>
      this.cancelJointCalls.execute(blockerId, blockedId),
    );
  }
}
