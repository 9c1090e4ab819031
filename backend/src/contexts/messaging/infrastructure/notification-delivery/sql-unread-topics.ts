import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import {
  type MailedTopic,
  MAX_ITEMS_PER_TOPIC,
  type UnreadTopic,
  UnreadTopics,
} from '../../application/notification-delivery/ports/outgoing-mails';
import { findConversationPartnerId } from '../../domain/delivery-schedule/mail-plan';
import type { UnreadItem } from '../../domain/notification-delivery/unread-items';
import type { NotificationKind } from '../../domain/notification-settings/notification-kinds';
import type { NotificationState } from '../../domain/notifications/notification';
import {
  CONVERSATION_COLUMNS_SQL,
  type ConversationRow,
  toConversationSide,
} from '../conversations/conversation.schema';

const SELECT_UNREAD_NOTIFICATIONS = `
  SELECT n.id::float8 AS id, n.user_id AS "userId", n.kind, n.subject, n.actor_id AS "actorId", n.data,
    n.event_id AS "eventId", n.created_at AS "createdAt", n.read_at AS "readAt"
  FROM unnest($2::text[], $3::text[], $4::timestamptz[]) AS t (kind, subject, since)
  CROSS JOIN LATERAL (
    SELECT * FROM messaging.notifications n
    WHERE n.user_id = $1 AND n.read_at IS NULL AND NOT n.is_hidden
      AND n.kind = t.kind AND n.subject = t.subject AND n.created_at >= t.since
    ORDER BY n.id DESC LIMIT $5
  ) AS n`;

const SELECT_UNREAD_CONVERSATIONS = `
  SELECT ${CONVERSATION_COLUMNS_SQL} FROM messaging.conversations c
  WHERE c.owner_id = $1 AND c.other_id = ANY ($2) AND NOT c.is_hidden AND c.unread_count > 0`;

@Injectable()
export class SqlUnreadTopics extends UnreadTopics {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async listUnread(userId: number, topics: readonly MailedTopic[]): Promise<readonly UnreadTopic[]> {
    const notifications = await this.#queryNotifications(
      userId,
      topics.filter((topic) => findConversationPartnerId(topic) === null),
    );
    const sides = await this.#queryConversations(
      userId,
      topics.flatMap((topic) => findConversationPartnerId(topic) ?? []),
    );
    const itemsOf = (topic: MailedTopic): readonly UnreadItem[] =>
      findConversationPartnerId(topic) === null
        ? notifications
            .filter(({ kind, subject }) => kind === topic.kind && subject === topic.subject)
            .map((notification) => ({ type: 'notification', notification }))
        : sides
            .map(toConversationSide)
            .filter(({ otherId }) => otherId === findConversationPartnerId(topic))
            .map((side) => ({ type: 'conversation', side }));
    return topics
      .map((topic) => ({ topic: { ...topic, kind: topic.kind as NotificationKind }, news: itemsOf(topic) }))
      .filter(({ news }) => news.length > 0);
  }

  async #queryNotifications(userId: number, topics: readonly MailedTopic[]): Promise<readonly NotificationState[]> {
    if (topics.length === 0) return [];
    return this.unitOfWork.query<NotificationState>(SELECT_UNREAD_NOTIFICATIONS, [
      userId,
      topics.map(({ kind }) => kind),
      topics.map(({ subject }) => subject),
      topics.map(({ since }) => since),
      MAX_ITEMS_PER_TOPIC,
    ]);
  }

  async #queryConversations(userId: number, otherIds: readonly number[]): Promise<readonly ConversationRow[]> {
    return otherIds.length === 0
      ? []
      : this.unitOfWork.query<ConversationRow>(SELECT_UNREAD_CONVERSATIONS, [userId, otherIds]);
  }
}
