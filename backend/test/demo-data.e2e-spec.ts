import type { Type } from '@nestjs/common';
import { DEMO_CASES } from '../src/composition/demo/moderation/demo-cases';
import { SeedDemo } from '../src/composition/demo/seed-demo';
import { ClaimProfile } from '../src/contexts/admin-analytics/application/alumni-claims/claim-profile';
import { AnswerBroadcast } from '../src/contexts/admin-analytics/application/broadcasts/answer-broadcast';
import { DecideOnCase } from '../src/contexts/forum/application/moderation/decide-on-case';
import { AccountDemoFacade, AccountOperatorFacade } from '../src/contexts/identity';
import { MeetingsFacade, MentorshipDemoFacade } from '../src/contexts/mentorship';
import { ConversationsFacade } from '../src/contexts/messaging';
import { committedDocument } from './support/api-document';
import { eventually, startApp, type TestApp } from './support/app';
import { rowsIn } from './support/rows';
import { waitUntilIdle } from './support/table-digests';

const counts = async (app: TestApp): Promise<number[]> => [
  await rowsIn(app, 'colleges.reviews'),
  await rowsIn(app, 'colleges.events'),
  await rowsIn(app, 'mentorship.connections'),
  await rowsIn(app, 'mentorship.meetings'),
  await rowsIn(app, 'messaging.messages'),
  await rowsIn(app, 'forum.forum_posts'),
  await rowsIn(app, 'forum.forum_replies'),
  await rowsIn(app, 'forum.reports'),
  await rowsIn(app, 'identity.pictures'),
  await rowsIn(app, 'identity.operators'),
  await rowsIn(app, 'admin_analytics.imported_alumni'),
  await rowsIn(app, 'admin_analytics.broadcasts'),
  await rowsIn(app, 'admin_analytics.analytics_snapshots'),
  await rowsIn(app, 'admin_analytics.support_requests'),
  await rowsIn(app, 'colleges.saved_colleges'),
];
const PEOPLE = 38;
const PASSWORD = 'gradspan-demo-2026';
/** Signs in and returns a function that reads a path of the API. */
const readAs = async (app: TestApp, username: string) => {
  const browser = app.browser();
  await browser.post('/api/login').send({ username, password: PASSWORD }).expect(200);
  return async (path: string) => (await browser.get(`/api/${path}`).expect(200)).body;
};
/** What each account sees with content, by paths of the API. */
const FILLED_PATHS: Readonly<Record<string, readonly string[]>> = {
  'demo.student': [
    'conversations',
    'connections',
    'meetings?when=upcoming',
    'meetings?when=past',
    'saved-colleges',
    'notifications',
    'alumni/search?major=Computer+Science',
    'forum/posts?filter=saved',
    'forum/posts?filter=mine',
    'events?collegeId=1',
    'events?collegeId=1&when=past',
    'reviews',
    'my-people',
    'recommendations',
  ],
  'demo.alumni': [
    'conversations',
    'connection-requests',
    'connections',
    'meetings?when=upcoming',
    'meetings?when=past',
    'notifications',
    'users',
    'forum/posts?filter=unanswered',
    'reviews',
    'my-people',
  ],
  'demo.admin': [
    'admin/alumni',
    'admin/alumni/imports',
    'admin/college/broadcasts',
    'admin/college/students',
    'moderation/cases',
    'moderation/cases?status=claimed',
    'moderation/cases?status=closed',
    'moderation/support',
    'notifications',
    'reviews?collegeId=1',
  ],
};
/** Finds the list in an answer that may be a page. */
const listOf = (body: unknown): readonly unknown[] => {
  if (Array.isArray(body)) return body;
  return (
    Object.values(body as object).find((value): value is unknown[] => Array.isArray(value) && value.length > 0) ?? []
  );
};
/** Reads in which people are shown: as whom, and at which path; `{list}` is the ID of the first person or object there. */
const PATHS_WITH_PEOPLE: Readonly<Record<string, readonly (readonly [username: string, path: string])[]>> = {
  '/api/admin/college/admins': [['demo.admin', 'admin/college/admins']],
  '/api/alumni/search': [['demo.student', 'alumni/search']],
  '/api/alumni/{id}': [['demo.student', 'alumni/{alumni/search}']],
  '/api/alumni/{id}/similar': [['demo.student', 'alumni/{alumni/search}/similar']],
  '/api/blocks': [['demo.alumni', 'blocks']],
  '/api/connection-requests': [['demo.alumni', 'connection-requests']],
  '/api/connections': [['demo.student', 'connections']],
  '/api/connections/with/{id}': [['demo.student', 'connections/with/{connections}']],
  '/api/conversations': [
    ['demo.student', 'conversations'],
    ['demo.alumni', 'conversations'],
  ],
  '/api/conversations/{userId}/summary': [['demo.student', 'conversations/{conversations}/summary']],
  '/api/forum/posts': [['demo.student', 'forum/posts']],
  '/api/forum/posts/{id}': [['demo.student', 'forum/posts/{forum/posts}']],
  '/api/matches': [['demo.student', 'matches']],
  '/api/meetings': [
    ['demo.student', 'meetings?when=upcoming'],
    ['demo.alumni', 'meetings?when=past'],
  ],
  '/api/meetings/attendees': [['demo.student', 'meetings/attendees']],
  '/api/meetings/{id}': [['demo.student', 'meetings/{meetings}']],
  '/api/my-people': [['demo.alumni', 'my-people']],
  '/api/notifications': [['demo.alumni', 'notifications']],
  '/api/recommendations': [['demo.student', 'recommendations']],
  '/api/search': [
    ['demo.student', 'search?q=the'],
    ['demo.alumni', 'search?q=min'],
  ],
  '/api/students/{id}': [['demo.alumni', 'students/{users?role=student}']],
  '/api/users': [['demo.alumni', 'users']],
};
/** These show users only themselves; the first one shows others, but only before a confirmation of the address. */
const UNCHECKED_PATHS = [
  '/api/connections/drafts',
  // The demo data has no group hours, and no pairs of alumni for a joint call.
  '/api/group-hours',
  '/api/group-hours/{id}',
  '/api/joint-calls/alumni',
  '/api/privacy/preview',
  '/api/user',
  '/api/user/profile',
];

