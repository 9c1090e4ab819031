import { Injectable } from '@nestjs/common';
import type { PersonalDataTables } from '../../../../shared/application/personal-data';
import { Settings } from '../../../../shared/infrastructure/settings/settings';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { PersonalData } from '../../application/conversations/ports/conversations';

// Exports whole rows, so that new columns are included automatically. Leaves out what belongs to others: what they
// wrote and read, who the person wrote to, and blocks.
const SELECT_PERSONAL_DATA = `
  SELECT
    (SELECT coalesce(jsonb_agg(to_jsonb(s) - 'sender_id' - 'recipient_id' - 'read' - 'read_at' ORDER BY s.id), '[]')
       FROM messaging.messages s WHERE s.sender_id = $1) AS "messagesSent",
    (SELECT coalesce(jsonb_agg(to_jsonb(r) - 'sender_id' - 'recipient_id' - 'content' ORDER BY r.id), '[]')
       FROM messaging.messages r WHERE r.recipient_id = $1) AS "messagesReceived",
    (SELECT coalesce(jsonb_agg(to_jsonb(c) - 'owner_id' - 'other_id' - 'is_hidden' - 'last_excerpt'
         || CASE WHEN c.last_is_own THEN jsonb_build_object('last_excerpt', c.last_excerpt) ELSE '{}' END
         ORDER BY c.last_message_id), '[]')
       FROM messaging.conversations c WHERE c.owner_id = $1) AS conversations,
    -- What the other side has read, marked or hidden is theirs.
    (SELECT coalesce(jsonb_agg(jsonb_build_object('last_message_id', c.last_message_id, 'last_sent_at', c.last_sent_at)
         ORDER BY c.last_message_id), '[]')
       FROM messaging.conversations c WHERE c.other_id = $1) AS "conversationsOfOthers"`;

/**
 * Everything between a person and others changes together, so all conversations are locked, in the order in which each
 * one is locked.
 */
const LOCK_CONVERSATIONS_SQL = `
  SELECT FROM messaging.conversations c WHERE c.owner_id = $1 OR c.other_id = $1
  ORDER BY c.owner_id, c.other_id FOR UPDATE`;

// No one can read messages between two erased people anymore.
const DELETE_STATEMENTS = [
  'DELETE FROM messaging.conversations WHERE owner_id = $1',
  'DELETE FROM messaging.messages WHERE sender_id = $1 AND recipient_id < 0',
  'DELETE FROM messaging.messages WHERE recipient_id = $1 AND sender_id < 0',
];

// The sender says on which server a message is if rows are distributed, so it is inserted again.
const REPLACE_USER_ID_STATEMENTS = [
  'UPDATE messaging.conversations SET other_id = $2 WHERE other_id = $1',
  'UPDATE messaging.messages SET recipient_id = $2 WHERE recipient_id = $1',
  `WITH sent AS (DELETE FROM messaging.messages WHERE sender_id = $1 RETURNING *)
   INSERT INTO messaging.messages (id, sender_id, recipient_id, content, is_request, read, read_at, sent_at, deleted_at,
     hidden_at, contains_contact_details)
   SELECT id, $2::integer, recipient_id, content, is_request, read, read_at, sent_at, deleted_at, hidden_at,
     contains_contact_details
   FROM sent`,
];

@Injectable()
export class SqlPersonalData extends PersonalData {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly settings: Settings,
  ) {
    super();
  }

  async export(userId: number): Promise<PersonalDataTables> {
    const [found] = await this.unitOfWork.query<PersonalDataTables>(SELECT_PERSONAL_DATA, [userId]);
    return found!;
  }

  async erase(userId: number): Promise<void> {
    await this.unitOfWork.run(async () => {
      const [next] = await this.unitOfWork.query<{ gone: number }>(
        "SELECT nextval('messaging.gone_people')::int AS gone",
      );
      // Citus can't lock rows on several servers. There, the next statements lock them, and a deadlock repeats the unit of work.
      if (!this.settings.hasDistributedRows) await this.unitOfWork.query(LOCK_CONVERSATIONS_SQL, [userId]);
      for (const statement of DELETE_STATEMENTS) await this.unitOfWork.query(statement, [userId]);
      for (const statement of REPLACE_USER_ID_STATEMENTS) await this.unitOfWork.query(statement, [userId, next!.gone]);
    });
  }
}
