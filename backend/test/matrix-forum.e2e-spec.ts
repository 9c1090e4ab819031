import { startApp, type TestApp } from './support/app';
import { emptyTables } from './support/empty-tables';
import { answerOf, postDiscussion, discussionForm, reply } from './support/forum';
import {
  ACTORS,
  type Actors,
  actors,
  type Answers,
  granted,
  type Row,
  expectNoSecrets,
  tryRow,
  row,
  sending,
} from './support/matrix';

type World = Record<'named' | 'anonymous' | 'hidden' | 'reply' | 'anonymousReply', number>;

let app: TestApp;
let everyone: Actors;
let world: World;
beforeAll(async () => {
  app = await startApp();
  everyone = await actors(app);
  await app.db.query(`UPDATE identity.users SET registered_at = now() - interval '30 days'`);
});

/** Arranges: `minor` starts a named, an anonymous and a hidden discussion; `stu` and `alu` reply to the first. */
async function arrange(): Promise<void> {
  const { minor, stu, alu } = everyone;
  await emptyTables(app.db, 'forum.forum_posts', 'platform.rate_limits');
  const named = await answerOf(postDiscussion(minor, { title: 'By name here', collegeId: 1 }));
  const anonymous = await answerOf(postDiscussion(minor, { title: 'Anonymous here', anonymous: true }));
  const hidden = await answerOf(postDiscussion(minor, { title: 'Hidden here' }));
  const said = await answerOf(reply(stu, named.id));
  const anonymousReply = await answerOf(reply(alu, named.id, 'Without a name.', { anonymous: true }));
  await app.db.query(`UPDATE forum.forum_posts SET hidden_by = 'moderator' WHERE id = $1`, [hidden.id]);
  world = {
    named: named.id,
    anonymous: anonymous.id,
    hidden: hidden.id,
    reply: said.id,
    anonymousReply: anonymousReply.id,
  };
}

interface ForumPost {
  readonly title: string;
  readonly authorId: number | null;
  readonly author: { readonly fullName: string } | null;
}

/** An unverified administrator reads what visitors read. */
const AS_VISITORS: readonly string[] = ['anon', 'admP'];

/** Checks that visitors see no authors, and members see a minor by first name and initial and no anonymous author. */
function expectAllowedBylines(answers: Answers): void {
  expectNoSecrets(answers);
  for (const [name, posts] of granted<ForumPost[]>(answers)) {
    const authors = Object.fromEntries(
      posts.map(({ title, authorId, author }) => [title, [authorId, author?.fullName]]),
    );
    expect(authors).toEqual(
      AS_VISITORS.includes(name)
        ? { 'By name here': [null, undefined], 'Anonymous here': [null, undefined] }
        : {
            'By name here': [everyone.minor.id, expect.stringMatching(/^\w+ \w\.$/)],
            'Anonymous here': [null, 'A student'],
          },
    );
  }
}

function expectOwnAuthor(answers: Answers): void {
  for (const [name, told] of granted<{ authorId: number; views?: number }>(answers)) {
    expect(told).toMatchObject({ authorId: everyone[name]?.id });
    if (told.views !== undefined) expect(told.views).toBe(0);
  }
}

const NAMED = '/api/forum/posts/{named}';

// prettier-ignore
const READS: Row<World>[] = [
  //                                             anon stu stu2 minor alu alu2 admP adm1 adm2
  row('GET /api/forum/posts',                     '200 200 200 200 200 200 200 200 200', expectAllowedBylines),
  row(`GET ${NAMED}`,                             '200 200 200 200 200 200 200 200 200', expectNoSecrets),
  row('GET /api/forum/posts/{anonymous}',         '200 200 200 200 200 200 200 200 200', expectNoSecrets),
  row('GET /api/forum/posts/{hidden}',            '404 404 404 200 404 404 404 404 404'),
  row('GET /api/forum/similar?title=By+name',     '401 200 200 200 200 200 403 200 200', expectNoSecrets),
  row('GET /api/forum/tags',                      '401 200 200 200 200 200 403 200 200'),
  row(`GET ${NAMED}/history`,                     '401 403 403 403 403 403 403 403 403'),
  row('GET /api/forum/replies/{reply}/history',   '401 403 403 403 403 403 403 403 403'),
];

