import { Injectable } from '@nestjs/common';
import { DatabaseNotifications } from '../../../../shared/infrastructure/notifications/database-notifications';

const TOPIC = 'stream';

/** Says on every instance for whom there is something new. What it is stands in the database. */
@Injectable()
export class StreamAnnouncements {
  constructor(private readonly notifications: DatabaseNotifications) {}

  announce(userIds: Iterable<number>): void {
    for (const userId of userIds) this.notifications.announceToAll(TOPIC, String(userId));
  }

  /** @param hear is called without a person where something may have been missed */
  listen(hear: (userId?: number) => void): void {
    this.notifications.listen(TOPIC, (subject) => hear(subject === undefined ? undefined : Number(subject)));
  }
}
