import { MessagingPersonalData } from '../src/contexts/messaging';
import { alumniForm, studentForm } from './support/accounts';
import { startApp, type TestApp } from './support/app';
import {
  administratorOf,
  updateUserRow,
  confirmed,
  fifteenYearsAgo,
  type TestUser,
  unconfirmedPerson,
} from './support/test-users';
import { block, remove, unblock } from './support/conversations';
import { emptyTables } from './support/empty-tables';
import { answerOf, postDiscussion, reply } from './support/forum';
import { alumna, asStrangers, connect, said, studentWithVisibility } from './support/correspondence';

interface Found {
  messages: {
    id: number;
    conversationWith: { id: number; fullName: string; avatarUrl: string | null };
    excerpt: string;
    matches: [number, number][];
    sentAt: string;
    fromMe: boolean;
  }[];
  people: { id: number; fullName: string; role: string; headline: string | null }[];
  colleges: { id: number; name: string; city: string; state: string }[];
  discussions: { id: number; title: string; replyCount: number; isAnswered: boolean }[];
}

let app: TestApp;
let stu: TestUser;
let stranger: TestUser;
let alu: TestUser;
let veiled: TestUser;
let kid: TestUser;
beforeAll(async () => {
  app = await startApp();
  [stu, stranger] = [
    await studentWithVisibility(app, 'stu', 'public'),
    await studentWithVisibility(app, 'stranger', 'private'),
  ];
  alu = await alumna(app, 'alu', { fullName: 'Wilhelmina Found' });
  veiled = await confirmed(app, alumniForm('veiled', { fullName: 'Wilhelmina Veiled' }));
  await veiled.browser.patch('/api/privacy/preferences').send({ isProfileVisible: false }).expect(200);
  kid = await confirmed(app, studentForm('kid', { fullName: 'Kaspar Kid', birthDate: fifteenYearsAgo() }));
});
beforeEach(() => asStrangers(app));

const search = async ({ browser }: TestUser, query: string): Promise<Found> =>
  (await browser.get(`/api/search?${query}`).expect(200)).body as Found;
const messagesOf = async (by: TestUser, q: string): Promise<string[]> =>
  (await search(by, `q=${encodeURIComponent(q)}`)).messages.map(({ excerpt }) => excerpt);

describe('search', () => {
  it('finds colleges by the city and type in the query', async () => {
    expect((await search(stu, 'q=nyc')).colleges[0]).toMatchObject({ name: 'New York University', city: 'New York' });
    expect((await search(stu, 'q=hbcu%20atlanta')).colleges[0]).toMatchObject({ name: 'Spelman College' });
  });

  it('returns own messages, people and colleges together', async () => {
    await connect(stu, alu);
    const { id, sentAt } = await said(alu, stu, 'Wilhelmina\n is at Harvard');

    expect(await search(stu, 'q=wilh')).toEqual({
      messages: [
        {
          id,
          excerpt: 'Wilhelmina is at Harvard',
          matches: [[0, 4]],
          sentAt,
          fromMe: false,
          conversationWith: {
            id: alu.id,
            fullName: 'Wilhelmina Found',
            avatarUrl: null,
            isSample: false,
          },
        },
      ],
      people: [expect.objectContaining({ id: alu.id, fullName: 'Wilhelmina Found', role: 'alumni' })],
      colleges: [],
      discussions: [],
    });
    const { colleges, people } = await search(stu, 'q=harvard');
    expect(colleges[0]).toEqual({
      id: expect.any(Number) as number,
      name: 'Harvard University',
      city: 'Cambridge',
      state: 'MA',
    });
    expect(people).toEqual([]);
  });

  it('returns at most the requested number of each kind, five by default', async () => {
    await connect(stu, alu);
    for (let n = 0; n < 6; n++) await said(alu, stu, `nursing ${n}`);

    expect((await search(stu, 'q=nurs')).messages).toHaveLength(5);
    expect((await search(stu, 'q=nurs&limit=20')).messages).toHaveLength(6);
    expect((await search(stu, 'q=university&limit=2')).colleges).toHaveLength(2);
  });

  it.each([
    ['q', ''],
    ['q', 'q=a'],
    ['q', 'q=%20%20a%20'],
    ['q', `q=${'a'.repeat(101)}`],
    ['q', 'q=ab%00'],
    ['q', 'q=ab&q=cd'],
    ['limit', 'q=ab&limit=0'],
    ['limit', 'q=ab&limit=21'],
    ['limit', 'q=ab&limit=1e1'],
  ])('names %s when it rejects “%s”', async (field, query) => {
    const { body } = await stu.browser.get(`/api/search?${query}`).expect(400);
    expect((body as { errors: { field: string }[] }).errors.map((one) => one.field)).toContain(field);
  });

  it.each(['!!', "a' | b & (c", '%_%', '\\:*', '😀😀', 'ﷺ'.repeat(100), 'a'.repeat(100), `${'a '.repeat(49)}b`])(
    'handles any input: %s',
    async (q) => {
      await connect(stu, alu);
      expect(await messagesOf(stu, q)).toEqual([]);
    },
  );

  it('requires a session and a confirmed address, and works for verified administrators', async () => {
    await app.visitor().get('/api/search?q=nursing').expect(401);
    const unconfirmed = await unconfirmedPerson(app, studentForm('unconfirmed'));
    const { body } = await unconfirmed.browser.get('/api/search?q=nursing').expect(403);
    expect(body).toMatchObject({ code: 'identity.confirm-your-email' });
    expect(await search(await administratorOf(app, 'dean', 1), 'q=wilhelmina')).toMatchObject({ messages: [] });
  });
});

