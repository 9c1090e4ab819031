import { alumniForm } from './support/accounts';
import { eventually, startApp, type TestApp } from './support/app';
import { ExternalSignInFixture } from './support/external-sign-in';
import { alumniOf, confirmed, type TestUser, student } from './support/test-users';

let app: TestApp;
beforeAll(async () => (app = await startApp()));

const MICHIGAN_STATE = 1;
const studiesIn = async ({ browser }: Pick<TestUser, 'browser'>) =>
  (await browser.get('/api/user').expect(200)).body.alumniProfile as { college: string; collegeId: number | null };
const kept = (at: TestApp, username: string) =>
  eventually(async () => {
    const [row] = await at.db.query<{ collegeId: number | null }[]>(
      `SELECT a.college_id AS "collegeId" FROM mentorship.alumni_profiles a JOIN identity.users u ON u.id = a.user_id
       WHERE u.username = $1`,
      [username],
    );
    return row;
  });

describe('the exact name of a college entered without choosing it from the list', () => {
  it.each([
    ['exact', 'Michigan State University', MICHIGAN_STATE],
    ['folded', ' michigan  STATE university', MICHIGAN_STATE],
    ['unknown', 'A college far away', null],
    ['beginning', 'Michigan State', null],
  ])('is stored with the college ID at registration: %s', async (username, alumniCollege, collegeId) => {
    await confirmed(app, alumniForm(username, { alumniCollege }));

    expect(await kept(app, username)).toEqual({ collegeId });
  });

  it('is stored with the college ID when the profile is edited', async () => {
    const ada = await alumniOf(app, 'ada', 2);
    const updateAlumniProfile = (changes: object) => ada.browser.put('/api/alumni/profile').send(changes).expect(200);

    expect((await updateAlumniProfile({ college: 'Michigan State University' })).body.collegeId).toBe(MICHIGAN_STATE);
    expect((await updateAlumniProfile({ college: 'A college far away', collegeId: null })).body.collegeId).toBeNull();
    expect((await updateAlumniProfile({ college: 'michigan state university', collegeId: null })).body).toMatchObject({
      college: 'michigan state university',
      collegeId: MICHIGAN_STATE,
    });
  });

  it('is stored with the college ID when a former student becomes an alum', async () => {
    const robin = await student(app, 'robin');
    await robin.browser.put('/api/user/role').send({ newRole: 'alumni' }).expect(200);
    const studies = { college: 'Michigan State University', major: 'Law', graduationYear: 2020 };
    await robin.browser.put('/api/alumni/profile').send(studies).expect(200);

    expect(await studiesIn(robin)).toMatchObject({ collegeId: MICHIGAN_STATE });
  });

  it('is stored with the college ID when registering with a provider', async () => {
    const at = await ExternalSignInFixture.open();
    at.nextPerson();
    const studies = { alumniCollege: 'Michigan State University', alumniMajor: 'Law', alumniGradYear: 2020 };
    const browser = await at.member({ role: 'alumni', ...studies });
    const { username } = (await browser.get('/api/user').expect(200)).body as { username: string };

    expect(await kept(at.app, username)).toEqual({ collegeId: MICHIGAN_STATE });
  });
});
