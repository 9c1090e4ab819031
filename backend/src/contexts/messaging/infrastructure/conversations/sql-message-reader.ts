import { Injectable } from '@nestjs/common';
import { MAX_ID } from '../../../../shared/domain/id';
import { ReadDatabase } from '../../../../shared/infrastructure/typeorm/read-database';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import {
  type FoundMessages,
  type MessageQuery,
  MessageReader,
  type RequestMessage,
  type SearchedMessage,
} from '../../application/conversations/ports/messages';
import type { MessageState } from '../../domain/conversations/message';
import { MESSAGE_COLUMNS_SQL } from './message.schema';
import { SEARCH_ALL_MESSAGES, SEARCH_NEWEST_MESSAGES, SET_SEARCH_MEMORY_SQL } from './message-search-statements';

const HIDDEN_PEOPLE_SQL = `ARRAY(SELECT c.other_id FROM messaging.conversations c WHERE c.owner_id = $1 AND c.is_hidden)`;

// Two halves, each of which uses an index; one condition with OR would scan the whole table.
const SELECT_OWN_MESSAGES = `
  SELECT * FROM (
    (SELECT ${MESSAGE_COLUMNS_SQL} FROM messaging.messages m
     WHERE m.sender_id = $1 AND m.id < $2 AND m.recipient_id <> ALL (${HIDDEN_PEOPLE_SQL}) ORDER BY m.id DESC LIMIT $3)
    UNION ALL
    (SELECT ${MESSAGE_COLUMNS_SQL} FROM messaging.messages m
     WHERE m.recipient_id = $1 AND m.id < $2 AND m.sender_id <> ALL (${HIDDEN_PEOPLE_SQL}) ORDER BY m.id DESC LIMIT $3)
  ) AS own ORDER BY id DESC LIMIT $3`;

// The first condition limits the search to two shards if rows are distributed by sender.
const IS_OF_PAIR_SQL = `m.sender_id IN ($1::int, $2::int) AND least(m.sender_id, m.recipient_id) = least($1::int, $2::int)
  AND greatest(m.sender_id, m.recipient_id) = greatest($1::int, $2::int)`;

const SELECT_MESSAGES_BETWEEN = `
  SELECT ${MESSAGE_COLUMNS_SQL} FROM messaging.messages m WHERE ${IS_OF_PAIR_SQL} AND m.id < $3 ORDER BY m.id DESC LIMIT $4`;

// Finds the last request to each recipient, and counts from there on, reading no more rows than needed.
const SELECT_SENT_SINCE_REQUEST = `
  SELECT r.recipient_id AS "recipientId", (
    SELECT count(*)::int FROM (
      SELECT FROM messaging.messages m
      WHERE least(m.sender_id, m.recipient_id) = least($1::int, r.recipient_id)
        AND greatest(m.sender_id, m.recipient_id) = greatest($1::int, r.recipient_id)
        AND m.id >= r.id AND m.sender_id = $1 ORDER BY m.id LIMIT $3
    ) AS few
  ) AS sent
  FROM (
    SELECT DISTINCT ON (recipient_id) recipient_id, id FROM messaging.messages
    WHERE sender_id = $1 AND recipient_id = ANY ($2::integer[]) AND is_request ORDER BY recipient_id, id DESC
  ) AS r`;

@Injectable()
export class SqlMessageReader extends MessageReader {
  constructor(
    private readonly db: ReadDatabase,
    private readonly unitOfWork: UnitOfWork,
  ) {
    super();
  }

  listByUser(userId: number, { limit, before }: MessageQuery): Promise<FoundMessages> {
    return this.#queryPage(SELECT_OWN_MESSAGES, [userId, before ?? MAX_ID], limit);
  }

  listBetween(one: number, other: number, { limit, before }: MessageQuery): Promise<FoundMessages> {
    return this.#queryPage(SELECT_MESSAGES_BETWEEN, [one, other, before ?? MAX_ID], limit);
  }

  async listWithTerms(userId: number, terms: readonly string[], limit: number): Promise<readonly SearchedMessage[]> {
    // Terms contain only letters and digits, so nothing needs escaping for LIKE or a tsquery.
    const patterns = terms.map((term) => `% ${term}%`);
    const newest = await this.db.query<SearchedMessage>(SEARCH_NEWEST_MESSAGES, [userId, patterns, limit]);
    if (newest.length === limit) return newest;
    const tsquery = terms.map((term) => `'${userId}x${term}':*`).join(' & ');
    return this.unitOfWork.run(async () => {
      await this.unitOfWork.query(SET_SEARCH_MEMORY_SQL);
      return this.unitOfWork.query<SearchedMessage>(SEARCH_ALL_MESSAGES, [userId, tsquery, limit]);
    });
  }

  listRequests(userId: number, senderIds: readonly number[]): Promise<readonly RequestMessage[]> {
    return this.db.query<RequestMessage>(
      `SELECT DISTINCT ON (sender_id) id, sender_id AS "senderId",
         CASE WHEN hidden_at IS NULL THEN content ELSE '' END AS content, sent_at AS "sentAt"
       FROM messaging.messages WHERE recipient_id = $1 AND sender_id = ANY ($2::integer[]) AND is_request
       ORDER BY sender_id, id DESC`,
      [userId, senderIds],
    );
  }

  async countSentSinceRequest(
    userId: number,
    recipientIds: readonly number[],
    limit: number,
  ): Promise<ReadonlyMap<number, number>> {
    if (recipientIds.length === 0) return new Map();
    const parameters = [userId, recipientIds, limit];
    const rows = await this.unitOfWork.queryPrepared<{ recipientId: number; sent: number }>(
      SELECT_SENT_SINCE_REQUEST,
      parameters,
    );
    return new Map(rows.map(({ recipientId, sent }) => [recipientId, sent]));
  }

  async #queryPage(sql: string, parameters: readonly number[], limit: number): Promise<FoundMessages> {
    const rows = await this.db.queryPrepared<MessageState>(sql, [...parameters, limit + 1]);
    return { items: rows.slice(0, limit), hasMore: rows.length > limit };
  }
}