/** Returns the paths of the API whose response contains a person with a picture. */
function pathsWithPictures(): string[] {
  const { paths, components } = committedDocument();
  const hasPicture = (schema: unknown, seen: readonly string[] = []): boolean => {
    if (typeof schema !== 'object' || schema === null) return false;
    if ('avatarUrl' in schema) return true;
    const name = '$ref' in schema ? String(schema.$ref).split('/').at(-1)! : undefined;
    if (name !== undefined) return !seen.includes(name) && hasPicture(components.schemas[name], [...seen, name]);
    return Object.values(schema).some((inner) => hasPicture(inner, seen));
  };
  return Object.keys(paths).filter((path) => hasPicture(paths[path]!.get?.responses));
}

/** Replaces `{list}` in a path with the ID of the first person or object in that list. */
async function fillIn(path: string, read: (path: string) => Promise<unknown>): Promise<string> {
  const list = /\{(.+)\}/.exec(path)?.[1];
  if (list === undefined) return path;
  const [first] = listOf(await read(list)) as { id: number; other?: { id: number } }[];
  return path.replace(`{${list}}`, String((first!.other ?? first!).id));
}

interface ShownPerson {
  readonly name: unknown;
  /** Of the person, or of the text that the person wrote. */
  readonly isSample: unknown;
}

/** Yields all people in a response, at any depth. */
function* peopleIn(body: unknown, around?: unknown): Generator<ShownPerson> {
  if (typeof body !== 'object' || body === null) return;
  const { fullName, displayName, isSample = around, ...rest } = body as Record<string, unknown>;
  const name = fullName ?? displayName;
  if (name !== undefined) yield { name, isSample };
  for (const inner of Object.values(rest)) yield* peopleIn(inner, isSample);
}
const seed = (app: TestApp) => app.app.get(SeedDemo, { strict: false }).execute();

