import { AccountOperatorFacade } from '../src/contexts/identity/index';
import { FinderCounts } from '../src/contexts/mentorship/application/finder/ports/finder';
import type { SqlFinderCounts } from '../src/contexts/mentorship/infrastructure/finder/sql-finder-reader';
import { alumniForm, PASSWORD, studentForm } from './support/accounts';
import { startApp, type TestApp } from './support/app';
import { administratorOf, confirmed, type TestUser, student, unconfirmedPerson } from './support/test-users';

let app: TestApp;
let robin: TestUser;
/** By name: visible with places, visible but busy, hidden, visibility not chosen. */
const alumni: Record<'vera' | 'bea' | 'hanna' | 'nora', TestUser> = {} as never;
beforeAll(async () => {
  app = await startApp();
  robin = await student(app, 'robin');
  for (const name of ['vera', 'bea', 'hanna', 'nora'] as const) {
    alumni[name] = await confirmed(app, alumniForm(name, { fullName: `${name} Example` }));
  }
  await updateAlumniProfile(alumni.vera, {
    major: 'Économie & Law',
    industry: 'Technology',
    skills: 'A, B, C, D, E',
    company: 'Lab',
    location: 'Reno',
  });
  await updateAlumniProfile(alumni.bea, { availabilityStatus: 'busy', industry: 'Finance', graduationYear: 2011 });
  await updateAlumniProfile(alumni.hanna, { college: 'Hidden College', industry: 'Legal', company: 'Secret' });
  await updateAlumniProfile(alumni.nora, { industry: 'Technology', company: 'Quiet' });
  await choose(alumni.vera, true);
  await choose(alumni.bea, true);
  await choose(alumni.hanna, false);
});

const updateAlumniProfile = ({ browser }: TestUser, changes: object) =>
  browser
    .put('/api/alumni/profile')
    .send({ isWillingToMentor: true, ...changes })
    .expect(200);
const choose = ({ browser }: TestUser, isProfileVisible: boolean) =>
  browser.patch('/api/privacy/preferences').send({ isProfileVisible }).expect(200);
const search = (query = '', by = robin) => by.browser.get(`/api/alumni/search?${query}`);
const namesFor = async (query = '', by = robin): Promise<string[]> =>
  ((await search(query, by).expect(200)).body as { fullName: string }[]).map(({ fullName }) => fullName.split(' ')[0]!);
const stats = async (query = '', by = robin) => (await by.browser.get(`/api/alumni/stats?${query}`).expect(200)).body;

