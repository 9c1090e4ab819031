import fc from 'fast-check';
import type { DataSource } from 'typeorm';
import { freshDatabase, unitOfWorkOn } from '../../../../../test/support/database';
import { emptyTablesAndIds } from '../../../../../test/support/empty-tables';
import { describeMessageSearch } from '../../application/message-search/testing/message-search.contract';
import { foldMessageText } from '../../domain/message-search/word-matches';
import { SqlConversations } from './sql-conversations';
import { SqlMessageReader } from './sql-message-reader';
import { TypeormMessages } from './typeorm-messages';

let db: DataSource;
beforeAll(async () => {
  db = await freshDatabase();
});
beforeEach(() => emptyTablesAndIds(db, 'messaging.messages', 'messaging.conversations'));

describeMessageSearch('PostgreSQL', async () => {
  const session = unitOfWorkOn(db);
  return {
    messages: new TypeormMessages(session),
    conversations: new SqlConversations(session),
    reader: new SqlMessageReader(session, session),
  };
});

describe('the words of messages in PostgreSQL', () => {
  it('are folded as in the domain, for any text', async () => {
    const letter = fc.constantFrom(...'aZéÇßİıςΣǅﬁ½②東가नमस्ते🎓👩‍🎓\u0301\u200d\u00a0’\'"%_\\-.\n\t ١٢ŁøþÅ'.split(''));
    const texts = fc.sample(fc.array(letter, { maxLength: 40 }), { numRuns: 400, seed: 7 }).map((one) => one.join(''));
    const written = texts.filter((text) => !/\p{Cs}/u.test(text));
    const rows = await db.query<{ folded: string }[]>(
      'SELECT messaging.folded(t) AS folded FROM unnest($1::text[]) WITH ORDINALITY AS u (t, n) ORDER BY n',
      [written],
    );

    expect(rows.map((row) => row.folded)).toEqual(written.map((text) => ` ${foldMessageText(text)}`));
  });

  it('are not indexed for erased accounts', async () => {
    const [row] = await db.query<{ words: string }[]>(
      "SELECT messaging.search_words(7, -3, messaging.folded('Hello, hello world.'))::text AS words",
    );
    expect(row).toEqual({ words: "'7xhello' '7xworld'" });
  });

  it('are found with their index, and the newest messages with the indexes by person', async () => {
    await db.query(`
      INSERT INTO messaging.messages (sender_id, recipient_id, content, is_request, read, sent_at)
      SELECT 1 + n % 97, 101 + n % 89, 'Hello ' || md5(n::text), false, true, now() FROM generate_series(1, 20000) AS n`);
    await db.query('ANALYZE messaging.messages');
    const session = unitOfWorkOn(db);
    const query = session.query.bind(session);
    const asked: [string, unknown[]][] = [];
    session.query = async (sql, parameters = []) => {
      asked.push([sql, parameters]);
      return query(sql, parameters);
    };
    await new SqlMessageReader(session, session).listWithTerms(1, ['hello', 'ab'], 20);
    const plans = await Promise.all(
      asked.map(async ([sql, parameters]) => JSON.stringify(await db.query(`EXPLAIN ${sql}`, parameters))),
    );

    expect(plans).toHaveLength(3);
    expect(plans.join()).not.toContain('Seq Scan on messages');
    expect(plans[2]).toContain('messages_words');
  });
});