describe('the demo data', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ DEMO_DATA: 'on' });
    await eventually(async () => (await counts(app)).every((count) => count > 0));
  });

  it.each(Object.entries(FILLED_PATHS).flatMap(([username, paths]) => paths.map((path) => [username, path] as const)))(
    'shows %s content at %s',
    async (username, path) => {
      const read = await readAs(app, username);
      await eventually(async () => listOf(await read(path)).length > 0);
    },
  );

  describe('the mark of a sample', () => {
    beforeAll(async () => {
      const browser = app.browser();
      await browser.post('/api/login').send({ username: 'demo.alumni', password: PASSWORD }).expect(200);
      const { body } = await browser.get('/api/users?role=student').expect(200);
      const stranger = (body as { id: number; connectionStatus: string }[]).find(
        ({ connectionStatus }) => connectionStatus === 'none',
      );
      await browser.post('/api/blocks').send({ userId: stranger!.id }).expect(204);
    });

    it('is checked at every path that shows people', () => {
      const unchecked = pathsWithPictures().filter((path) => !(path in PATHS_WITH_PEOPLE));

      expect(unchecked.sort()).toEqual(UNCHECKED_PATHS);
    });

    it.each(Object.values(PATHS_WITH_PEOPLE).flat())('is shown to %s for all people at %s', async (username, path) => {
      const read = await readAs(app, username);
      const find = async () => [...peopleIn(await read(await fillIn(path, read)))];
      await eventually(async () => (await find()).length > 0);

      for (const person of await find()) expect(person).toEqual({ name: person.name, isSample: true });
    });
  });

  it('contains 12 students, 25 alumni of six colleges, and a picture of each person', async () => {
    const has = async (table: string, count: number) => (await rowsIn(app, table)) === count;
    await eventually(() => has('identity.pictures', PEOPLE));

    expect(await rowsIn(app, "identity.users WHERE role = 'student' AND username LIKE 'demo.%'")).toBe(12);
    expect(await rowsIn(app, "identity.users WHERE role = 'alumni' AND username LIKE 'demo.%'")).toBe(25);
    expect(await rowsIn(app, "identity.users WHERE username LIKE 'demo.%' AND avatar_url IS NULL")).toBe(0);
  });

  it('shows the administrator computed figures of 13 closed weeks, and no group below the minimum', async () => {
    const read = await readAs(app, 'demo.admin');
    const statistics = await read('admin/college/interactions');

    expect(statistics).toMatchObject({ hasData: true, k: 10 });
    expect(statistics.weeks).toHaveLength(13);
    expect(await rowsIn(app, 'admin_analytics.analytics_snapshots WHERE closed_on > now()')).toBe(0);
  });

  it('contains a case in each state', async () => {
    await eventually(async () => (await rowsIn(app, 'forum.moderation_cases')) === DEMO_CASES.length);
    const states = async (where: string) => rowsIn(app, `forum.moderation_cases WHERE ${where}`);

    expect([await states("status = 'open'"), await states("status = 'claimed'")]).toEqual([2, 1]);
    for (const outcome of ['hidden', 'warned', 'dismissed']) expect(await states(`outcome = '${outcome}'`)).toBe(1);
  });

  it('contains alumni who claimed or did not answer the invitation of their college, as many as were imported', async () => {
    await eventually(
      async () => (await rowsIn(app, 'admin_analytics.imported_alumni WHERE claimed_by IS NOT NULL')) === 4,
    );

    expect(await rowsIn(app, 'admin_analytics.imported_alumni WHERE claimed_by IS NULL')).toBeGreaterThan(5);
    const [file] = await app.db.query<{ added: number }[]>('SELECT added FROM admin_analytics.alumni_imports');
    expect(await rowsIn(app, 'admin_analytics.imported_alumni')).toBe(file?.added);
    const unclaimed = `SELECT FROM admin_analytics.imported_alumni i JOIN identity.users u ON u.email = i.email
                       WHERE i.claimed_by IS NULL`;
    expect(await app.db.query(unclaimed)).toEqual([]);
  });

  it('contains reviews that are marked as samples', async () => {
    const { body } = await app.visitor().get('/api/reviews?limit=50').expect(200);

    expect(body).toHaveLength(12);
    for (const review of body as unknown[]) expect(review).toMatchObject({ authorBadge: 'sample' });
  });

  it('contains two upcoming campus events and one that is over, all marked as samples', async () => {
    const { body } = await app.visitor().get('/api/events?collegeId=1').expect(200);

    expect(body).toHaveLength(2);
    expect((await app.visitor().get('/api/events?collegeId=1&when=past').expect(200)).body).toHaveLength(1);
    for (const event of body as unknown[]) {
      expect(event).toMatchObject({ isSample: true, status: 'published', title: expect.stringMatching(/^Sample/) });
    }
  });

  it('contains findable alumni of many colleges and industries', async () => {
    await eventually(async () => (await rowsIn(app, 'mentorship.finder_entries WHERE is_visible')) >= 25);
    const browser = app.browser();
    await browser.post('/api/login').send({ username: 'demo.student', password: 'gradspan-demo-2026' }).expect(200);
    const { body } = await browser.get('/api/alumni/search?limit=100').expect(200);
    const different = (field: string) =>
      new Set((body as { alumniProfile: Record<string, unknown> }[]).map((one) => one.alumniProfile[field])).size;

    expect(body).toHaveLength(25);
    expect([different('college'), different('major')]).toEqual([6, 24]);
    expect(different('industry')).toBeGreaterThan(9);
  });

  it('contains profiles, and keeps what users change in them', async () => {
    const signIn = async (username: string) => {
      const browser = app.browser();
      await browser.post('/api/login').send({ username, password: 'gradspan-demo-2026' }).expect(200);
      return browser;
    };
    const [student, alumni] = [await signIn('demo.student'), await signIn('demo.alumni')];
    const profileOf = async (browser: typeof alumni) => (await browser.get('/api/user').expect(200)).body;
    await eventually(async () => (await profileOf(alumni)).alumniProfile.bio);

    expect((await profileOf(student)).studentProfile).toMatchObject({ profileVisibility: 'public', phone: null });
    expect((await profileOf(alumni)).alumniProfile).toMatchObject({
      college: 'Michigan State University',
      collegeId: 1,
      currentPosition: 'Software Engineer',
      isWillingToMentor: true,
      isProfileVisible: true,
      maxMentees: 3,
    });

    await alumni.put('/api/alumni/profile').send({ bio: 'Another story' }).expect(200);
    await seed(app);
    expect((await profileOf(alumni)).alumniProfile.bio).toBe('Another story');
  });

  it('contains connections, requests, meetings and messages', async () => {
    const as = async (username: string) => {
      const browser = app.browser();
      await browser.post('/api/login').send({ username, password: 'gradspan-demo-2026' }).expect(200);
      return async (path: string) => (await browser.get(`/api/${path}`).expect(200)).body;
    };
    const [student, alumni] = [await as('demo.student'), await as('demo.alumni')];
    await eventually(async () => (await alumni('connection-requests')).length > 0);

    expect(await student('dashboard/stats')).toMatchObject({ connectedCount: 3, meetingsCount: 2, messagesCount: 2 });
    // The reply to the student has marked the student's messages as read.
    expect(await alumni('dashboard/stats')).toMatchObject({ connectedCount: 2, meetingsCount: 3 });
    expect(await student('connection-requests')).toEqual([]);
    expect(await alumni('connection-requests')).toMatchObject([
      { sender: { fullName: 'Minh Tranter' } },
      { sender: { fullName: 'Theo Brandvold' } },
    ]);
    expect(await alumni('meetings?when=past')).toMatchObject([{ title: 'Transfer credits and the first semester' }]);
  });

  it('leaves no unread notification about a request that was answered', async () => {
    await waitUntilIdle(app);
    // With OFFSET, Citus reads the connections first: they are on another server.
    const connections = '(SELECT id, status FROM mentorship.connections OFFSET 0)';
    const unread = `messaging.notifications n JOIN ${connections} c ON n.subject = 'connection:' || c.id
      WHERE n.kind = 'request' AND n.read_at IS NULL`;
    expect(await rowsIn(app, unread)).toBeGreaterThan(0);
    expect(await rowsIn(app, `${unread} AND c.status <> 'pending'`)).toBe(0);
  });

  it('contains discussions, some of them answered, and causes no notifications', async () => {
    const list = async (query = '') =>
      (await app.visitor().get(`/api/forum/posts?limit=50${query}`).expect(200)).body as Record<string, unknown>[];
    await eventually(async () => (await rowsIn(app, 'forum.forum_posts WHERE hidden_by IS NOT NULL')) === 1);
    const all = await list();

    expect(all).toHaveLength(13);
    for (const one of all) expect(one).toMatchObject({ isSample: true });
    for (const { views, replyCount } of all) expect(views).toBeGreaterThan(Number(replyCount));
    expect(all.filter(({ answerId }) => answerId !== null)).toHaveLength(4);
    expect(await list('&filter=unanswered')).toMatchObject([{ replyCount: 0 }]);
    expect(await list('&collegeId=1')).toHaveLength(3);
    expect(await rowsIn(app, 'forum.forum_posts WHERE is_anonymous')).toBe(1);
    expect(await rowsIn(app, "forum.forum_posts WHERE author_role = 'college_admin'")).toBe(1);
    expect(await rowsIn(app, 'forum.forum_posts WHERE last_activity_at > now()')).toBe(0);
    // Only the offers of the open questions, which the product itself makes.
    expect(
      await rowsIn(app, "messaging.notifications WHERE kind = 'forum' AND data->>'what' <> 'question-offered'"),
    ).toBe(0);
  });

  it('is stored once, even when seeded repeatedly and concurrently', async () => {
    const before = await counts(app);
    await Promise.all(Array.from({ length: 5 }, () => seed(app)));

    expect(await counts(app)).toEqual(before);
  });

  it('leaves the first college for the demo student to review', async () => {
    const { password } = await seed(app);
    const browser = app.browser();
    await browser.post('/api/login').send({ username: 'demo.student', password }).expect(200);

    await browser
      .post('/api/reviews')
      .send({ collegeId: 1, collegeName: 'Michigan State University', content: 'x'.repeat(20), rating: 4 })
      .expect(201);
  });
});

