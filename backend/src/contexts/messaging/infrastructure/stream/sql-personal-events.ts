import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { PersonalDataTables } from '../../../../shared/application/personal-data';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { PersonalEvents } from '../../application/stream/ports/personal-events';
import type { PersonalEvent } from '../../domain/stream/personal-event';
import { StreamAnnouncements } from './stream-announcements';

interface Published {
  readonly userId: number;
  readonly type: string;
  /** As JSON. */
  readonly data: string;
}

/**
 * A person's ids are counted in their row of cursors, which stays locked until the unit of work is written: whatever has a
 * smaller id is visible before it. Rows are taken in the order of people, so that no two writers wait for each other.
 */
const WRITE = `
  WITH published AS (
    SELECT * FROM unnest($1::int[], $2::text[], $3::jsonb[]) WITH ORDINALITY AS p (user_id, type, data, n)
  ), counted AS (
    INSERT INTO messaging.stream_cursors AS c (user_id, last_id)
    SELECT user_id, count(*) FROM published GROUP BY user_id ORDER BY user_id
    ON CONFLICT (user_id) DO UPDATE SET last_id = c.last_id + excluded.last_id
    RETURNING user_id, last_id
  )
  INSERT INTO messaging.stream_events (user_id, id, type, data)
  SELECT user_id, last_id + 1 - row_number() OVER (PARTITION BY user_id ORDER BY n DESC), type, data
  FROM published JOIN counted USING (user_id)`;

const EVERYTHING = `
  SELECT
    (SELECT coalesce(jsonb_agg(to_jsonb(e) - 'user_id' - 'data' ORDER BY e.id), '[]')
       FROM messaging.stream_events e WHERE e.user_id = $1) AS "liveUpdates",
    (SELECT coalesce(jsonb_agg(to_jsonb(c) - 'user_id'), '[]')
       FROM messaging.stream_cursors c WHERE c.user_id = $1) AS "liveUpdatesCounted"`;

@Injectable()
export class SqlPersonalEvents extends PersonalEvents {
  /** What units of work in progress are going to write. */
  readonly #waiting = new WeakMap<EntityManager, Map<string, Published>>();
  readonly #erased = new WeakMap<EntityManager, Set<number>>();

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly announcements: StreamAnnouncements,
  ) {
    super();
  }

  publish(userIds: readonly number[], { type, ...keys }: PersonalEvent): Promise<void> {
    const data = JSON.stringify(keys);
    return this.unitOfWork.run(() => {
      const waiting = this.#ofThisUnit();
      for (const userId of userIds) waiting.set(`${userId} ${type} ${data}`, { userId, type, data });
      return Promise.resolve();
    });
  }

  async of(userId: number): Promise<PersonalDataTables> {
    const [found] = await this.unitOfWork.query<PersonalDataTables>(EVERYTHING, [userId]);
    return found!;
  }

  async erase(userId: number): Promise<void> {
    await this.unitOfWork.run(async () => {
      const erased = this.#erased.get(this.unitOfWork.manager) ?? new Set();
      this.#erased.set(this.unitOfWork.manager, erased.add(userId));
      // Waits for what is being published to them at this moment.
      await this.unitOfWork.query(
        `INSERT INTO messaging.stream_cursors AS c VALUES ($1, 0)
         ON CONFLICT (user_id) DO UPDATE SET last_id = c.last_id`,
        [userId],
      );
      await this.unitOfWork.query('DELETE FROM messaging.stream_cursors WHERE user_id = $1', [userId]);
      await this.unitOfWork.query('DELETE FROM messaging.stream_events WHERE user_id = $1', [userId]);
    });
  }

  #ofThisUnit(): Map<string, Published> {
    const unit = this.unitOfWork.manager;
    const known = this.#waiting.get(unit);
    if (known) return known;
    const made = new Map<string, Published>();
    this.#waiting.set(unit, made);
    this.unitOfWork.lastly(() => this.#write([...made.values()], this.#erased.get(unit)));
    return made;
  }

  async #write(all: readonly Published[], erased?: ReadonlySet<number>): Promise<void> {
    // Erased people have negative ids where others still see them.
    const published = all.filter(({ userId }) => userId > 0 && !erased?.has(userId));
    if (published.length === 0) return;
    await this.unitOfWork.query(WRITE, [
      published.map(({ userId }) => userId),
      published.map(({ type }) => type),
      published.map(({ data }) => data),
    ]);
    const people = new Set(published.map(({ userId }) => userId));
    this.unitOfWork.afterwards(() => this.announcements.announce(people));
  }
}
