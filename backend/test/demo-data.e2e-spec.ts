import { SeedDemo } from '../src/composition/demo/seed-demo';
import { eventually, startApp, type TestApp } from './support/app';
import { rowsIn } from './support/rows';

const counts = async (app: TestApp): Promise<number[]> => [
  await rowsIn(app, 'colleges.reviews'),
  await rowsIn(app, 'colleges.events'),
  await rowsIn(app, 'mentorship.connections'),
  await rowsIn(app, 'mentorship.meetings'),
  await rowsIn(app, 'messaging.messages'),
  await rowsIn(app, 'forum.forum_posts'),
  await rowsIn(app, 'forum.forum_replies'),
];
const seed = (app: TestApp) => app.app.get(SeedDemo, { strict: false }).execute();

describe('the demo data', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ DEMO_DATA: 'on' });
    await eventually(async () => (await counts(app)).every((count) => count > 0));
  });

  it('contains reviews that are marked as samples', async () => {
    const { body } = await app.visitor().get('/api/reviews').expect(200);

    expect(body.length).toBeGreaterThan(1);
    for (const review of body as unknown[]) {
      expect(review).toMatchObject({ authorBadge: 'sample', content: expect.stringMatching(/^This is a sample/) });
    }
  });

  it('contains two upcoming campus events that are marked as samples', async () => {
    const { body } = await app.visitor().get('/api/events?collegeId=1').expect(200);

    expect(body).toHaveLength(2);
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
    expect([different('college'), different('major'), different('graduationYear')]).toEqual([24, 24, 18]);
    expect(different('industry')).toBe(12);
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

    expect(await student('dashboard/stats')).toMatchObject({ connectedCount: 2, meetingsCount: 2, messagesCount: 3 });
    // The reply to the student has marked the student's messages as read.
    expect(await alumni('dashboard/stats')).toMatchObject({ messagesCount: 1 });
    expect(await student('connection-requests')).toMatchObject([{ sender: { fullName: 'Mateo Farrow' } }]);
    expect(await alumni('connection-requests')).toMatchObject([{ sender: { fullName: 'Amara Fenwick' } }]);
    expect(await alumni('meetings?when=upcoming')).toMatchObject([
      { title: 'Choosing a first internship', status: 'confirmed' },
      { title: 'A mock interview', status: 'confirmed' },
    ]);
  });

  it('contains discussions, some of them answered, and causes no notifications', async () => {
    const list = async (query = '') =>
      (await app.visitor().get(`/api/forum/posts?limit=50${query}`).expect(200)).body as Record<string, unknown>[];
    const all = await list();

    expect(all).toHaveLength(12);
    expect(all.filter(({ answerId }) => answerId !== null)).toHaveLength(3);
    expect(await list('&filter=unanswered')).toMatchObject([{ replyCount: 0 }]);
    expect(await list('&collegeId=1')).toHaveLength(2);
    expect(await rowsIn(app, 'forum.forum_posts WHERE is_anonymous')).toBe(1);
    expect(await rowsIn(app, "forum.forum_posts WHERE author_role = 'college_admin'")).toBe(1);
    expect(await rowsIn(app, 'forum.forum_posts WHERE last_activity_at > now()')).toBe(0);
    expect(await rowsIn(app, "messaging.notifications WHERE kind = 'forum'")).toBe(0);
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

describe('a product without demo data', () => {
  it('contains no samples', async () => {
    expect(await counts(await startApp())).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });
});
