import { startApp, type TestApp } from './support/app';
import { administratorOf, type TestUser, student } from './support/test-users';
import { accept, createConnection, connected, minor } from './support/connections';
import {
  answer,
  generate,
  generateRecommendations,
  GEOLOGIST_TO_BE,
  registerGeologist,
  list,
  updateStudentProfile,
} from './support/recommendations';
import { emptyTables } from './support/empty-tables';

let app: TestApp;
let robin: TestUser;
let kim: TestUser;
let ada: TestUser;
let vera: TestUser;
let dean: TestUser;
beforeAll(async () => {
  app = await startApp();
  robin = await student(app, 'robin');
  kim = await student(app, 'kim');
  ada = await registerGeologist(app, 'ada', { location: 'Sparks, NV' });
  vera = await registerGeologist(app, 'vera');
  dean = await administratorOf(app, 'dean', 1);
  for (const someone of [robin, kim]) await updateStudentProfile(someone, GEOLOGIST_TO_BE);
});
beforeEach(() => emptyTables(app.db, 'mentorship.recommendations', 'mentorship.connections', 'mentorship.blocks'));

const mentorIdsOf = (shown: { mentor: { id: number } }[]): number[] => shown.map(({ mentor }) => mentor.id);
const choose = ({ browser }: TestUser, choices: object) =>
  browser.patch('/api/privacy/preferences').send(choices).expect(200);
const tellAsMentor = ({ browser }: TestUser, changes: object) =>
  browser.put('/api/alumni/profile').send(changes).expect(200);
const later = (days: number) =>
  app.db.query(
    `UPDATE mentorship.recommendations SET created_at = (SELECT created_at - make_interval(days => $1)),
       expires_at = (SELECT expires_at - make_interval(days => $1)), responded_at = (SELECT responded_at - make_interval(days => $1))`,
    [days],
  );

