import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../../../shared/application/domain-events';
import { AccountClosingAsked } from '../../../identity';
import { CancelMeetingsToCome } from '../../application/cancel-meetings-to-come';
import { ConnectionClosed, ConnectionDeclined } from '../../domain/events';

/** In the unit of work of the change: nobody waits for somebody who wants nothing to do with them any more. */
@Injectable()
export class CancelMeetingsOfThoseWhoPart implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly cancelMeetings: CancelMeetingsToCome,
  ) {}

  onModuleInit(): void {
    for (const event of [ConnectionClosed, ConnectionDeclined]) {
      this.events.subscribeWithin(event, 'cancel-meetings-of-those-who-part', ({ fromUserId, toUserId }) =>
        this.cancelMeetings.execute(fromUserId, toUserId),
      );
    }
    this.events.subscribeWithin(AccountClosingAsked, 'cancel-meetings-of-those-who-leave', ({ userId }) =>
      this.cancelMeetings.execute(userId),
    );
  }
}
