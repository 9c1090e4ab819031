import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../../../shared/application/domain-events';
import { SyncMatchWithConnection } from '../../application/recommendations/list-matches';
import {
  ConnectionAccepted,
  ConnectionAnswerUndone,
  ConnectionClosed,
} from '../../domain/connections/connection-events';

/**
 * Runs in the unit of work of the change; a late event could end a match that has started again, or start one that is
 * over.
 */
@Injectable()
export class SyncMatchesWithConnections implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly syncMatchWithConnection: SyncMatchWithConnection,
  ) {}

  onModuleInit(): void {
    const { events, syncMatchWithConnection } = this;
    events.subscribeWithin(ConnectionAccepted, 'begin-match-when-connected', (event) =>
      syncMatchWithConnection.start(event.fromUserId, event.toUserId, event.occurredAt),
    );
    events.subscribeWithin(ConnectionAnswerUndone, 'take-back-match-when-answer-undone', (event) =>
      syncMatchWithConnection.undoStart(event.fromUserId, event.toUserId, event.answeredAt),
    );
    events.subscribeWithin(ConnectionClosed, 'end-match-when-connection-ends', (event) =>
      syncMatchWithConnection.end(event.fromUserId, event.toUserId, event.occurredAt),
    );
  }
}
