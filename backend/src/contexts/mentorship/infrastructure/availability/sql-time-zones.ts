import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { TimeZones } from '../../application/availability/ports/time-zones';

@Injectable()
export class SqlTimeZones extends TimeZones {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async save(userId: number, timeZone: string, at: Date): Promise<void> {
    await this.unitOfWork.query(
      `INSERT INTO mentorship.time_zones (user_id, time_zone, told_at) VALUES ($1, $2, $3)
       ON CONFLICT (user_id) DO UPDATE SET time_zone = excluded.time_zone, told_at = excluded.told_at`,
      [userId, timeZone, at],
    );
  }

  async findByUserIds(userIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
    const rows = await this.unitOfWork.query<{ userId: number; timeZone: string }>(
      `SELECT user_id AS "userId", time_zone AS "timeZone" FROM mentorship.time_zones
       WHERE user_id = ANY ($1::integer[])`,
      [userIds],
    );
    return new Map(rows.map(({ userId, timeZone }) => [userId, timeZone]));
  }
}
