import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../../../shared/application/domain-events';
import { ApplyConnectionChange } from '../../application/connection-effects/apply-connection-change';
import {
  ConnectionAccepted,
  ConnectionAnswerUndone,
  ConnectionClosed,
  ConnectionDeclined,
} from '../../integration-events/connection-events';

/** Runs in the unit of work of the change. */
@Injectable()
export class ApplyConnectionChanges implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly applyConnectionChange: ApplyConnectionChange,
  ) {}

  onModuleInit(): void {
    const { events, applyConnectionChange } = this;
    events.subscribeWithin(ConnectionAccepted, 'start-match-when-connection-accepted', (event) =>
      applyConnectionChange.start(event, event.occurredAt),
    );
    events.subscribeWithin(ConnectionDeclined, 'update-counts-when-connection-declined', (event) =>
      applyConnectionChange.updateCounts(event),
    );
    events.subscribeWithin(ConnectionAnswerUndone, 'undo-match-when-answer-undone', (event) =>
      applyConnectionChange.undoStart(event, event.answeredAt),
    );
    events.subscribeWithin(ConnectionClosed, 'end-match-and-meetings-when-connection-closed', (event) =>
      applyConnectionChange.end(event, event.occurredAt),
    );
  }
}
