import type { DataSource } from 'typeorm';
import { driftedConversations } from '../../../../../test/support/conversations';
import { freshDatabase, unitOfWorkOn } from '../../../../../test/support/database';
import { toExcerpt } from '../../domain/conversations/conversation';
import { SqlConversationReader } from './sql-conversations';
import { Conversations1764728000052 } from '../migrations/1764728000052-conversations';

let db: DataSource;
beforeAll(async () => (db = await freshDatabase()));

const LAST = `  Hello,\n\tmay   I ask? ${'é🙂'.repeat(200)} `;

describe('messages from before the conversations', () => {
  it('are migrated to the conversations that sending them would have created', async () => {
    await db.query(
      `INSERT INTO messaging.messages (sender_id, recipient_id, content, is_request, read, sent_at)
       SELECT 1 + n % 5, 6 + n % 7, 'Message ' || n, n % 9 = 0, n % 3 = 0, now() + n * interval '1 second'
       FROM generate_series(1, 500) AS n
       UNION ALL SELECT 6 + n % 7, 1 + n % 5, 'Answer ' || n, false, n % 4 = 0, now() FROM generate_series(1, 300) AS n
       UNION ALL VALUES (-3, 1, 'Good-bye.', false, false, now()), (2, -3, 'Hello?', false, false, now())`,
    );
    await db.query(
      `INSERT INTO messaging.messages (sender_id, recipient_id, content, is_request, read, sent_at)
       VALUES (20, 21, $1, false, false, now())`,
      [LAST],
    );
    const migration = new Conversations1764728000052();
    const runner = db.createQueryRunner();
    await migration.down(runner);
    await migration.up(runner);
    await runner.release();

    expect(await driftedConversations(db)).toEqual([]);
    const reader = new SqlConversationReader(unitOfWorkOn(db), unitOfWorkOn(db));
    expect(await reader.findSide(21, 20)).toMatchObject({
      unreadCount: 1,
      isMarkedUnread: false,
      isHidden: false,
      lastMessage: { senderId: 20, excerpt: toExcerpt(LAST) },
    });
    expect(await reader.findSide(1, -3)).toMatchObject({ unreadCount: 1, lastMessage: { senderId: -3 } });
    expect(await reader.findSide(2, -3)).toMatchObject({ unreadCount: 0, lastMessage: { senderId: 2 } });
    expect(await db.query('SELECT FROM messaging.conversations WHERE owner_id < 0')).toEqual([]);
  });
});
