import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import {
  GivenMinutes,
  type HelpedStudents,
  MinutesCharges,
  type MonthlyMinutes,
} from '../../application/minutes/ports/minutes';
import type { ChargeSource, MinutesCharge } from '../../domain/minutes/minutes';
import { lockUser } from '../profiles/user-locks';
import { minutesChargeSchema, minutesGivenSchema, toFirstDay } from './minutes.schema';
import { updatePausedEntry } from '../search-index/finder-entries';

@Injectable()
export class SqlGivenMinutes extends GivenMinutes {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  /** Takes the lock that changes of connections and meetings also take, so that these can charge without a deadlock. */
  lock(userId: number): Promise<void> {
    return lockUser(this.unitOfWork, userId);
  }

  async findByUserId(userId: number): Promise<MonthlyMinutes | null> {
    const [row] = await this.unitOfWork.query<MonthlyMinutes>(
      `SELECT user_id AS "userId", minutes_per_month AS "minutesPerMonth", to_char(month, 'YYYY-MM') AS month,
         month_ends_at AS "endsAt", is_paused AS "isPaused"
       FROM mentorship.minutes_given WHERE user_id = $1`,
      [userId],
    );
    return row ?? null;
  }

  async save(minutes: MonthlyMinutes): Promise<void> {
    await this.unitOfWork.run(async () => {
      const rows = this.unitOfWork.manager.getRepository(minutesGivenSchema);
      await rows.upsert({ ...minutes, month: toFirstDay(minutes.month) }, ['userId']);
      await updatePausedEntry(this.unitOfWork, minutes.userId);
    });
  }

  async delete(userId: number): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.unitOfWork.query('DELETE FROM mentorship.minutes_given WHERE user_id = $1', [userId]);
      await updatePausedEntry(this.unitOfWork, userId);
    });
  }

  async listWithMonthOver(now: Date, limit: number): Promise<readonly number[]> {
    const rows = await this.unitOfWork.query<{ userId: number }>(
      `SELECT user_id AS "userId" FROM mentorship.minutes_given
       WHERE month_ends_at <= $1 ORDER BY month_ends_at, user_id LIMIT $2`,
      [now, limit],
    );
    return rows.map(({ userId }) => userId);
  }
}

@Injectable()
export class SqlMinutesCharges extends MinutesCharges {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async sum(userId: number, month: string): Promise<number> {
    const [row] = await this.unitOfWork.query<{ minutes: number }>(
      `SELECT coalesce(sum(minutes), 0)::integer AS minutes FROM mentorship.minutes_charges
       WHERE user_id = $1 AND month = $2::date AND returned_at IS NULL`,
      [userId, toFirstDay(month)],
    );
    return row!.minutes;
  }

  async findLatest(userId: number, source: ChargeSource): Promise<MinutesCharge | null> {
    const [row] = await this.unitOfWork.query<Omit<MinutesCharge, 'source'>>(
      `SELECT user_id AS "userId", to_char(month, 'YYYY-MM') AS month, minutes, college_id AS "collegeId",
         charged_at AS "chargedAt", returned_at AS "returnedAt"
       FROM mentorship.minutes_charges
       WHERE user_id = $1 AND kind = $2 AND source_id = $3 AND returned_at IS NULL
       ORDER BY charged_at DESC LIMIT 1`,
      [userId, source.kind, source.id],
    );
    return row ? { ...row, source } : null;
  }

  async save({ source: { kind, id: sourceId }, ...charge }: MinutesCharge): Promise<void> {
    const rows = this.unitOfWork.manager.getRepository(minutesChargeSchema);
    const row = { ...charge, kind, sourceId, month: toFirstDay(charge.month) };
    await rows.upsert(row, ['userId', 'kind', 'sourceId', 'chargedAt']);
  }

  // The other side of a connection or call that no longer exists counts as one student for each. Who asked an open
  // question is not known here.
  listHelped(userId: number, months: readonly string[], now: Date): Promise<readonly HelpedStudents[]> {
    return this.unitOfWork.query<HelpedStudents>(
      `SELECT c.college_id AS "collegeId",
         count(DISTINCT coalesce(
           coalesce(k.from_user_id, CASE m.host_id WHEN $1 THEN m.attendee_id ELSE m.host_id END)::text,
           c.kind || c.source_id))::integer AS students,
         sum(c.minutes)::integer AS minutes
       FROM mentorship.minutes_charges c
       LEFT JOIN mentorship.connections k ON c.kind = 'request' AND k.id = c.source_id
       LEFT JOIN mentorship.meetings m ON c.kind = 'meeting' AND m.id = c.source_id
       WHERE c.user_id = $1 AND c.month = ANY ($2::date[]) AND c.returned_at IS NULL AND c.college_id IS NOT NULL
         -- Students who join a group hour may ask about any college.
         AND c.kind <> 'group-hour' AND (c.kind <> 'meeting' OR m.status = 'confirmed' AND m.end_time <= $3)
       GROUP BY c.college_id ORDER BY minutes DESC, c.college_id`,
      [userId, months.map(toFirstDay), now],
    );
  }
}
