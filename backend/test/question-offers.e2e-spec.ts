import { AnswerersFacade } from '../src/contexts/mentorship';
import { alumniForm } from './support/accounts';
import { startApp, type TestApp } from './support/app';
import { mentor } from './support/connections';
import { confirmed, student, type TestUser, unconfirmedPerson, updateUserRow } from './support/test-users';

const [COLLEGE, OTHER_COLLEGE] = [3, 4];
const SUBJECT = { collegeId: COLLEGE, state: null, cip: '2601', limit: 10 };

let app: TestApp;
let answerers: AnswerersFacade;
let ada: TestUser;
let ben: TestUser;
const mentorOf = (username: string, collegeId: number) =>
  mentor(app, username, { collegeId, college: 'A college', major: 'Biology' });
const candidates = (without: readonly number[] = []) =>
  answerers.listCandidates({ ...SUBJECT, without, askedAt: new Date() });

beforeAll(async () => {
  app = await startApp();
  answerers = app.app.get(AnswerersFacade, { strict: false });
  ada = await mentorOf('ada', COLLEGE);
  ben = await mentorOf('ben', OTHER_COLLEGE);
});

describe('the alumni to whom an open question can be offered', () => {
  it('are mentors of the college and the program, then of the program elsewhere', async () => {
    const found = [
      { userId: ada.id, fit: 'college-and-program' },
      { userId: ben.id, fit: 'program' },
    ];
    expect(await candidates()).toEqual(found);
    expect(await candidates([ada.id])).toEqual(found.slice(1));
  });

  it('don’t include students, and alumni who haven’t confirmed their address or don’t mentor', async () => {
    await student(app, 'kim');
    await unconfirmedPerson(app, alumniForm('unconfirmed', { alumniCollegeId: COLLEGE, alumniMajor: 'Biology' }));
    await confirmed(app, alumniForm('new', { alumniCollegeId: COLLEGE, alumniMajor: 'Biology' }));
    expect((await candidates()).map(({ userId }) => userId)).toEqual([ada.id, ben.id]);
  });

  it('don’t include suspended alumni until they are back', async () => {
    await updateUserRow(app, ada, 'suspended_at = now()');
    expect((await candidates()).map(({ userId }) => userId)).toEqual([ben.id]);
    await updateUserRow(app, ada, 'suspended_at = NULL');
    expect((await candidates()).map(({ userId }) => userId)).toEqual([ada.id, ben.id]);
  });

  it('include those who transferred from the college', async () => {
    const dan = await mentorOf('dan', OTHER_COLLEGE);
    const change = { major: 'History', transferredFromCollegeId: COLLEGE };
    await dan.browser.put('/api/alumni/profile').send(change).expect(200);
    expect((await candidates()).at(-1)).toEqual({ userId: dan.id, fit: 'transferred' });
    await dan.browser.put('/api/alumni/profile').send({ transferredFromCollegeId: null }).expect(200);
    expect((await candidates()).map(({ userId }) => userId)).toEqual([ada.id, ben.id]);
  });

  it('take turns', async () => {
    const cara = await mentorOf('cara', COLLEGE);
    await answerers.noteOffered([ada.id], new Date());
    expect((await candidates()).map(({ userId }) => userId)).toEqual([cara.id, ada.id, ben.id]);
  });

  it('sign by their college, verified only if it confirmed them', async () => {
    expect(await answerers.describe(ada.id)).toMatchObject({ collegeId: COLLEGE, isVerified: false });
    await app.db.query(
      `INSERT INTO identity.affiliations (user_id, college_id, kind, since) VALUES ($1, $2, 'alum', now())`,
      [ada.id, COLLEGE],
    );
    expect(await answerers.describe(ada.id)).toMatchObject({ collegeId: COLLEGE, isVerified: true });
    expect(await answerers.describe(999_999)).toBeNull();
  });
});
