import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { PersonalDataTables } from '../../../../shared/application/personal-data';
import { Settings } from '../../../../shared/infrastructure/settings/settings';
import { CURRENT_POSITION_SQL } from '../../../../shared/infrastructure/typeorm/replicas/primary-position';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { PersonalEvents, type EventCursor } from '../../application/stream/ports/stream-events';
import type { PersonalEvent, NumberedEvent, EventRange } from '../../domain/stream/stream-events';
import { StreamAnnouncements } from './stream-announcements';

interface PublishedEvent {
  readonly userId: number;
  readonly type: string;
  /** As JSON. */
  readonly data: string;
}

/**
 * A person's event IDs are counted in their cursor row, which stays locked until the unit of work is committed, so that
 * events with smaller IDs are visible first. Rows are locked in the order of user IDs, so that two writers don't
 * deadlock.
 */
const INSERT_EVENTS_SQL = `
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

const SELECT_PERSONAL_DATA = `
  SELECT
    (SELECT coalesce(jsonb_agg(to_jsonb(e) - 'user_id' - 'data' ORDER BY e.id), '[]')
       FROM messaging.stream_events e WHERE e.user_id = $1) AS "liveUpdates",
    (SELECT coalesce(jsonb_agg(to_jsonb(c) - 'user_id'), '[]')
       FROM messaging.stream_cursors c WHERE c.user_id = $1) AS "liveUpdatesCounted"`;

// Reads the newest and the oldest ID with one index lookup each.
const selectEventRangeSql = (readAfter: string): string => `
  SELECT ${readAfter}
    coalesce((SELECT last_id FROM messaging.stream_cursors WHERE user_id = $1), 0)::float AS "lastId",
    (SELECT id::float FROM messaging.stream_events WHERE user_id = $1 ORDER BY id LIMIT 1) AS "oldestId"`;

const selectEventsAfterSql = (readAfter: string): string => `
  SELECT ${readAfter} wanted.user_id AS "userId", event.id::float AS id, event.type, event.data
  FROM unnest($1::int[], $2::bigint[]) AS wanted (user_id, after)
  CROSS JOIN LATERAL (
    SELECT id, type, data FROM messaging.stream_events
    WHERE user_id = wanted.user_id AND id > wanted.after ORDER BY id LIMIT $3
  ) AS event
  ORDER BY wanted.user_id, event.id`;

/**
 * The same for rows on several servers: Citus can't distribute a LATERAL query with LIMIT, and needs the last condition to
 * find the shards. A person's event IDs have no gaps, so a range of them has a limit, too.
 */
const SELECT_DISTRIBUTED_EVENTS_AFTER = `
  SELECT event.user_id AS "userId", event.id::float AS id, event.type, event.data
  FROM unnest($1::int[], $2::bigint[]) AS wanted (user_id, after)
  JOIN messaging.stream_events AS event
    ON event.user_id = wanted.user_id AND event.id > wanted.after AND event.id <= wanted.after + $3
  WHERE event.user_id = ANY ($1)
  ORDER BY event.user_id, event.id`;

// Later than everything that the statement sees: a page that reads at least up to here sees what the events report.
const READ_AFTER_COLUMN = `${CURRENT_POSITION_SQL} AS "readAfter",`;
const SELECT_EVENT_RANGE = selectEventRangeSql('');
const SELECT_EVENT_RANGE_AND_POSITION = selectEventRangeSql(READ_AFTER_COLUMN);
const SELECT_EVENTS_AFTER = selectEventsAfterSql('');
const SELECT_EVENTS_AFTER_AND_POSITION = selectEventsAfterSql(READ_AFTER_COLUMN);

@Injectable()
export class SqlPersonalEvents extends PersonalEvents {
  /** Events that current units of work are going to write. */
  readonly #pendingEvents = new WeakMap<EntityManager, Map<string, PublishedEvent>>();
  readonly #erasedUserIds = new WeakMap<EntityManager, Set<number>>();

  readonly #hasReplicas: boolean;
  readonly #hasDistributedRows: boolean;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly announcements: StreamAnnouncements,
    { databaseReplicaUrls, hasDistributedRows }: Settings,
  ) {
    super();
    this.#hasDistributedRows = hasDistributedRows;
    this.#hasReplicas = databaseReplicaUrls.length > 0;
  }

  publish(userIds: readonly number[], { type, ...keys }: PersonalEvent): Promise<void> {
    const data = JSON.stringify(keys);
    return this.unitOfWork.run(() => {
      const pending = this.#getPendingEvents();
      for (const userId of userIds) pending.set(`${userId} ${type} ${data}`, { userId, type, data });
      return Promise.resolve();
    });
  }

  async findEventRange(userId: number): Promise<EventRange> {
    const [range] = await this.unitOfWork.query<EventRange>(
      this.#hasReplicas ? SELECT_EVENT_RANGE_AND_POSITION : SELECT_EVENT_RANGE,
      [userId],
    );
    return range!;
  }

  async findAfter(
    cursors: readonly EventCursor[],
    limit: number,
  ): Promise<ReadonlyMap<number, readonly NumberedEvent[]>> {
    const rows = await this.unitOfWork.runDetached(() =>
      this.unitOfWork.query<NumberedEvent & { userId: number }>(this.#selectEventsAfter(), [
        cursors.map(({ userId }) => userId),
        cursors.map(({ after }) => after),
        limit,
      ]),
    );
    const found = new Map<number, NumberedEvent[]>();
    for (const { userId, ...event } of rows) found.set(userId, [...(found.get(userId) ?? []), event]);
    return found;
  }

  async export(userId: number): Promise<PersonalDataTables> {
    const [found] = await this.unitOfWork.query<PersonalDataTables>(SELECT_PERSONAL_DATA, [userId]);
    return found!;
  }

  async erase(userId: number): Promise<void> {
    await this.unitOfWork.run(async () => {
      const erased = this.#erasedUserIds.get(this.unitOfWork.manager) ?? new Set();
      this.#erasedUserIds.set(this.unitOfWork.manager, erased.add(userId));
      // Waits for concurrent writes of events for this person.
      await this.unitOfWork.query(
        `INSERT INTO messaging.stream_cursors AS c VALUES ($1, 0)
         ON CONFLICT (user_id) DO UPDATE SET last_id = c.last_id`,
        [userId],
      );
      await this.unitOfWork.query('DELETE FROM messaging.stream_cursors WHERE user_id = $1', [userId]);
      await this.unitOfWork.query('DELETE FROM messaging.stream_events WHERE user_id = $1', [userId]);
    });
  }

  #selectEventsAfter(): string {
    if (this.#hasDistributedRows) return SELECT_DISTRIBUTED_EVENTS_AFTER;
    return this.#hasReplicas ? SELECT_EVENTS_AFTER_AND_POSITION : SELECT_EVENTS_AFTER;
  }

  #getPendingEvents(): Map<string, PublishedEvent> {
    const unit = this.unitOfWork.manager;
    const pending = this.#pendingEvents.get(unit);
    if (pending) return pending;
    const created = new Map<string, PublishedEvent>();
    this.#pendingEvents.set(unit, created);
    this.unitOfWork.beforeCommit(() => this.#write([...created.values()], this.#erasedUserIds.get(unit)));
    return created;
  }

  async #write(all: readonly PublishedEvent[], erased?: ReadonlySet<number>): Promise<void> {
    // Erased people have negative IDs where others still see them.
    const published = all.filter(({ userId }) => userId > 0 && !erased?.has(userId));
    if (published.length === 0) return;
    await this.unitOfWork.query(INSERT_EVENTS_SQL, [
      published.map(({ userId }) => userId),
      published.map(({ type }) => type),
      published.map(({ data }) => data),
    ]);
    const people = new Set(published.map(({ userId }) => userId));
    this.unitOfWork.afterCommit(() => this.announcements.announce(people));
  }
}
