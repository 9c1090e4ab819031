import { Injectable, Logger } from '@nestjs/common';
import { SecretBox } from '../../../../shared/infrastructure/secret-box';
import { Settings } from '../../../../shared/infrastructure/settings/settings';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { CalendarImports } from '../../application/calendar-import/ports/calendar-imports';
import type { Period } from '../../domain/availability/availability';
import { CalendarImport } from '../../domain/calendar-import/calendar-import';
import { type CalendarImportRow, calendarImportSchema } from './calendar-import.schema';

const COLUMNS_SQL = `c.user_id AS "userId", c.address, c.added_at AS "addedAt", c.read_at AS "readAt", c.failure, c.failures,
  c.next_read_at AS "nextReadAt"`;

@Injectable()
export class SqlCalendarImports extends CalendarImports {
  readonly #log = new Logger('CalendarImports');
  readonly #box: SecretBox;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    { sessionSecret }: Settings,
  ) {
    super();
    this.#box = new SecretBox(sessionSecret, 'mentorship: addresses of calendars');
  }

  async findByUserId(userId: number): Promise<CalendarImport | null> {
    const rows = await this.unitOfWork.query<CalendarImportRow>(
      `SELECT ${COLUMNS_SQL} FROM mentorship.calendar_imports c WHERE c.user_id = $1`,
      [userId],
    );
    return this.#restore(rows)[0] ?? null;
  }

  async save(calendar: CalendarImport): Promise<void> {
    await this.unitOfWork.manager.getRepository(calendarImportSchema).upsert(this.#toRow(calendar), ['userId']);
  }

  async saveIfUnchanged(calendar: CalendarImport): Promise<boolean> {
    const { userId, addedAt, readAt, failure, failures, nextReadAt } = calendar.snapshot();
    const { affected } = await this.unitOfWork.manager
      .getRepository(calendarImportSchema)
      .update({ userId, addedAt }, { readAt, failure, failures, nextReadAt });
    return affected === 1;
  }

  async saveBusyPeriods(userId: number, periods: readonly Period[]): Promise<void> {
    const startTimes = periods.map(({ startTime }) => startTime);
    const endTimes = periods.map(({ endTime }) => endTime);
    await this.unitOfWork.run(async () => {
      await this.unitOfWork.query(
        'DELETE FROM mentorship.imported_busy_periods WHERE user_id = $1 AND starts_at <> ALL ($2::timestamptz[])',
        [userId, startTimes],
      );
      await this.unitOfWork.query(
        `INSERT INTO mentorship.imported_busy_periods AS p (user_id, starts_at, ends_at)
         SELECT $1, b.starts_at, b.ends_at FROM unnest($2::timestamptz[], $3::timestamptz[]) AS b (starts_at, ends_at)
         ON CONFLICT (user_id, starts_at) DO UPDATE SET ends_at = excluded.ends_at WHERE p.ends_at <> excluded.ends_at`,
        [userId, startTimes, endTimes],
      );
    });
  }

  async delete(userId: number): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.unitOfWork.query('DELETE FROM mentorship.calendar_imports WHERE user_id = $1', [userId]);
      await this.unitOfWork.query('DELETE FROM mentorship.imported_busy_periods WHERE user_id = $1', [userId]);
    });
  }

  async takeDue(now: Date, leaseUntil: Date, limit: number): Promise<readonly CalendarImport[]> {
    const rows = await this.unitOfWork.query<CalendarImportRow>(
      `UPDATE mentorship.calendar_imports c SET next_read_at = $2
       WHERE c.user_id IN (
         SELECT d.user_id FROM mentorship.calendar_imports d WHERE d.next_read_at <= $1
         ORDER BY d.next_read_at LIMIT $3 FOR UPDATE SKIP LOCKED)
       RETURNING ${COLUMNS_SQL}`,
      [now, leaseUntil, limit],
    );
    return this.#restore(rows);
  }

  listBusyPeriods(userIds: readonly number[], from: Date, until: Date): Promise<readonly Period[]> {
    return this.unitOfWork.query<Period>(
      `SELECT starts_at AS "startTime", ends_at AS "endTime" FROM mentorship.imported_busy_periods
       WHERE user_id = ANY ($1::integer[]) AND starts_at < $3 AND ends_at > $2 ORDER BY starts_at, ends_at`,
      [userIds, from, until],
    );
  }

  #toRow(calendar: CalendarImport): CalendarImportRow {
    const { address, ...state } = calendar.snapshot();
    return { ...state, address: this.#box.encrypt(address, String(state.userId)) };
  }

  /** Leaves out calendars whose address was encrypted with another SESSION_SECRET. */
  #restore(rows: readonly CalendarImportRow[]): CalendarImport[] {
    return rows.flatMap(({ address, ...state }) => {
      try {
        return [CalendarImport.restore({ ...state, address: this.#box.decrypt(address, String(state.userId)) })];
      } catch (error) {
        this.#log.error(`The calendar of user ${state.userId} cannot be decrypted. Was SESSION_SECRET changed?`, error);
        return [];
      }
    });
  }
}
