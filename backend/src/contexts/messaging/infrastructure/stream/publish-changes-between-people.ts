import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../../../shared/application/domain-events';
import {
  ConnectionAccepted,
  ConnectionAnswered,
  ConnectionAnswerSettled,
  ConnectionAnswerUndone,
  ConnectionBlockChanged,
  ConnectionClosed,
  ConnectionDeclined,
  ConnectionEndedByRole,
  ConnectionQuestioned,
  ConnectionReminded,
  ConnectionRequested,
  MeetingAnswered,
  MeetingCancelled,
  MeetingMoved,
  MeetingProposed,
  MeetingScheduled,
  RelationshipsFacade,
} from '../../../mentorship';
import { PersonalEvents } from '../../application/stream/ports/stream-events';

const CONNECTIONS_CHANGED_EVENT = { type: 'connections.changed' } as const;

/**
 * Publishes events after the commit, at least once, so that no open page misses a change. A page that gets an event reads
 * the change, because the event is written later.
 */
@Injectable()
export class PublishChangesBetweenPeople implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly personalEvents: PersonalEvents,
    private readonly mentorship: RelationshipsFacade,
  ) {}

  onModuleInit(): void {
    for (const event of [
      ConnectionRequested,
      ConnectionQuestioned,
      ConnectionAnswered,
      ConnectionReminded,
      ConnectionAnswerSettled,
      ConnectionEndedByRole,
    ]) {
      this.events.subscribe(event, 'publish-connection-changes', ({ fromUserId, toUserId }) =>
        this.personalEvents.publish([fromUserId, toUserId], CONNECTIONS_CHANGED_EVENT),
      );
    }
    // While the answer can be undone, only the pages of the person who answered show it.
    for (const event of [ConnectionAccepted, ConnectionDeclined, ConnectionAnswerUndone]) {
      this.events.subscribe(event, 'publish-connection-answers', ({ toUserId }) =>
        this.personalEvents.publish([toUserId], CONNECTIONS_CHANGED_EVENT),
      );
    }
    this.events.subscribe(ConnectionBlockChanged, 'publish-blocks', ({ changedBy }) =>
      this.personalEvents.publish([changedBy], CONNECTIONS_CHANGED_EVENT),
    );
    this.events.subscribe(ConnectionClosed, 'publish-connection-endings', async ({ fromUserId, toUserId }) => {
      if (await this.#mayBothReceive(fromUserId, toUserId))
        await this.personalEvents.publish([fromUserId, toUserId], CONNECTIONS_CHANGED_EVENT);
    });
    for (const event of [MeetingScheduled, MeetingMoved, MeetingProposed, MeetingAnswered]) {
      this.events.subscribe(event, 'publish-meeting-changes', ({ meetingId, hostId, attendeeId }) =>
        this.personalEvents.publish([hostId, attendeeId], { type: 'meetings.changed', meetingId }),
      );
    }
    this.events.subscribe(
      MeetingCancelled,
      'publish-meeting-cancellations',
      async ({ meetingId, hostId, attendeeId }) => {
        if (await this.#mayBothReceive(hostId, attendeeId)) {
          await this.personalEvents.publish([hostId, attendeeId], { type: 'meetings.changed', meetingId });
        }
      },
    );
  }

  /** Checks whether both may get an event: after a block, only the person who blocks gets one. */
  async #mayBothReceive(one: number, other: number): Promise<boolean> {
    return !(await this.mentorship.findRelation(one, other)).isBlocked;
  }
}
