import { Injectable } from '@nestjs/common';
import type { PersonalDataTables } from '../../../../shared/application/personal-data';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import {
  type NotificationSelection,
  Notifications,
  type NotificationQuery,
} from '../../application/notifications/ports/notifications';
import type { ListedKind } from '../../domain/notification-settings/notification-kinds';
import { notificationSchema } from './notification.schema';
import type { NewNotification, NotificationState } from '../../domain/notifications/notification';

const NOTIFICATION_COLUMNS_SQL = `n.id::float AS id, n.user_id AS "userId", n.kind, n.subject, n.actor_id AS "actorId", n.data,
  n.event_id AS "eventId", n.created_at AS "createdAt", n.read_at AS "readAt"`;

/** Notifications that a page shows to $1, who switched off the kinds in $2. */
const IS_SHOWN_SQL = 'n.user_id = $1 AND NOT n.is_hidden AND n.kind <> ALL ($2::text[])';

const selectPageSql = (unreadOnly: boolean) => `
  SELECT ${NOTIFICATION_COLUMNS_SQL} FROM messaging.notifications n
  WHERE ${IS_SHOWN_SQL} ${unreadOnly ? 'AND n.read_at IS NULL' : ''} AND ($3::bigint IS NULL OR n.id < $3)
  ORDER BY n.id DESC LIMIT $4`;

const SELECT_UNREAD_COUNT = `
  SELECT count(*)::int AS count FROM (
    SELECT FROM messaging.notifications n WHERE ${IS_SHOWN_SQL} AND n.read_at IS NULL LIMIT $3
  ) AS few`;

const MARK_READ_SQL = `UPDATE messaging.notifications n SET read_at = $3 WHERE ${IS_SHOWN_SQL} AND n.read_at IS NULL`;

const MARK_SUBJECT_READ_SQL = `
  UPDATE messaging.notifications SET read_at = $3
  WHERE user_id = $1 AND subject = $2 AND read_at IS NULL AND ($4::text[] IS NULL OR kind = ANY ($4)) RETURNING id`;

const SET_HIDDEN_SQL = `
  UPDATE messaging.notifications SET is_hidden = $3
  WHERE (actor_id, user_id) IN (($1::int, $2::int), ($2, $1)) AND is_hidden <> $3`;

// Exports whole rows, so that new columns are included automatically. Leaves out the actor and blocks, which belong to
// others.
const SELECT_PERSONAL_DATA = `
  SELECT
    (SELECT coalesce(jsonb_agg(to_jsonb(n) - 'user_id' - 'actor_id' - 'is_hidden' ORDER BY n.id), '[]')
       FROM messaging.notifications n WHERE n.user_id = $1) AS notifications,
    -- What others have read is theirs.
    (SELECT coalesce(jsonb_agg(jsonb_build_object('kind', n.kind, 'created_at', n.created_at) ORDER BY n.id), '[]')
       FROM messaging.notifications n WHERE n.actor_id = $1) AS "notificationsToOthers"`;

@Injectable()
export class SqlNotifications extends Notifications {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async save(notification: NewNotification, at: Date): Promise<boolean> {
    const { userId, kind, subject, actorId, data, eventId } = notification;
    const row = { userId, kind, subject, actorId, data, eventId, createdAt: at };
    const inserted = await this.unitOfWork.manager
      .createQueryBuilder()
      .insert()
      .into(notificationSchema)
      .values(row)
      .orIgnore()
      .returning('id')
      .execute();
    return (inserted.raw as unknown[]).length > 0;
  }

  async list(
    userId: number,
    { limit, before, unreadOnly, without }: NotificationQuery,
  ): Promise<{ items: readonly NotificationState[]; hasMore: boolean }> {
    const parameters = [userId, without, before, limit + 1];
    const rows = await this.unitOfWork.query<NotificationState>(selectPageSql(unreadOnly), parameters);
    return { items: rows.slice(0, limit), hasMore: rows.length > limit };
  }

  async countUnread(userId: number, without: readonly ListedKind[], limit: number): Promise<number> {
    const [row] = await this.unitOfWork.query<{ count: number }>(SELECT_UNREAD_COUNT, [userId, without, limit]);
    return row!.count;
  }

  async markRead(
    userId: number,
    selection: NotificationSelection,
    without: readonly ListedKind[],
    at: Date,
  ): Promise<number> {
    const [condition, value] =
      'ids' in selection ? ['n.id = ANY ($4::bigint[])', selection.ids] : ['n.id <= $4::bigint', selection.upTo];
    const read = await this.unitOfWork.query(`${MARK_READ_SQL} AND ${condition} RETURNING n.id`, [
      userId,
      without,
      at,
      value,
    ]);
    return read.length;
  }

  async markSubjectRead(
    userId: number,
    subject: string,
    at: Date,
    kinds: readonly ListedKind[] | null = null,
  ): Promise<number> {
    return (await this.unitOfWork.query(MARK_SUBJECT_READ_SQL, [userId, subject, at, kinds])).length;
  }

  async hideBetween(one: number, other: number, isHidden: boolean): Promise<void> {
    await this.unitOfWork.query(SET_HIDDEN_SQL, [one, other, isHidden]);
  }

  async export(userId: number): Promise<PersonalDataTables> {
    const [found] = await this.unitOfWork.query<PersonalDataTables>(SELECT_PERSONAL_DATA, [userId]);
    return found!;
  }

  async erase(userId: number): Promise<void> {
    await this.unitOfWork.query('DELETE FROM messaging.notifications WHERE user_id = $1', [userId]);
    await this.unitOfWork.query('DELETE FROM messaging.notifications WHERE actor_id = $1', [userId]);
  }
}