describe('messages in a search', () => {
  it('are found only by the two people of the conversation', async () => {
    await connect(stu, alu);
    await said(stu, alu, 'nursing secret');

    expect(await messagesOf(stu, 'nursing')).toEqual(['nursing secret']);
    expect(await messagesOf(alu, 'secret')).toEqual(['nursing secret']);
    for (const other of [stranger, kid, veiled]) {
      expect(await messagesOf(other, 'nursing')).toEqual([]);
      expect(await messagesOf(other, `${stu.id}xnursing`)).toEqual([]);
    }
  });

  it('are not found after they are deleted', async () => {
    await connect(stu, alu);
    const message = await said(stu, alu, 'nursing secret');
    await remove(stu, message).expect(204);

    expect([await messagesOf(stu, 'nursing'), await messagesOf(alu, 'nursing')]).toEqual([[], []]);
  });

  it('are not found while one person blocks the other', async () => {
    await connect(stu, alu);
    await said(stu, alu, 'nursing secret');
    for (const [by, to] of [
      [stu, alu],
      [alu, stu],
    ] as const) {
      await block(by, to).expect(204);
      expect([await messagesOf(stu, 'nursing'), await messagesOf(alu, 'nursing')]).toEqual([[], []]);
      expect((await search(stu, 'q=wilhelmina')).people).toEqual([]);
      await unblock(by, to).expect(204);
      expect(await messagesOf(alu, 'nursing')).toEqual(['nursing secret']);
    }
  });

  it('are still found by the other person when an account is erased, without a name', async () => {
    const leaver = await alumna(app, 'leaver');
    await connect(stu, leaver);
    await said(leaver, stu, 'nursing farewell');
    await app.app.get(MessagingPersonalData, { strict: false }).erase(leaver.id);
    const { messages } = await search(stu, 'q=farewell');

    expect(messages).toMatchObject([{ excerpt: 'nursing farewell', conversationWith: { fullName: 'Deleted user' } }]);
    expect(messages[0]!.conversationWith.id).toBeLessThan(0);
    expect(await messagesOf(leaver, 'nursing')).toEqual([]);
  });
});

