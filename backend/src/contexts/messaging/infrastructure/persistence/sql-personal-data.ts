import { Injectable } from '@nestjs/common';
import type { KeptRows } from '../../../../shared/application/personal-data';
import { Session } from '../../../../shared/infrastructure/typeorm/session';
import { PersonalData } from '../../application/ports/personal-data';

// A new column shows up by itself. What others wrote is theirs, and so is whom somebody wrote to.
const EVERYTHING = `
  SELECT
    (SELECT coalesce(jsonb_agg(to_jsonb(s) - 'sender_id' - 'recipient_id' ORDER BY s.id), '[]')
       FROM messaging.messages s WHERE s.sender_id = $1) AS "messagesSent",
    (SELECT coalesce(jsonb_agg(to_jsonb(r) - 'sender_id' - 'recipient_id' - 'content' ORDER BY r.id), '[]')
       FROM messaging.messages r WHERE r.recipient_id = $1) AS "messagesReceived"`;

@Injectable()
export class SqlPersonalData extends PersonalData {
  constructor(private readonly session: Session) {
    super();
  }

  async of(userId: number): Promise<KeptRows> {
    const [found] = await this.session.query<KeptRows>(EVERYTHING, [userId]);
    return found!;
  }

  async erase(userId: number): Promise<void> {
    await this.session.run(async () => {
      const [next] = await this.session.query<{ gone: number }>("SELECT nextval('messaging.gone_people')::int AS gone");
      // What is between two who are gone nobody can read any more.
      await this.session.query('DELETE FROM messaging.messages WHERE sender_id = $1 AND recipient_id < 0', [userId]);
      await this.session.query('DELETE FROM messaging.messages WHERE recipient_id = $1 AND sender_id < 0', [userId]);
      for (const column of ['sender_id', 'recipient_id']) {
        await this.session.query(`UPDATE messaging.messages SET ${column} = $2 WHERE ${column} = $1`, [
          userId,
          next!.gone,
        ]);
      }
    });
  }
}
