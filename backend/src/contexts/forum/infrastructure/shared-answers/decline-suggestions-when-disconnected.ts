import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../../../shared/application/domain-events';
import { ConnectionBlockChanged, ConnectionClosed } from '../../../mentorship';
import { DecideOnAnswer } from '../../application/shared-answers/decide-on-answer';

/**
 * Runs in the unit of work of the block or disconnection: nothing can be published between people who are no longer
 * connected.
 */
@Injectable()
export class DeclineSuggestionsWhenDisconnected implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly decideOnAnswer: DecideOnAnswer,
  ) {}

  onModuleInit(): void {
    this.events.subscribeWithin(ConnectionBlockChanged, 'end-suggestions-when-blocked', ({ changedBy, otherId }) =>
      this.decideOnAnswer.declineSuggestions(changedBy, otherId),
    );
    this.events.subscribeWithin(ConnectionClosed, 'end-suggestions-of-those-who-part', ({ fromUserId, toUserId }) =>
      this.decideOnAnswer.declineSuggestions(fromUserId, toUserId),
    );
  }
}
