import { alumniForm } from './support/accounts';
import { startApp, type TestApp } from './support/app';
import { administratorOf, alumniOf, confirmed, type TestUser, student } from './support/test-users';

let app: TestApp;
let robin: TestUser;
let vera: TestUser;
let hanna: TestUser;
let nora: TestUser;
let dean: TestUser;
beforeAll(async () => {
  app = await startApp();
  robin = await student(app, 'robin');
  vera = await alumniOf(app, 'vera', 1);
  hanna = await alumniOf(app, 'hanna', 1);
  nora = await alumniOf(app, 'nora', 1);
  dean = await administratorOf(app, 'ada.lang', 1);
  await vera.browser.put('/api/alumni/profile').send(PROFILE).expect(200);
  await choose(vera, true);
  await choose(hanna, false);
});

const PROFILE = {
  currentPosition: 'Engineer',
  company: 'Lab',
  industry: 'Technology',
  yearsOfExperience: 4,
  bio: 'Hello',
  skills: 'Go, Java',
  mentorshipAreas: 'Essays',
  location: 'Reno',
  linkedinUrl: 'https://www.linkedin.com/in/x',
  isWillingToMentor: true,
  maxMentees: 2,
};
const choose = ({ browser }: TestUser, isProfileVisible: boolean) =>
  browser.patch('/api/privacy/preferences').send({ isProfileVisible }).expect(200);
const pageOf = (id: number, by?: TestUser) => (by?.browser ?? app.browser()).get(`/api/alumni/${id}`);
/** Serializes a response without the fields that differ for every request: path and request ID. */
const serialize = ({ body, status }: { body: Record<string, unknown>; status: number }) => {
  return JSON.stringify({ ...body, status, instance: '', requestId: '' });
};

describe('the page of an alum with a visible profile', () => {
  it('shows visitors studies and work, but not the location or links', async () => {
    const { body } = await pageOf(vera.id).expect(200);

    expect(body).toEqual({
      id: vera.id,
      fullName: 'Robin Example',
      avatarUrl: null,
      role: 'alumni',
      isSample: false,
      connectionStatus: 'none',
      alumniProfile: {
        college: 'Amherst College',
        collegeId: 1,
        major: 'Geology',
        graduationYear: 2020,
        ...PROFILE,
        availabilityStatus: 'available',
        placesLeft: 2,
        minutesLeft: null,
        repliesWithinDays: null,
        location: null,
        linkedinUrl: null,
        twitterHandle: null,
        githubUrl: null,
        personalWebsite: null,
        isProfileVisible: true,
        isVerifiedAlum: false,
        allowStudentConnections: true,
        consideredColleges: null,
      },
    });
  });

  it('also shows members the location and links', async () => {
    for (const someone of [robin, hanna, dean]) {
      const { body } = await pageOf(vera.id, someone).expect(200);
      expect(body.alumniProfile).toMatchObject({ location: 'Reno', linkedinUrl: 'https://www.linkedin.com/in/x' });
    }
  });

  it('shows no one an email address, phone number, birth date or username', async () => {
    for (const someone of [undefined, robin, hanna, vera, dean]) {
      expect((await pageOf(vera.id, someone).expect(200)).text).not.toMatch(
        /email|phone|birth|username|vera|password/i,
      );
    }
  });
});

describe('the page of an alum who is not visible', () => {
  it('returns the same 404 for hidden alumni, students, administrators and unknown IDs', async () => {
    const answers = [];
    for (const id of [hanna.id, robin.id, dean.id, 2_147_483_647]) {
      for (const by of [undefined, robin, vera]) answers.push(serialize(await pageOf(id, by).expect(404)));
    }

    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toContain('mentorship.alumni-not-found');
    expect(answers[0]).toContain("The alumni profile you're looking for doesn't exist or isn't publicly visible.");
  });

  it('shows a hidden alum their own page as members would see it', async () => {
    const { body } = await pageOf(hanna.id, hanna).expect(200);

    expect(body.alumniProfile).toMatchObject({ college: 'Amherst College', isWillingToMentor: false });
  });

  it('returns 404 to visitors and the small card to members until the alum has chosen a visibility', async () => {
    await pageOf(nora.id).expect(404);
    const { body } = await pageOf(nora.id, robin).expect(200);

    expect(body.alumniProfile).toMatchObject({ college: 'Amherst College', company: null, isWillingToMentor: null });
    expect(body.alumniProfile).toMatchObject({ placesLeft: null, maxMentees: null });
  });

  it.each(['0', '01', 'x', '1e3', '2147483648'])('returns 400 for the ID %s', async (id) => {
    await app.browser().get(`/api/alumni/${id}`).expect(400);
  });

  it('returns 404 immediately after the alum is suspended, changes role or hides the profile', async () => {
    const gone = await confirmed(app, alumniForm('gone'));
    await choose(gone, true);
    await pageOf(gone.id).expect(200);

    for (const [away, back] of [
      ['suspended_at = now()', 'suspended_at = NULL'],
      [`role = 'student'`, `role = 'alumni'`],
    ]) {
      await app.db.query(`UPDATE identity.users SET ${away} WHERE id = $1`, [gone.id]);
      await pageOf(gone.id, robin).expect(404);
      await app.db.query(`UPDATE identity.users SET ${back} WHERE id = $1`, [gone.id]);
    }
    await choose(gone, false);
    await pageOf(gone.id, robin).expect(404);
  });
});