// prettier-ignore
const WRITES: Row<World>[] = [
  //                                          anon stu stu2 minor alu alu2 admP adm1 adm2
  row('POST /api/forum/posts',                 '401 201 201 201 201 201 403 201 201', expectOwnAuthor, () => discussionForm({ title: 'Another question' })),
  row('POST /api/forum/posts',                 '401 400 400 400 400 400 403 400 400', ...sending(() => discussionForm({ authorId: 7 }))),
  row('POST /api/forum/posts',                 '401 400 400 400 400 400 403 400 400', ...sending(() => discussionForm({ views: 7 }))),
  row('POST /api/forum/posts',                 '401 400 400 400 400 400 403 400 400', ...sending(() => discussionForm({ createdAt: '2020-01-01T00:00:00Z' }))),
  row(`PATCH ${NAMED}`,                        '401 403 403 200 403 403 403 403 403', ...sending(() => ({ title: 'Changed here' }))),
  row(`DELETE ${NAMED}`,                       '401 403 403 204 403 403 403 403 403'),
  row('PATCH /api/forum/posts/{anonymous}',    '401 403 403 200 403 403 403 403 403', ...sending(() => ({ title: 'Changed here' }))),
  row('PATCH /api/forum/posts/{hidden}',       '401 404 404 200 404 404 403 404 404', ...sending(() => ({ title: 'Changed here' }))),
  row('DELETE /api/forum/posts/{hidden}',      '401 404 404 204 404 404 403 404 404'),
  row(`POST ${NAMED}/replies`,                 '401 201 201 201 201 201 403 201 201', expectOwnAuthor, () => ({ content: 'Take both.' })),
  row('POST /api/forum/posts/{hidden}/replies', '401 404 404 404 404 404 403 404 404', ...sending(() => ({ content: 'Take both.' }))),
  row('PATCH /api/forum/replies/{reply}',      '401 200 403 403 403 403 403 403 403', ...sending(() => ({ content: 'Changed.' }))),
  row('DELETE /api/forum/replies/{reply}',     '401 204 403 403 403 403 403 403 403'),
  row('PATCH /api/forum/replies/{anonymousReply}', '401 403 403 403 200 403 403 403 403', ...sending(() => ({ content: 'Changed.' }))),
  row('DELETE /api/forum/replies/{anonymousReply}', '401 403 403 403 204 403 403 403 403'),
  row(`PUT ${NAMED}/answer`,                   '401 403 403 204 403 403 403 403 403', ...sending(() => ({ replyId: world.reply }))),
  row(`DELETE ${NAMED}/answer`,                '401 403 403 204 403 403 403 403 403'),
  row(`PUT ${NAMED}/save`,                     '401 204 204 204 204 204 403 204 204'),
  row('PUT /api/forum/posts/{hidden}/save',    '401 404 404 404 404 404 403 404 404'),
  row(`PUT ${NAMED}/subscription`,             '401 204 204 204 204 204 403 204 204'),
  row(`DELETE ${NAMED}/subscription`,          '401 204 204 204 204 204 403 204 204'),
  row(`POST ${NAMED}/views`,                   '401 200 200 200 200 200 403 200 200'),
  row('PUT /api/forum/visit',                  '401 204 204 204 204 204 403 204 204'),
];

describe('reads of the forum by nine actors', () => {
  beforeAll(arrange);

  it.each(READS)('$call', (asking) => tryRow(app, everyone, world, asking));

  it('return the same list of discussions to everyone', async () => {
    const seen = await Promise.all(
      ACTORS.map((name) => (everyone[name]?.browser ?? app.browser()).get('/api/forum/posts').expect(200)),
    );
    const titles = seen.map(({ body }) => (body as ForumPost[]).map(({ title }) => title));
    for (const one of titles) expect(one).toEqual(titles[0]);
  });
});

describe('writes to the forum by nine actors', () => {
  beforeEach(arrange);

  it.each(WRITES)('$call', (asking) => tryRow(app, everyone, world, asking));
});