/** Steps of the seeding, in their order. */
const STEPS: readonly (readonly [Type, string])[] = [
  [ConversationsFacade, 'send'],
  [MentorshipDemoFacade, 'answerQuestion'],
  [MeetingsFacade, 'schedule'],
  [MentorshipDemoFacade, 'seedPastMeeting'],
  [MentorshipDemoFacade, 'recommendMentors'],
  [AccountDemoFacade, 'seedPicture'],
  [ClaimProfile, 'claimWithOwnAccount'],
  [AnswerBroadcast, 'answerAsStudent'],
  [AnswerBroadcast, 'answerAsCollege'],
  [DecideOnCase, 'claim'],
  [DecideOnCase, 'execute'],
];
const NOT_COUNTED_ABOVE = [
  'forum.forum_saves',
  'forum.moderation_cases',
  "forum.moderation_cases WHERE status <> 'open'",
  'admin_analytics.imported_alumni WHERE claimed_by IS NOT NULL',
  'admin_analytics.broadcast_answers',
];

describe('seeding the demo data after a crash', () => {
  const countAll = async (app: TestApp) => [
    ...(await counts(app)),
    ...(await Promise.all(NOT_COUNTED_ABOVE.map((table) => rowsIn(app, table)))),
  ];

  it('completes what each step had left out', async () => {
    const [whole, crashed] = [await startApp(), await startApp()];
    await seed(whole);
    for (const [owner, method] of STEPS) {
      const step = jest.spyOn(crashed.app.get(owner, { strict: false }), method);
      step.mockRejectedValueOnce(new Error(`crash in ${method}`));
      await expect(seed(crashed)).rejects.toThrow(`crash in ${method}`);
    }
    await seed(crashed);

    expect(await countAll(crashed)).toEqual(await countAll(whole));
    expect(await rowsIn(crashed, 'mentorship.recommendations')).toBeGreaterThan(0);
  });
});