describe('recommended mentors', () => {
  it('are listed best first, with reasons that add up to the score', async () => {
    expect((await generate(robin).expect(200)).body).toEqual({ count: 2 });
    const [first, second] = await list(robin);

    expect(first).toEqual({
      id: expect.any(Number),
      studentId: robin.id,
      status: 'pending',
      matchScore: 63,
      isExpired: false,
      matchReasons: [
        {
          factor: 'major',
          description: 'Studied Geology, your intended major',
          score: 30,
          max: 30,
        },
        {
          factor: 'industry',
          description: 'Works in Energy, an industry you prefer',
          score: 15,
          max: 15,
        },
        {
          factor: 'availability',
          description: 'Available, with room for 2 more students',
          score: 7,
          max: 10,
        },
        {
          factor: 'goals',
          description: 'Mentions Mapping, which you want to learn',
          score: 6,
          max: 20,
        },
        {
          factor: 'place',
          description: 'Is in Nevada, like you',
          score: 5,
          max: 5,
        },
      ],
      createdAt: expect.any(String),
      expiresAt: expect.any(String),
      viewedAt: null,
      respondedAt: null,
      mentor: expect.objectContaining({
        id: ada.id,
        fullName: 'ada Mentor',
        role: 'alumni',
        avatarUrl: null,
        connectionStatus: 'none',
        alumniProfile: expect.objectContaining({
          college: 'Amherst College',
          major: 'Geology',
          graduationYear: 2020,
          currentPosition: null,
          company: null,
          yearsOfExperience: null,
          industry: 'Energy',
          skills: 'Mapping, Python',
        }),
      }),
    });
    expect(second).toMatchObject({ matchScore: 58, mentor: { id: vera.id } });
  });

  it('are the same the second time, with the same IDs', async () => {
    const before = await generateRecommendations(robin);
    const after = await generateRecommendations(robin);

    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  });

  it('are empty for an empty profile, and the closest otherwise', async () => {
    const lena = await student(app, 'lena');
    expect((await generate(lena).expect(200)).body).toEqual({ count: 0 });
    expect(await list(lena)).toEqual([]);

    await updateStudentProfile(lena, { intendedMajor: 'Geology' });
    const closest = await generateRecommendations(lena);
    expect(mentorIdsOf(closest).sort()).toEqual([ada.id, vera.id].sort());
    expect(closest.every(({ matchScore, matchReasons }) => matchScore < 40 && matchReasons.length > 0)).toBe(true);
  });

  it('count saved colleges as considered', async () => {
    const lena = await student(app, 'lena.saves');
    await tellAsMentor(ada, { college: 'Amherst College', collegeId: 1 });
    await lena.browser.put('/api/saved-colleges/1').expect(200);
    await updateStudentProfile(lena, { intendedMajor: 'Geology' });

    const [first] = await generateRecommendations(lena);
    expect(first).toMatchObject({ matchScore: 57, mentor: { id: ada.id } });
    expect(first!.matchReasons[1]!.description).toBe('Studied at Amherst College, which you are considering');
  });

  it('follow the profile: scores and reasons change with it', async () => {
    const lena = await student(app, 'lena.changes');
    await updateStudentProfile(lena, GEOLOGIST_TO_BE);
    expect(await generateRecommendations(lena)).toHaveLength(2);

    await updateStudentProfile(lena, { intendedMajor: 'Nursing', preferredIndustries: 'Healthcare' });
    const changed = await generateRecommendations(lena);
    expect(changed.flatMap(({ matchReasons }) => matchReasons.map(({ factor }) => factor))).not.toContain('major');
    expect(changed.every(({ matchScore }) => matchScore < 40)).toBe(true);
  });

  it('exclude mentors who are full, busy, hidden, unwilling, closed to requests of students, or suspended', async () => {
    const eve = await registerGeologist(app, 'eve');
    const hides: [object, object][] = [
      [{ availabilityStatus: 'busy' }, { availabilityStatus: 'available' }],
      [{ isWillingToMentor: false }, { isWillingToMentor: true }],
    ];
    for (const [change, back] of hides) {
      await tellAsMentor(eve, change);
      expect(mentorIdsOf(await generateRecommendations(robin))).not.toContain(eve.id);
      await tellAsMentor(eve, back);
      expect(mentorIdsOf(await generateRecommendations(robin))).toContain(eve.id);
    }
    for (const field of ['isProfileVisible', 'allowStudentConnections']) {
      await choose(eve, { [field]: false });
      expect(mentorIdsOf(await list(robin))).not.toContain(eve.id);
      expect(mentorIdsOf(await generateRecommendations(robin))).not.toContain(eve.id);
      await choose(eve, { [field]: true });
    }
    await tellAsMentor(eve, { maxMentees: 1 });
    await connected(kim, eve);
    expect(mentorIdsOf(await generateRecommendations(robin))).not.toContain(eve.id);

    await emptyTables(app.db, 'mentorship.connections');
    expect(mentorIdsOf(await generateRecommendations(robin))).toContain(eve.id);
    await app.db.query('UPDATE identity.users SET suspended_at = now() WHERE id = $1', [eve.id]);
    expect(mentorIdsOf(await list(robin))).not.toContain(eve.id);
    expect(mentorIdsOf(await generateRecommendations(robin))).not.toContain(eve.id);
  });

  it('exclude mentors with whom the student has a request, a connection or a block', async () => {
    await createConnection(robin, ada);
    expect(mentorIdsOf(await generateRecommendations(robin))).toEqual([vera.id]);
    await connected(robin, vera);
    expect(await generateRecommendations(robin)).toEqual([]);

    await emptyTables(app.db, 'mentorship.connections');
    await robin.browser.post('/api/blocks').send({ userId: ada.id }).expect(204);
    await vera.browser.post('/api/blocks').send({ userId: robin.id }).expect(204);
    expect(await generateRecommendations(robin)).toEqual([]);
  });

  it('of equal fit are ordered by how few students they were recommended to', async () => {
    const twin = await registerGeologist(app, 'twin', { location: 'Sparks, NV' });
    expect(mentorIdsOf(await generateRecommendations(robin)).slice(0, 2)).toEqual([ada.id, twin.id]);
    await app.db.query('DELETE FROM mentorship.recommendations WHERE mentor_id = $1', [twin.id]);

    expect(mentorIdsOf(await generateRecommendations(kim)).slice(0, 2)).toEqual([twin.id, ada.id]);
    await choose(twin, { isProfileVisible: false });
  });

  it('are also offered to minors, who start with a request', async () => {
    const young = await minor(app, 'young');
    await updateStudentProfile(young, GEOLOGIST_TO_BE);
    const [first] = await generateRecommendations(young);

    expect((await answer(young, first!.id, 'accepted').expect(200)).body.mentor.connectionStatus).toBe('pending');
  });
});

