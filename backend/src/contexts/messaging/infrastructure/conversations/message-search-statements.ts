const SEARCHED_MESSAGE_COLUMNS_SQL =
  'm.id, m.sender_id AS "senderId", m.recipient_id AS "recipientId", m.content, m.sent_at AS "sentAt"';

/** Number of newest messages that are searched before the word index is used, which gives no order. */
const NEWEST_SEARCHED_LIMIT = 200;

const IS_SHOWN_SQL = `CASE WHEN m.sender_id = $1 THEN m.recipient_id ELSE m.sender_id END <> ALL (
  ARRAY(SELECT c.other_id FROM messaging.conversations c WHERE c.owner_id = $1 AND c.is_hidden))`;

/** Finds common words without reading every message that contains them. */
export const SEARCH_NEWEST_MESSAGES = `
  WITH newest AS MATERIALIZED (
    (SELECT id FROM messaging.messages WHERE sender_id = $1 ORDER BY id DESC LIMIT ${NEWEST_SEARCHED_LIMIT})
    UNION ALL
    (SELECT id FROM messaging.messages WHERE recipient_id = $1 ORDER BY id DESC LIMIT ${NEWEST_SEARCHED_LIMIT})
    ORDER BY id DESC LIMIT ${NEWEST_SEARCHED_LIMIT}
  )
  SELECT ${SEARCHED_MESSAGE_COLUMNS_SQL} FROM newest JOIN messaging.messages m USING (id)
  WHERE messaging.folded(m.content) LIKE ALL ($2::text[]) AND m.hidden_at IS NULL AND ${IS_SHOWN_SQL}
  ORDER BY m.id DESC LIMIT $3`;

/** Materialized, so that the planner uses the word index instead of reading every message by ID. */
export const SEARCH_ALL_MESSAGES = `
  WITH found AS MATERIALIZED (
    SELECT id, sender_id, recipient_id FROM messaging.messages
    WHERE messaging.search_words(sender_id, recipient_id, messaging.folded(content)) @@ $2::tsquery AND hidden_at IS NULL
  )
  SELECT ${SEARCHED_MESSAGE_COLUMNS_SQL} FROM (
    SELECT id FROM found m WHERE $1 IN (m.sender_id, m.recipient_id) AND ${IS_SHOWN_SQL} ORDER BY id DESC LIMIT $3
  ) AS newest JOIN messaging.messages m USING (id) ORDER BY m.id DESC`;

/** With less memory, matches are stored by page, and every message on these pages is split into words again. */
export const SET_SEARCH_MEMORY_SQL = `SELECT set_config('work_mem', '32MB', true), set_config('max_parallel_workers_per_gather', '0', true)`;