describe('the considered colleges of an alum', () => {
  const setConsideredColleges = (consideredColleges: unknown) =>
    vera.browser.put('/api/alumni/profile').send({ consideredColleges });
  const nameOf = async (id: number): Promise<string> =>
    (await app.browser().get(`/api/colleges/${id}`).expect(200)).body.name as string;

  it('are listed once each, by name, for members and the alum', async () => {
    const both = [
      { id: 3, name: await nameOf(3) },
      { id: 2, name: await nameOf(2) },
    ];
    expect((await setConsideredColleges([3, 2, 3]).expect(200)).body.consideredColleges).toEqual(both);

    expect((await pageOf(vera.id, robin).expect(200)).body.alumniProfile.consideredColleges).toEqual(both);
    expect((await pageOf(vera.id).expect(200)).body.alumniProfile.consideredColleges).toBeNull();
    expect((await vera.browser.get('/api/user').expect(200)).body.alumniProfile.consideredColleges).toEqual(both);
    const { body } = await vera.browser.get('/api/privacy/preview?as=member').expect(200);
    expect(body.alumniProfile.consideredColleges).toEqual(both);
  });

  it.each([
    ['more than ten', Array.from({ length: 11 }, (_, n) => n + 1)],
    ['one that there is not', [2, 2_147_483_647]],
    ['no key', [0]],
    ['a fraction', [1.5]],
    ['text', ['2']],
    ['no list', 2],
  ])('reject %s', async (_, change) => {
    const { body } = await setConsideredColleges(change).expect(400);

    expect(body.errors).toEqual([{ field: 'consideredColleges', message: expect.any(String) }]);
  });

  it.each([[[]], [null]])('are cleared by %j', async (none) => {
    await setConsideredColleges([2]).expect(200);

    expect((await setConsideredColleges(none).expect(200)).body.consideredColleges).toEqual([]);
  });
});

describe('the page of a connected or blocked alum', () => {
  const connect = async (from: TestUser, to: TestUser): Promise<void> => {
    const { body } = await from.browser.post('/api/connections').send({ toUserId: to.id }).expect(201);
    expect((await pageOf(to.id, from).expect(200)).body.connectionStatus).toBe('pending');
    await to.browser.patch(`/api/connections/${body.id}`).send({ status: 'connected' }).expect(200);
  };

  it('shows the connection, and only the name once the profile is hidden', async () => {
    const lena = await alumniOf(app, 'lena', 1);
    await choose(lena, true);
    await connect(robin, lena);
    expect((await pageOf(lena.id, robin).expect(200)).body).toMatchObject({ connectionStatus: 'connected' });
    await choose(lena, false);

    expect((await pageOf(lena.id, robin).expect(200)).body).toEqual({
      id: lena.id,
      fullName: 'Robin Example',
      avatarUrl: null,
      role: 'alumni',
      isSample: false,
      alumniProfile: null,
      connectionStatus: 'connected',
    });
  });

  it('returns the same 404 as an unknown ID after a block by either person', async () => {
    const noOne = serialize(await pageOf(2_147_483_647, robin).expect(404));
    await vera.browser.post('/api/blocks').send({ userId: robin.id }).expect(204);
    expect(serialize(await pageOf(vera.id, robin).expect(404))).toBe(noOne);
    await vera.browser.delete(`/api/blocks/${robin.id}`).expect(204);
    await robin.browser.post('/api/blocks').send({ userId: vera.id }).expect(204);
    expect(serialize(await pageOf(vera.id, robin).expect(404))).toBe(noOne);
    await robin.browser.delete(`/api/blocks/${vera.id}`).expect(204);

    await pageOf(vera.id, robin).expect(200);
  });
});
