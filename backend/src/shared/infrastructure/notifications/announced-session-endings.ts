import { Injectable } from '@nestjs/common';
import { SessionEndings } from '../../application/session-endings';
import { Session } from '../typeorm/session';
import { DatabaseNotifications } from './database-notifications';

const TOPIC = 'session-ended';

@Injectable()
export class AnnouncedSessionEndings extends SessionEndings {
  constructor(
    private readonly notifications: DatabaseNotifications,
    private readonly session: Session,
  ) {
    super();
  }

  announce(userId: number): void {
    this.session.afterwards(() => this.notifications.announceToAll(TOPIC, String(userId)));
  }

  listen(hear: (userId?: number) => void): void {
    this.notifications.listen(TOPIC, (subject) => hear(subject === undefined ? undefined : Number(subject)));
  }
}
