import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../../../shared/application/domain-events';
import { AccountClosingRequested } from '../../../identity';
import { CancelUpcomingMeetings } from '../../application/meetings/change-meeting';
import { ConnectionAnswerSettled } from '../../integration-events/connection-events';

/** Cancels meetings in the unit of work that settles a declined request, or starts closing an account. */
@Injectable()
export class CancelMeetingsWhenDeclinedOrClosing implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly cancelMeetings: CancelUpcomingMeetings,
  ) {}

  onModuleInit(): void {
    this.events.subscribeWithin(
      ConnectionAnswerSettled,
      'cancel-meetings-when-declined',
      async ({ answer, fromUserId: userId, toUserId: withId }) => {
        if (answer === 'declined') await this.cancelMeetings.execute(userId, { withId });
      },
    );
    this.events.subscribeWithin(AccountClosingRequested, 'cancel-meetings-of-those-who-leave', ({ userId }) =>
      this.cancelMeetings.execute(userId),
    );
  }
}
