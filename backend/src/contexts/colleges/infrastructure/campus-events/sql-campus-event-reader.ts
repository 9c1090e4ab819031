import { Injectable } from '@nestjs/common';
import { ReadDatabase } from '../../../../shared/infrastructure/typeorm/read-database';
import {
  type CampusEventFilter,
  CampusEventReader,
  type CampusEventView,
  type EventViewer,
} from '../../application/campus-events/ports/campus-events';
import type { PageRequest } from '../../application/directory/ports/college-reader';
import { CampusEventNotFound } from '../../domain/campus-events/campus-event-errors';
import type { CampusEventId, PersonId } from '../../domain/catalogue/ids';
import { isoTimeSql } from '../catalogue/sql-helpers';

/** `$1` is the ID of the viewer; null for a visitor. */
const EVENT_COLUMNS_SQL = `e.id, e.college_id AS "collegeId", c.name AS "collegeName", e.title, e.description, e.location, e.url,
  ${isoTimeSql('e.starts_at')} AS "startTime", ${isoTimeSql('e.ends_at')} AS "endTime", e.time_zone AS "timeZone", e.status,
  e.is_sample AS "isSample",
  (SELECT count(*)::int FROM colleges.event_rsvps a WHERE a.event_id = e.id) AS "rsvpCount",
  EXISTS (SELECT FROM colleges.event_rsvps a WHERE a.event_id = e.id AND a.user_id = $1) AS "myRsvp",
  (e.created_by = $1::integer) IS TRUE AS mine`;
const FROM_EVENTS_SQL = 'FROM colleges.events e JOIN colleges.colleges c ON c.id = e.college_id';

@Injectable()
export class SqlCampusEventReader extends CampusEventReader {
  constructor(private readonly db: ReadDatabase) {
    super();
  }

  async list(filter: CampusEventFilter, { limit, offset }: PageRequest, viewer: EventViewer | null) {
    const isOver = filter.when === 'past';
    const filterConditionSql = `($2::integer[] IS NULL OR e.college_id = ANY ($2::integer[]))
      AND e.ends_at ${isOver ? '<=' : '>'} $3
      AND (e.status = 'published'
           OR e.status = 'pending' AND (e.created_by = $1::integer OR e.college_id = ANY ($4::integer[])))`;
    const values = [viewer?.id ?? null, filter.colleges ?? null, filter.now, viewer?.speaksFor ?? []];
    const [items, [counted]] = await Promise.all([
      this.db.query<CampusEventView>(
        `SELECT ${EVENT_COLUMNS_SQL} ${FROM_EVENTS_SQL} WHERE ${filterConditionSql}
         ORDER BY e.starts_at ${isOver ? 'DESC' : ''}, e.id LIMIT $5 OFFSET $6`,
        [...values, limit, offset],
      ),
      this.db.query<{ total: number }>(
        `SELECT count(*)::int AS total FROM colleges.events e WHERE ${filterConditionSql}`,
        values,
      ),
    ]);
    return { items, total: counted!.total };
  }

  async get(id: CampusEventId, viewer: PersonId | null): Promise<CampusEventView> {
    const [event] = await this.db.query<CampusEventView>(
      `SELECT ${EVENT_COLUMNS_SQL} ${FROM_EVENTS_SQL} WHERE e.id = $2`,
      [viewer, id],
    );
    if (!event) throw new CampusEventNotFound();
    return event;
  }
}
