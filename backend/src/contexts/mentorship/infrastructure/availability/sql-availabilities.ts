import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { Availabilities, UserTimeZones } from '../../application/availability/ports/availabilities';
import type { HoursInZone, OfferedHours } from '../../domain/availability/availability';
import { availabilitySchema } from './availability.schema';

@Injectable()
export class SqlAvailabilities extends Availabilities {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async findByUserId(userId: number): Promise<HoursInZone | null> {
    const [hours] = await this.unitOfWork.query<HoursInZone>(
      `SELECT length_minutes AS "lengthMinutes", notice_hours AS "noticeHours", rules, days_off AS "daysOff",
         time_zone AS "timeZone"
       FROM mentorship.availabilities WHERE user_id = $1`,
      [userId],
    );
    return hours ?? null;
  }

  async save(userId: number, hours: OfferedHours, timeZone: string): Promise<void> {
    const rows = this.unitOfWork.manager.getRepository(availabilitySchema);
    await rows.upsert({ ...hours, userId, timeZone }, ['userId']);
  }

  async findIdsWithHours(userIds: readonly number[]): Promise<ReadonlySet<number>> {
    const rows = await this.unitOfWork.query<{ userId: number }>(
      `SELECT user_id AS "userId" FROM mentorship.availabilities
       WHERE user_id = ANY ($1::integer[]) AND rules <> '[]'`,
      [userIds],
    );
    return new Set(rows.map(({ userId }) => userId));
  }
}

@Injectable()
export class SqlUserTimeZones extends UserTimeZones {
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
