import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../../../shared/application/domain-events';
import { ConnectionBlockChanged, ConnectionClosed } from '../../../mentorship';
import { DecideOnAnswer } from '../../application/shared-answers/decide-on-answer';

/** In the unit of work of the change: nothing can be published between people who want nothing to do with each other. */
@Injectable()
export class EndSuggestionsWhenPeoplePart implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly decideOnAnswer: DecideOnAnswer,
  ) {}

  onModuleInit(): void {
    this.events.subscribeWithin(ConnectionBlockChanged, 'end-suggestions-when-blocked', ({ changedBy, otherId }) =>
      this.decideOnAnswer.endSuggestions(changedBy, otherId),
    );
    this.events.subscribeWithin(ConnectionClosed, 'end-suggestions-of-those-who-part', ({ fromUserId, toUserId }) =>
      this.decideOnAnswer.endSuggestions(fromUserId, toUserId),
    );
  }
}