describe('seeding the demo data again', () => {
  let app: TestApp;
  const signIn = async (username: string) => {
    const browser = app.browser();
    await browser.post('/api/login').send({ username, password: PASSWORD }).expect(200);
    return browser;
  };
  beforeAll(async () => {
    app = await startApp();
    await seed(app);
  });

  it.each([
    ['saved colleges', 'saved-colleges', (id: number) => `saved-colleges/${id}`],
    ['saved discussions', 'forum/posts?filter=saved', (id: number) => `forum/posts/${id}/save`],
  ])('leaves removed %s removed', async (_, list, addressOf) => {
    const student = await signIn('demo.student');
    const saved = async () => (await student.get(`/api/${list}`).expect(200)).body as { id: number }[];
    expect((await saved()).length).toBeGreaterThan(0);
    for (const { id } of await saved()) await student.delete(`/api/${addressOf(id)}`);
    await seed(app);

    expect(await saved()).toEqual([]);
  });

  it('leaves deleted hours and a deleted picture deleted', async () => {
    const alum = await signIn('demo.alumni');
    const { body: hours } = await alum.get('/api/availability').expect(200);
    expect(hours).toMatchObject({ rules: [{}, {}, {}] });
    await alum
      .put('/api/availability')
      .send({ ...(hours as object), rules: [] })
      .expect(200);
    await alum.put('/api/user').send({ avatarUrl: null }).expect(200);
    await seed(app);

    expect((await alum.get('/api/availability').expect(200)).body).toMatchObject({ rules: [] });
    expect((await alum.get('/api/user').expect(200)).body).toMatchObject({ avatarUrl: null });
  });

  it('leaves a revoked grant revoked', async () => {
    expect(await rowsIn(app, 'identity.operators')).toBe(1);
    await app.app.get(AccountOperatorFacade, { strict: false }).revokeOperator('demo.admin');
    await seed(app);

    expect(await rowsIn(app, 'identity.operators')).toBe(0);
  });
});

describe('a product without demo data', () => {
  it('contains no samples', async () => {
    expect(await counts(await startApp())).toEqual(Array.from({ length: 15 }, () => 0));
  });
});