describe('answering a recommendation', () => {
  it('by connecting sends the mentor one request, and shows its status', async () => {
    const [first] = await generateRecommendations(robin);
    const acceptedRecommendation = (await answer(robin, first!.id, 'accepted').expect(200)).body;
    expect(acceptedRecommendation).toMatchObject({
      id: first!.id,
      status: 'accepted',
      mentor: { connectionStatus: 'pending' },
    });
    expect((await answer(robin, first!.id, 'accepted').expect(200)).body).toEqual(acceptedRecommendation);

    const requests = await app.db.query<{ id: number; from_user_id: number; to_user_id: number }[]>(
      'SELECT * FROM mentorship.connections',
    );
    expect(requests).toMatchObject([{ from_user_id: robin.id, to_user_id: ada.id, status: 'pending' }]);
    await accept(ada, requests[0]!.id).expect(200);
    expect((await list(robin)).find(({ id }) => id === first!.id)).toMatchObject({
      mentor: { connectionStatus: 'connected' },
    });
  });

  it('by connecting has no effect when the mentor accepts no requests', async () => {
    const [first] = await generateRecommendations(robin);
    await choose(ada, { allowStudentConnections: false });
    await answer(robin, first!.id, 'accepted').expect(403);
    await choose(ada, { allowStudentConnections: true });

    expect(await list(robin)).toMatchObject([{ id: first!.id, status: 'pending', respondedAt: null }, {}]);
  });

  it('by passing keeps the reason private, and excludes the mentor for ninety days', async () => {
    const [first] = await generateRecommendations(robin);
    const { body } = await answer(robin, first!.id, 'declined', ' Too far away ').expect(200);
    expect(body).toMatchObject({ status: 'declined', mentor: { connectionStatus: 'none' } });
    expect(JSON.stringify(body)).not.toContain('far away');

    expect(mentorIdsOf(await generateRecommendations(robin))).toEqual([vera.id]);
    await later(89);
    expect(mentorIdsOf(await generateRecommendations(robin))).toEqual([vera.id]);
    await later(2);
    expect(mentorIdsOf(await generateRecommendations(robin))).toEqual([ada.id, vera.id]);
  });

  it('by connecting sends the message, and can be undone within a minute', async () => {
    const [first] = await generateRecommendations(robin);
    const path = `/api/recommendations/${first!.id}`;
    const message = 'How did you choose your field?';
    await robin.browser.patch(`${path}/status`).send({ status: 'accepted', message }).expect(200);
    const { body } = await robin.browser.get(`/api/connections/with/${first!.mentor.id}`).expect(200);
    expect(body).toMatchObject({ state: 'pending_sent', connection: { message } });

    const undoResponse = await robin.browser.post(`${path}/undo`).expect(200);
    expect(undoResponse.body).toMatchObject({ status: 'pending', mentor: { connectionStatus: 'none' } });
    const tooLong = { status: 'accepted', message: 'x'.repeat(5001) };
    const refused = await robin.browser.patch(`${path}/status`).send(tooLong).expect(400);
    expect(refused.body).toMatchObject({ errors: [{ field: 'message' }] });
  });

  it('by passing can be undone within a minute', async () => {
    const [first] = await generateRecommendations(robin);
    const undo = () => robin.browser.post(`/api/recommendations/${first!.id}/undo`);
    await answer(robin, first!.id, 'declined').expect(200);
    expect((await undo().expect(200)).body).toMatchObject({ status: 'pending', respondedAt: null });
    await undo().expect(200);

    await answer(robin, first!.id, 'declined').expect(200);
    await app.db.query(
      `UPDATE mentorship.recommendations SET responded_at = (SELECT responded_at - interval '61 seconds')`,
    );
    expect((await undo().expect(409)).body).toMatchObject({ code: 'mentorship.too-late-to-undo' });
  });

  it('is possible only once, and before it expires', async () => {
    const [first, second] = await generateRecommendations(robin);
    await answer(robin, first!.id, 'accepted').expect(200);
    const { body } = await answer(robin, first!.id, 'declined').expect(409);
    expect(body).toMatchObject({ code: 'mentorship.already-answered' });
    await later(31);
    expect((await list(robin)).find(({ id }) => id === second!.id)).toMatchObject({ isExpired: true });
    const late = await answer(robin, second!.id, 'accepted').expect(409);
    expect(late.body).toMatchObject({ code: 'mentorship.recommendation-expired' });
    expect(await generateRecommendations(robin)).toMatchObject([{ isExpired: false, mentor: { id: vera.id } }]);
  });

  it('marks it as viewed once, and listing does not', async () => {
    const [first] = await generateRecommendations(robin);
    expect(first!.viewedAt).toBeNull();
    for (let n = 0; n < 2; n++) await robin.browser.post(`/api/recommendations/${first!.id}/viewed`).expect(204);
    const [seen] = await list(robin);
    expect(seen!.viewedAt).toMatch(/Z$/);
    expect((await generateRecommendations(robin))[0]!.viewedAt).toBe(seen!.viewedAt);
  });

  it.each([
    [{ status: 'pending' }],
    [{ status: 'x' }],
    [{}],
    [{ status: ['accepted'] }],
    [{ status: 'declined', reason: 'x'.repeat(501) }],
    [{ status: 'declined', reason: 'a\u0000b' }],
    [{ status: 'accepted', studentId: 1 }],
  ])('rejects %j', async (body) => {
    const [first] = await generateRecommendations(robin);
    await robin.browser.patch(`/api/recommendations/${first!.id}/status`).send(body).expect(400);
    expect((await list(robin))[0]).toMatchObject({ status: 'pending' });
  });
});

