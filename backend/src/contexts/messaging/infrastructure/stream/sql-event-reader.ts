import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { EventReader, type Wanted } from '../../application/stream/ports/event-reader';
import type { KeptEvents } from '../../domain/stream/catching-up';
import type { NumberedEvent } from '../../domain/stream/personal-event';

// Both ends of the person's part of the primary key.
const KEPT = `
  SELECT
    coalesce((SELECT last_id FROM messaging.stream_cursors WHERE user_id = $1), 0)::float AS "lastId",
    (SELECT id::float FROM messaging.stream_events WHERE user_id = $1 ORDER BY id LIMIT 1) AS "oldestId"`;

const AFTER = `
  SELECT wanted.user_id AS "userId", event.id::float AS id, event.type, event.data
  FROM unnest($1::int[], $2::bigint[]) AS wanted (user_id, after)
  CROSS JOIN LATERAL (
    SELECT id, type, data FROM messaging.stream_events
    WHERE user_id = wanted.user_id AND id > wanted.after ORDER BY id LIMIT $3
  ) AS event
  ORDER BY wanted.user_id, event.id`;

@Injectable()
export class SqlEventReader extends EventReader {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async keptOf(userId: number): Promise<KeptEvents> {
    const [kept] = await this.unitOfWork.query<KeptEvents>(KEPT, [userId]);
    return kept!;
  }

  async after(wanted: readonly Wanted[], limit: number): Promise<ReadonlyMap<number, readonly NumberedEvent[]>> {
    const rows = await this.unitOfWork.apart(() =>
      this.unitOfWork.query<NumberedEvent & { userId: number }>(AFTER, [
        wanted.map(({ userId }) => userId),
        wanted.map(({ after }) => after),
        limit,
      ]),
    );
    const found = new Map<number, NumberedEvent[]>();
    for (const { userId, ...event } of rows) found.set(userId, [...(found.get(userId) ?? []), event]);
    return found;
  }
}