describe('people in a search', () => {
  const names = async (by: TestUser, q: string) => (await search(by, `q=${q}`)).people.map(({ fullName }) => fullName);

  it('exclude hidden alumni and minors, except for their connections', async () => {
    for (const by of [stu, kid, alu]) expect(await names(by, 'veiled')).toEqual([]);
    for (const by of [stu, alu, veiled]) expect((await search(by, 'q=kaspar')).people).toEqual([]);
    await connect(veiled, stu);

    expect(await names(stu, 'veiled')).toEqual(['Wilhelmina Veiled']);
    expect((await search(stu, 'q=wilhelmina')).people.map(({ id }) => id)).toEqual([veiled.id, alu.id]);
  });

  it.each([
    ['is suspended', 'suspended_at = now()', 'suspended_at = NULL'],
    ['has not confirmed their address', 'email_verified_at = NULL', 'email_verified_at = now()'],
    [
      'has asked for their account to be deleted',
      "closing_at = now(), delete_after = now() + interval '14 days', written_choice = 'keep'",
      'closing_at = NULL, delete_after = NULL, written_choice = NULL',
    ],
  ])('exclude a person who %s, and their messages show no name', async (_, away, back) => {
    await connect(stu, alu);
    await said(alu, stu, 'nursing');
    await updateUserRow(app, alu, away);
    const found = await search(stu, 'q=nursing');

    expect(await names(stu, 'wilhelmina')).toEqual([]);
    expect(found.messages).toMatchObject([
      { conversationWith: { fullName: 'Unavailable account', avatarUrl: null, isSample: false } },
    ]);
    await updateUserRow(app, alu, back);
    expect(await names(stu, 'wilhelmina')).toEqual(['Wilhelmina Found']);
  });

  it('include students only for alumni and connections', async () => {
    const ids = async (by: TestUser) => {
      const { people } = await search(by, 'q=robin&limit=20');
      return people.filter(({ role }) => role === 'student').map(({ id }) => id);
    };

    expect(await ids(alu)).toEqual([stu.id]);
    for (const by of [stu, stranger, kid]) expect(await ids(by)).toEqual([]);
    await connect(stranger, alu);
    expect(await ids(alu)).toEqual([stranger.id, stu.id]);
  });
});

describe('discussions in a search', () => {
  const askWithTitle = (title: string, by = alu) => answerOf(postDiscussion(by, { title }));
  const titles = async (by: TestUser, q: string) =>
    (await search(by, `q=${q}&limit=2`)).discussions.map(({ title }) => title);
  beforeEach(() => emptyTables(app.db, 'forum.forum_posts'));

  it('match by title, with the number of replies', async () => {
    const { id } = await askWithTitle('Nursing or biology?');
    await answerOf(postDiscussion(alu, { title: 'Another question', content: 'This one is about nursing as well.' }));
    const answer = await answerOf(reply(stu, id));
    await alu.browser.put(`/api/forum/posts/${id}/answer`).send({ replyId: answer.id }).expect(204);

    expect((await search(stu, 'q=nurs')).discussions).toEqual([
      { id, title: 'Nursing or biology?', replyCount: 1, isAnswered: true },
    ]);
    expect((await search(await administratorOf(app, 'dean.two', 1), 'q=biology')).discussions).toHaveLength(1);
  });

  it('are limited to the requested number', async () => {
    for (const n of [1, 2, 3]) await askWithTitle(`Chemistry, part ${n}`);

    expect(await titles(stu, 'chemistry')).toHaveLength(2);
  });

  it('exclude hidden and deleted ones, and those of blocked people', async () => {
    await askWithTitle('Chemistry for beginners');
    const deleted = await askWithTitle('Chemistry, deleted');
    const hidden = await askWithTitle('Chemistry, hidden');
    await alu.browser.delete(`/api/forum/posts/${deleted.id}`).expect(204);
    await app.db.query(`UPDATE forum.forum_posts SET hidden_by = 'reports' WHERE id = $1`, [hidden.id]);

    expect(await titles(stu, 'chemistry')).toEqual(['Chemistry for beginners']);
    await block(stu, alu);
    expect(await titles(stu, 'chemistry')).toEqual([]);
    await unblock(stu, alu);
  });
});