describe('the finder', () => {
  it('lists mentors with places first, and never hidden alumni', async () => {
    expect(await namesFor()).toEqual(['vera', 'bea', 'nora']);
  });

  it('returns cards, and small cards of alumni who have not chosen a visibility', async () => {
    const { body, headers } = await search('sort=newest').expect(200);
    const [vera, nora] = [alumni.vera, alumni.nora].map(({ id }) =>
      (body as { id: number; alumniProfile: Record<string, unknown> }[]).find((card) => card.id === id),
    );

    expect(headers['x-total-count']).toBe('3');
    expect(vera).toEqual({
      id: alumni.vera.id,
      fullName: 'vera Example',
      role: 'alumni',
      avatarUrl: null,
      connectionStatus: 'none',
      isSample: false,
      alumniProfile: {
        college: 'Amherst College',
        collegeId: null,
        major: 'Économie & Law',
        graduationYear: 2020,
        currentPosition: null,
        company: 'Lab',
        industry: 'Technology',
        yearsOfExperience: null,
        bio: null,
        skills: 'A, B, C, D, E',
        mentorshipAreas: null,
        location: 'Reno',
        linkedinUrl: null,
        githubUrl: null,
        twitterHandle: null,
        personalWebsite: null,
        isWillingToMentor: true,
        maxMentees: 3,
        placesLeft: 3,
        minutesLeft: null,
        availabilityStatus: 'available',
        isProfileVisible: true,
        isVerifiedAlum: false,
        allowStudentConnections: true,
        repliesWithinDays: null,
      },
    });
    const { college, collegeId, major, graduationYear, ...rest } = nora!.alumniProfile;
    expect({ college, major, graduationYear }).toEqual({
      college: 'Amherst College',
      major: 'Geology',
      graduationYear: 2020,
    });
    const { isProfileVisible, isVerifiedAlum, allowStudentConnections, ...told } = rest;
    expect({ collegeId, isProfileVisible, isVerifiedAlum, allowStudentConnections }).toEqual({
      collegeId: null,
      isProfileVisible: false,
      isVerifiedAlum: false,
      allowStudentConnections: true,
    });
    expect(Object.values(told).filter((value) => value !== null)).toEqual([]);
  });

  it.each([
    ['college=AMHÉRST', ['vera', 'bea', 'nora']],
    ['college=coll%20amh', ['vera', 'bea', 'nora']],
    ['college=herst', []],
    ['major=economie', ['vera']],
    ['major=geo&years=2011', ['bea']],
    ['years=2020&years=2011', ['vera', 'bea', 'nora']],
    ['years=2020,1999', ['vera', 'nora']],
    ['industries=technology', ['vera']],
    ['industries=Technology,Finance', ['vera', 'bea']],
    ['mentor=true', ['vera', 'bea']],
    ['mentor=false', ['vera', 'bea', 'nora']],
    ['college=&major=', ['vera', 'bea', 'nora']],
    ['major=%F0%9F%8C%B1', []],
    ['collegeId=1', []],
    [`_t=${17}&sort=newest`, ['vera', 'nora', 'bea']],
    ['limit=1&offset=1', ['bea']],
    ['offset=50', []],
  ])('returns the expected alumni for %s', async (query, expected) => {
    expect(await namesFor(query)).toEqual(expected);
  });

  it('omits the viewer', async () => {
    expect(await namesFor('', alumni.vera)).toEqual(['bea', 'nora']);
    expect(await namesFor('', alumni.hanna)).toEqual(['vera', 'bea', 'nora']);
  });

  it.each(['limit=0', 'limit=101', 'sort=best', 'years=20x', 'collegeId=1e3', 'mentor=yes'])(
    'rejects %s',
    async (query) => {
      await search(query).expect(400);
    },
  );

  it('returns profiles in the same shape as the page of an alum', async () => {
    const { body, headers } = await search().expect(200);
    const page = (await robin.browser.get(`/api/alumni/${alumni.vera.id}`).expect(200)).body;
    const alumniProfile = { ...page.alumniProfile, consideredColleges: undefined };

    expect(headers['x-total-count']).toBe('3');
    expect((body as { id: number }[]).find(({ id }) => id === alumni.vera.id)).toEqual({ ...page, alumniProfile });
    await search('limit=100').expect(200);
  });

  it('shows visitors and administrators only visible profiles, as visitors see them', async () => {
    const dean = await administratorOf(app, 'dean.one', 1);
    for (const browser of [app.browser(), dean.browser]) {
      const { body, headers } = await browser.get('/api/alumni/search').expect(200);
      expect((body as { fullName: string }[]).map(({ fullName }) => fullName)).toEqual(['vera Example', 'bea Example']);
      expect(headers['x-total-count']).toBe('2');
      expect(body[0].alumniProfile).toMatchObject({ company: 'Lab', location: null, linkedinUrl: null });
      expect((await browser.get('/api/alumni/search?college=hidden').expect(200)).body).toEqual([]);
      expect((await browser.get('/api/alumni/stats').expect(200)).body).toMatchObject({ total: 2 });
    }
  });
});

describe('the college filter of the finder', () => {
  it('matches an alias or its beginning, like the college search', async () => {
    const [{ id }] = await app.db.query<[{ id: number }]>(
      `SELECT c.id FROM colleges.colleges c WHERE c.name LIKE 'University of California%Los Angeles'`,
    );
    const uma = await confirmed(app, alumniForm('uma', { fullName: 'uma Example' }));
    await updateAlumniProfile(uma, { collegeId: id, college: 'University of California, Los Angeles' });
    await choose(uma, true);

    expect(await namesFor('college=UCLA')).toEqual(['uma']);
    expect(await namesFor('college=ucl')).toEqual(['uma']);
    expect(await stats('college=UCLA')).toMatchObject({ total: 1 });
    expect(await namesFor('college=MIT')).toEqual([]);
    await choose(uma, false);
  });
});

describe('a hidden alum', () => {
  it.each([
    'college=hidden',
    'industries=legal',
    'college=hanna',
    'major=hanna%40example.org',
    'college=hanna%20example',
  ])('cannot be found by %s', async (query) => {
    expect(await namesFor(query)).toEqual([]);
    expect((await search(query)).headers['x-total-count']).toBe('0');
    expect(await stats(query)).toMatchObject({ total: 0, byCollege: [], byIndustry: [] });
  });

  it('is not counted, and neither is an alum who has not chosen a visibility', async () => {
    expect(await stats()).toEqual({
      total: 2,
      byCollege: [{ name: 'Amherst College', count: 2 }],
      byMajor: expect.arrayContaining([{ name: 'Geology', count: 1 }]),
      byIndustry: expect.not.arrayContaining([expect.objectContaining({ name: 'Legal' })]),
      employers: [],
    });
    expect(await stats('industries=Technology')).toMatchObject({ total: 1 });
  });
});

