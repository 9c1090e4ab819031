import { Injectable } from '@nestjs/common';
import { SessionEndNotifier } from '../../application/session-end-notifier';
import { UnitOfWork } from '../typeorm/unit-of-work';
import { DatabaseNotifications } from './database-notifications';

const TOPIC = 'session-ended';

@Injectable()
export class PostgresSessionEndNotifier extends SessionEndNotifier {
  constructor(
    private readonly notifications: DatabaseNotifications,
    private readonly unitOfWork: UnitOfWork,
  ) {
    super();
  }

  announce(userId: number): void {
    this.unitOfWork.afterwards(() => this.notifications.announceToAll(TOPIC, String(userId)));
  }

  listen(hear: (userId?: number) => void): void {
    this.notifications.listen(TOPIC, (subject) => hear(subject === undefined ? undefined : Number(subject)));
  }
}
