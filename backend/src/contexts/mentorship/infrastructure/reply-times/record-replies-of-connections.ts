import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../../../shared/application/domain-events';
import { RecordReplies } from '../../application/reply-times/record-replies';
import {
  ConnectionAnswerUndone,
  ConnectionQuestioned,
  ConnectionRequested,
} from '../../integration-events/connection-events';

/**
 * Runs in the unit of work of the change: a reply time needs the request and its answer in their order. Answers that
 * connect or decline, and the end of a request, are recorded with their other effects.
 */
@Injectable()
export class RecordRepliesOfConnections implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly recordReplies: RecordReplies,
  ) {}

  onModuleInit(): void {
    const { events, recordReplies } = this;
    events.subscribeWithin(ConnectionRequested, 'record-request-for-reply-time', (event) =>
      recordReplies.start(event, event.occurredAt),
    );
    events.subscribeWithin(ConnectionQuestioned, 'record-question-for-reply-time', (event) =>
      recordReplies.answer(event, event.occurredAt),
    );
    events.subscribeWithin(ConnectionAnswerUndone, 'undo-reply-time-when-answer-undone', (event) =>
      recordReplies.undo(event, event.answeredAt),
    );
  }
}
