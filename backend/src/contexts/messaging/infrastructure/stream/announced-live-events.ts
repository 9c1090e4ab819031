import { Injectable } from '@nestjs/common';
import { DatabaseNotifications } from '../../../../shared/infrastructure/notifications/database-notifications';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { LiveEvents } from '../../application/stream/ports/live-events';
import type { LiveEvent } from '../../domain/stream/live-event';

const TOPIC = 'live';
/** PostgreSQL takes payloads of less than 8,000 bytes; a person is at most 11 of them. */
const PEOPLE_AT_ONCE = 500;

type Hear = (userIds: readonly number[], event: LiveEvent) => void;

@Injectable()
export class AnnouncedLiveEvents extends LiveEvents {
  constructor(
    private readonly notifications: DatabaseNotifications,
    private readonly unitOfWork: UnitOfWork,
  ) {
    super();
  }

  send(userIds: readonly number[], event: LiveEvent): void {
    this.unitOfWork.afterwards(() => {
      for (let from = 0; from < userIds.length; from += PEOPLE_AT_ONCE) {
        const to = userIds.slice(from, from + PEOPLE_AT_ONCE);
        this.notifications.announceToAll(TOPIC, JSON.stringify({ to, event }));
      }
    });
  }

  listen(hear: Hear): void {
    this.notifications.listen(TOPIC, (subject) => {
      // Without a subject something was missed, and it is over.
      if (subject === undefined) return;
      const { to, event } = JSON.parse(subject) as { to: number[]; event: LiveEvent };
      hear(to, event);
    });
  }
}
