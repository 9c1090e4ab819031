import { Injectable } from '@nestjs/common';
import { DatabaseNotifications } from '../../../../shared/infrastructure/notifications/database-notifications';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { LiveEvents } from '../../application/stream/ports/stream-events';
import type { LiveEvent } from '../../domain/stream/stream-events';

const STREAM_TOPIC = 'stream';

/** Announces on every instance who has new events. The events are stored in the database. */
@Injectable()
export class StreamAnnouncements {
  constructor(private readonly notifications: DatabaseNotifications) {}

  announce(userIds: Iterable<number>): void {
    for (const userId of userIds) this.notifications.announceToAll(STREAM_TOPIC, String(userId));
  }

  /** @param listener called without a person if announcements may have been missed */
  listen(listener: (userId?: number) => void): void {
    this.notifications.listen(STREAM_TOPIC, (subject) => listener(subject === undefined ? undefined : Number(subject)));
  }
}

const LIVE_TOPIC = 'live';
/** PostgreSQL accepts payloads of less than 8,000 bytes; a user ID takes at most 11 of them. */
const MAX_PEOPLE_PER_ANNOUNCEMENT = 500;

type AnnouncementListener = (userIds: readonly number[], event: LiveEvent) => void;

@Injectable()
export class AnnouncedLiveEvents extends LiveEvents {
  constructor(
    private readonly notifications: DatabaseNotifications,
    private readonly unitOfWork: UnitOfWork,
  ) {
    super();
  }

  send(userIds: readonly number[], event: LiveEvent): void {
    this.unitOfWork.afterCommit(() => {
      for (let from = 0; from < userIds.length; from += MAX_PEOPLE_PER_ANNOUNCEMENT) {
        const to = userIds.slice(from, from + MAX_PEOPLE_PER_ANNOUNCEMENT);
        this.notifications.announceToAll(LIVE_TOPIC, JSON.stringify({ to, event }));
      }
    });
  }

  listen(listener: AnnouncementListener): void {
    this.notifications.listen(LIVE_TOPIC, (subject) => {
      // No subject means that announcements were missed; live events are not sent again.
      if (subject === undefined) return;
      const { to, event } = JSON.parse(subject) as { to: number[]; event: LiveEvent };
      listener(to, event);
    });
  }
}
