import type { DataSource } from 'typeorm';
import { freshDatabase } from '../../../../../test/support/database';
import { toTagKey } from '../../domain/discussions/post-and-reply-text';
import { TagsWithSigns1764960000006 } from '../migrations/1764960000006-tags-with-signs';

describe('the keys of stored tags', () => {
  let db: DataSource;
  beforeAll(async () => (db = await freshDatabase()));

  it('are the same as for new discussions afterwards', async () => {
    const tags = ['C++', "O'Neil's C#", 'R&D + Art', 'Économie', '+'];
    await db.query(
      `INSERT INTO forum.forum_posts (id, author_id, author_role, is_anonymous, title, content, tags, tag_keys,
         created_at, last_activity_at, search)
       VALUES (1, 7, 'student', false, 'A title', 'Content of twenty letters.', $1, $2, now(), now(), '')`,
      [tags, ['c', 'oneils c', 'r and d art', 'economie', '+']],
    );
    const runner = db.createQueryRunner();
    await new TagsWithSigns1764960000006().up(runner);
    await runner.release();
    const [row] = await db.query<{ keys: string[] }[]>('SELECT tag_keys AS keys FROM forum.forum_posts');
    expect(row!.keys).toEqual(tags.map(toTagKey));
  });
});