describe('access to recommendations', () => {
  it('is denied for those of another student', async () => {
    const [first] = await generateRecommendations(robin);
    expect(await list(kim)).toEqual([]);
    for (const id of [first!.id, 2_147_483_647]) {
      for (const status of ['accepted', 'declined']) await answer(kim, id, status).expect(404);
      await kim.browser.post(`/api/recommendations/${id}/undo`).expect(404);
      await kim.browser.post(`/api/recommendations/${id}/viewed`).expect(404);
    }
    await answer(kim, 2_147_483_648, 'accepted').expect(400);
    expect((await list(robin))[0]).toMatchObject({ status: 'pending', viewedAt: null });
  });

  it('is limited to students', async () => {
    const [first] = await generateRecommendations(robin);
    for (const someone of [ada, vera, dean]) {
      await someone.browser.get('/api/recommendations').expect(403);
      await someone.browser.get('/api/recommendations/dials').expect(403);
      await generate(someone).expect(403);
      await answer(someone, first!.id, 'accepted').expect(403);
    }
    await app.visitor().get('/api/recommendations').expect(401);
    const visitor = app.browser();
    await visitor.post('/api/recommendations/generate').expect(401);
    await visitor.patch(`/api/recommendations/${first!.id}/status`).send({ status: 'accepted' }).expect(401);
  });
});