describe('an alum who is away', () => {
  it('is not found or counted until they return', async () => {
    const identity = app.app.get(AccountOperatorFacade, { strict: false });
    const gone = await confirmed(app, alumniForm('gone', { fullName: 'gone Example' }));
    await choose(gone, true);
    expect(await stats()).toMatchObject({ total: 3 });

    await identity.suspendUser('gone', { until: null, reason: null });
    expect(await namesFor()).not.toContain('gone');
    expect(await stats()).toMatchObject({ total: 2 });
    await identity.unsuspendUser('gone');
    expect(await namesFor()).toContain('gone');

    const { browser } = gone;
    await app.browser().post('/api/login').send({ username: 'gone', password: PASSWORD });
    await browser.post('/api/login').send({ username: 'gone', password: PASSWORD }).expect(200);
    await browser.put('/api/user/role').send({ newRole: 'student' }).expect(200);
    expect(await stats()).toMatchObject({ total: 2 });
    await browser.post('/api/account/delete').send({ password: PASSWORD, written: 'keep' }).expect(200);
    expect(await namesFor()).not.toContain('gone');
    expect((await search()).headers['x-total-count']).toBe('3');
  });
});

describe('relations in the finder', () => {
  it('are shown on the card, and a connection takes a place', async () => {
    await updateAlumniProfile(alumni.vera, { maxMentees: 1 });
    const cardOf = async () => ((await search('major=law')).body as Record<string, unknown>[])[0];
    expect(await cardOf()).toMatchObject({ connectionStatus: 'none', alumniProfile: { placesLeft: 1 } });
    const { body } = await robin.browser.post('/api/connections').send({ toUserId: alumni.vera.id }).expect(201);
    expect(await cardOf()).toMatchObject({ connectionStatus: 'pending', alumniProfile: { placesLeft: 1 } });
    await alumni.vera.browser.patch(`/api/connections/${body.id}`).send({ status: 'connected' }).expect(200);

    expect(await cardOf()).toMatchObject({ connectionStatus: 'connected', alumniProfile: { placesLeft: 0 } });
    expect(await namesFor('mentor=true')).not.toContain('vera');
    await robin.browser.delete(`/api/connections/${body.id}`).expect(204);
    expect(await namesFor('mentor=true')).toContain('vera');
  });

  it('end with a block: neither person finds the other', async () => {
    const { total } = await stats('', alumni.bea);
    await alumni.vera.browser.post('/api/blocks').send({ userId: alumni.bea.id }).expect(204);

    expect(await namesFor('', alumni.bea)).not.toContain('vera');
    expect(await namesFor('', alumni.vera)).not.toContain('bea');
    expect(await stats('', alumni.bea)).toMatchObject({ total: total - 1 });
    await alumni.vera.browser.delete(`/api/blocks/${alumni.bea.id}`).expect(204);
  });
});

describe('impressions', () => {
  it('move other alumni up after the hourly update, and change nothing before it', async () => {
    const counts = app.app.get<SqlFinderCounts>(FinderCounts, { strict: false });
    await updateAlumniProfile(alumni.bea, { availabilityStatus: 'available' });
    await counts.writeImpressions();
    await counts.updateRotation();
    await app.db.query('UPDATE mentorship.finder_entries SET shown = 0');

    expect(await namesFor('limit=1')).toEqual(['vera']);
    await counts.writeImpressions();
    expect(await namesFor('limit=1')).toEqual(['vera']);
    await counts.writeImpressions();
    await counts.updateRotation();

    expect(await namesFor('limit=1')).toEqual(['bea']);
    expect(await namesFor()).toEqual(['bea', 'vera', 'nora']);
  });
});

describe("the number of alumni who studied a student's major", () => {
  const count = (by: TestUser, colleges = '1,2') => by.browser.get(`/api/alumni/same-major?colleges=${colleges}`);
  const studies = (user: TestUser, major: string) =>
    updateAlumniProfile(user, { college: 'Michigan State University', collegeId: 1, major });
  const intend = (intendedMajor: string) =>
    robin.browser.put('/api/student/profile').send({ intendedMajor }).expect(200);

  it('is that of the finder, hidden people left out', async () => {
    await studies(alumni.vera, 'Physics');
    await studies(alumni.nora, 'Physics');
    await studies(alumni.hanna, 'Physics');
    await intend('Physics');

    const { body } = await count(robin).expect(200);
    expect(body).toEqual({ major: 'Physics', colleges: [{ collegeId: 1, count: 2 }] });
    expect((await search('collegeId=1&major=Physics').expect(200)).headers['x-total-count']).toBe('2');
  });

  it('is not shown to alumni and to students with an unconfirmed address', async () => {
    await count(alumni.vera).expect(403);
    const { body } = await count(await unconfirmedPerson(app, studentForm('umber'))).expect(403);
    expect(body).toMatchObject({ code: 'identity.confirm-your-email' });
  });

  it.each(['', '0', 'x', '1,2,3,4,5'])('rejects the colleges %j', async (colleges) => {
    expect((await count(robin, colleges).expect(400)).body.errors[0].field).toBe('colleges');
  });
});
