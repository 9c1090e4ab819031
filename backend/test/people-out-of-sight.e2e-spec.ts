import { studentForm } from './support/accounts';
import { startApp, type TestApp } from './support/app';
import { updateUserRow, confirmed, type TestUser } from './support/test-users';
import { postConnection, connected, mentor } from './support/connections';
import { answerOf, postDiscussion as askInForum, reply } from './support/forum';
import { createReview } from './support/reviews';

const CONFIRMED = 'email_verified_at = now()';
/** Changes of the account that hide a person from everyone, and the changes that undo them. */
const STATES = [
  ['has not confirmed their address', 'email_verified_at = NULL', CONFIRMED],
  ['is suspended', 'suspended_at = now()', 'suspended_at = NULL'],
  [
    'has asked for their account to be deleted',
    "closing_at = now(), delete_after = now() + interval '14 days', written_choice = 'keep'",
    'closing_at = NULL, delete_after = NULL, written_choice = NULL',
  ],
] as const;
const TOMORROW = new Date(Date.now() + 86_400_000).toISOString();
const IN_AN_HOUR_MORE = new Date(Date.now() + 90_000_000).toISOString();

type Call = (by: TestUser, to: TestUser) => PromiseLike<{ status: number; body: unknown }>;

/** Requests about another person. The first route is public, so hidden people can still use it. */
const CALLS: readonly [string, Call][] = [
  ['profile of an alumna', ({ browser }, { id }) => browser.get(`/api/alumni/${id}`)],
  ['profile of a student', ({ browser }, { id }) => browser.get(`/api/students/${id}`)],
  ['connection with', ({ browser }, { id }) => browser.get(`/api/connections/with/${id}`)],
  ['request', (by, to) => postConnection(by, to)],
  ['message', ({ browser }, { id }) => browser.post('/api/messages').send({ recipientId: id, content: 'Hello' })],
  ['slots', ({ browser }, { id }) => browser.get(`/api/users/${id}/slots?from=${TOMORROW}&minutes=30`)],
  [
    'meeting',
    ({ browser }, { id }) =>
      browser
        .post('/api/meetings')
        .send({ attendeeId: id, title: 'Essays', startTime: TOMORROW, endTime: IN_AN_HOUR_MORE }),
  ],
  ['wait list', ({ browser }, { id }) => browser.put(`/api/alumni/${id}/wait-list`)],
];
/** Lists, each with those of the four people that it shows while they are visible. */
const LISTS: readonly [string, readonly string[]][] = [
  ['/api/users', ['stranger alumna', 'alumna', 'stranger student', 'student']],
  ['/api/alumni/search', ['stranger alumna', 'alumna']],
  ['/api/meetings/attendees', ['alumna', 'student']],
  ['/api/my-people?list=connected', ['alumna', 'student']],
];

let app: TestApp;
/** Viewers and the people they look at: strangers and connections. */
let pairs: Record<string, readonly [viewer: TestUser, person: TestUser]>;
let postId: number;
const noOne = { id: 2_000_000_000 } as TestUser;

beforeAll(async () => {
  app = await startApp();
  const [robin, vera] = [await confirmed(app, studentForm('robin')), await mentor(app, 'vera')];
  pairs = {
    'stranger alumna': [robin, await mentor(app, 'stranger.alum')],
    alumna: [robin, await mentor(app, 'friend.alum')],
    'stranger student': [vera, await confirmed(app, studentForm('stranger.student'))],
    student: [vera, await confirmed(app, studentForm('friend.student'))],
  };
  await connected(...pairs.alumna!);
  await connected(pairs.student![1], vera);
  const [, writer] = pairs['stranger student']!;
  postId = (await answerOf(askInForum(writer))).id;
  await reply(pairs['stranger alumna']![1], postId).expect(201);
  await createReview(writer);
});

const idsIn = (body: unknown): number[] => {
  const found: number[] = [];
  JSON.stringify(body, (key, value: unknown) => {
    if (/^(id|userId|alumniId|mentorId)$/.test(key) && typeof value === 'number') found.push(value);
    return value;
  });
  return found;
};
const answer = ({ status, body }: { status: number; body: unknown }): string =>
  JSON.stringify({ status, ...(body as object), instance: '', requestId: '' });
const shownIn = async (path: string): Promise<string[]> => {
  const shown = [];
  for (const [name, [viewer, person]] of Object.entries(pairs)) {
    if (idsIn((await viewer.browser.get(path).expect(200)).body).includes(person.id)) shown.push(name);
  }
  return shown;
};

/** Texts of two of the people, with the number of bylines that name one of them while they are visible. */
const TEXTS: readonly [string, () => string, number][] = [
  ['the discussions', () => '/api/forum/posts?limit=50', 1],
  ['the replies of a discussion', () => `/api/forum/posts/${postId}`, 1],
  ['the reviews', () => '/api/reviews?limit=50', 1],
];
interface Signed {
  readonly authorId: number | null;
  readonly author?: { readonly fullName: string; readonly profile: string | null };
  readonly authorName?: string;
  readonly authorAvatarUrl?: string | null;
}
const bylinesIn = async (path: string): Promise<readonly Signed[]> => {
  const { body } = await pairs.alumna![0].browser.get(path).expect(200);
  return Array.isArray(body) ? (body as Signed[]) : (body as { replies: Signed[] }).replies;
};

describe('a visible person', () => {
  it.each(TEXTS)('is named in %s', async (_, path, count) => {
    const authors = [pairs['stranger alumna']![1].id, pairs['stranger student']![1].id];
    const named = (await bylinesIn(path())).filter(({ authorId }) => authors.includes(authorId ?? 0));
    expect(named).toHaveLength(count);
  });

  it.each(LISTS)('is in %s', async (path, shown) => {
    expect(await shownIn(path)).toEqual(shown);
  });
});

describe.each(STATES)('a person who %s', (_, away, back) => {
  const all = async (assignment: string) => {
    for (const [, person] of Object.values(pairs)) await updateUserRow(app, person, assignment);
  };
  beforeAll(() => all(away));
  afterAll(() => all(back));

  it.each(CALLS)('gets the same response as an unknown ID: %s', async (_, call) => {
    for (const [viewer, person] of Object.values(pairs)) {
      expect(answer(await call(viewer, person))).toBe(answer(await call(viewer, noOne)));
    }
  });

  it.each(LISTS)('is not in %s', async (path) => {
    expect(await shownIn(path)).toEqual([]);
  });

  it.each(TEXTS)('is not named in %s, and has no link there', async (_, path) => {
    for (const { authorId, author, authorName, authorAvatarUrl = null } of await bylinesIn(path())) {
      expect([authorId, author?.fullName ?? authorName]).toEqual([null, 'Deleted user']);
      expect([author?.profile ?? null, authorAvatarUrl]).toEqual([null, null]);
    }
  });

  it.each(CALLS.slice(1))('cannot see or reach others: %s', async (_, call) => {
    for (const [viewer, person] of Object.values(pairs)) {
      expect([401, 403, 404]).toContain((await call(person, viewer)).status);
    }
  });
});

describe('a person who is visible again', () => {
  it.each(LISTS)('is back in %s', async (path, shown) => {
    expect(await shownIn(path)).toEqual(shown);
  });
});
