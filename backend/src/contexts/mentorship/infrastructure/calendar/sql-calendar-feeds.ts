import { Injectable } from '@nestjs/common';
import { hashSecret } from '../../../../shared/infrastructure/crypto-randomness';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { CalendarFeeds } from '../../application/calendar/ports/meeting-files';

@Injectable()
export class SqlCalendarFeeds extends CalendarFeeds {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async findCreatedAt(userId: number): Promise<Date | null> {
    const [feed] = await this.unitOfWork.query<{ createdAt: Date }>(
      'SELECT created_at AS "createdAt" FROM mentorship.calendar_feeds WHERE user_id = $1',
      [userId],
    );
    return feed?.createdAt ?? null;
  }

  async save(userId: number, token: string, at: Date): Promise<void> {
    await this.unitOfWork.query(
      `INSERT INTO mentorship.calendar_feeds (user_id, token_hash, created_at) VALUES ($1, $2, $3)
       ON CONFLICT (user_id) DO UPDATE SET token_hash = excluded.token_hash, created_at = excluded.created_at`,
      [userId, hashSecret(token), at],
    );
  }

  async delete(userId: number): Promise<void> {
    await this.unitOfWork.query('DELETE FROM mentorship.calendar_feeds WHERE user_id = $1', [userId]);
  }

  async findOwner(token: string): Promise<number | null> {
    const [feed] = await this.unitOfWork.query<{ userId: number }>(
      'SELECT user_id AS "userId" FROM mentorship.calendar_feeds WHERE token_hash = $1',
      [hashSecret(token)],
    );
    return feed?.userId ?? null;
  }
}
