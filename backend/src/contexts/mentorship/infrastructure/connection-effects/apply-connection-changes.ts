import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../../../shared/application/domain-events';
import { RecordReplies } from '../../application/reply-times/record-replies';
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
    private readonly recordReplies: RecordReplies,
  ) {}

  onModuleInit(): void {
    const { events, applyConnectionChange, recordReplies } = this;
    events.subscribeWithin(ConnectionAccepted, 'start-match-when-connection-accepted', async (event) => {
      await applyConnectionChange.start(event, event.occurredAt);
      await recordReplies.answer(event, event.occurredAt);
    });
    events.subscribeWithin(ConnectionDeclined, 'update-counts-when-connection-declined', async (event) => {
      await applyConnectionChange.updateCounts(event);
      await recordReplies.decline(event, event.occurredAt);
    });
    events.subscribeWithin(ConnectionAnswerUndone, 'undo-match-when-answer-undone', (event) =>
      applyConnectionChange.undoStart(event, event.answeredAt),
    );
    events.subscribeWithin(ConnectionClosed, 'end-match-and-meetings-when-connection-closed', async (event) => {
      await applyConnectionChange.end(event, event.occurredAt);
      await recordReplies.close(event, event.occurredAt);
    });
  }
}
