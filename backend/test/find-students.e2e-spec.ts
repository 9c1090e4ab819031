import { PASSWORD, studentForm } from './support/accounts';
import { UpdateDirectory } from '../src/contexts/mentorship/application/people-directory/update-directory';
import { startApp, type TestApp } from './support/app';
import { administratorOf, updateUserRow, type TestUser, student, unconfirmedPerson } from './support/test-users';
import { createConnection, connected, mentor, minor } from './support/connections';

let app: TestApp;
let ada: TestUser;
let robin: TestUser;
let sam: TestUser;
/** The students whom a stranger must not find, by the reason. */
let away: Record<string, TestUser>;

const TOLD = {
  intendedMajor: 'Génie civil',
  graduationYear: 2027,
  location: 'Reno, NV',
  contactEmail: 'r@example.org',
};
const updateStudentProfile = ({ browser }: TestUser, changes: object) =>
  browser.put('/api/student/profile').send(changes).expect(200);
const studying = async (name: string, changes: object = TOLD) => {
  const one = await student(app, name, { fullName: `${name} Rivers` });
  await updateStudentProfile(one, changes);
  return one;
};

beforeAll(async () => {
  app = await startApp();
  ada = await mentor(app, 'ada');
  robin = await studying('robin');
  sam = await studying('sam', { intendedMajor: 'Law', schoolsConsidering: 'Reed', graduationYear: 2028 });
  const [priv, blocker, blocked, suspended, closing, moved] = await Promise.all(
    ['priv', 'blocker', 'blocked', 'suspended', 'closing', 'moved'].map((name) => studying(name)),
  );
  const kim = await minor(app, 'kim');
  await kim.browser
    .put('/api/student/profile')
    .send({ intendedMajor: 'Génie civil', graduationYear: 2027 })
    .expect(200);
  away = { priv, blocker, blocked, suspended, closing, moved, kim } as Record<string, TestUser>;
  await priv!.browser.patch('/api/privacy/preferences').send({ profileVisibility: 'private' }).expect(200);
  await blocker!.browser.post('/api/blocks').send({ userId: ada.id }).expect(204);
  await ada.browser.post('/api/blocks').send({ userId: blocked!.id }).expect(204);
  await updateUserRow(app, suspended!, 'suspended_at = now()');
  await closing!.browser.post('/api/account/delete').send({ password: PASSWORD, written: 'keep' }).expect(200);
  await moved!.browser.put('/api/user/role').send({ newRole: 'alumni' }).expect(200);
  // A state that no form allows: a minor with a public profile.
  await app.db.query(
    `WITH shown AS (UPDATE mentorship.student_profiles SET profile_visibility = 'public', location = 'Reno, NV'
                    WHERE user_id = $1)
     UPDATE mentorship.people_directory SET is_public_student = true WHERE user_id = $1`,
    [kim.id],
  );
}, 120_000);

const students = ({ browser }: TestUser, query = '') => browser.get(`/api/users?role=student&findable=true&${query}`);
async function found(by: TestUser, query = ''): Promise<{ ids: number[]; total: string | undefined }> {
  const { body, headers } = await students(by, query).expect(200);
  return { ids: (body as { id: number }[]).map(({ id }) => id), total: headers['x-total-count'] as string };
}

describe('students whom alumni find', () => {
  it('are adults with a public profile; no one else is on any page or in any count', async () => {
    expect(await found(ada)).toEqual({ ids: [robin.id, sam.id], total: '2' });
    expect(await found(ada, 'limit=1')).toEqual({ ids: [robin.id], total: '2' });
    expect(await found(ada, 'limit=1&offset=1')).toEqual({ ids: [sam.id], total: '2' });
    expect(await found(ada, 'offset=2')).toEqual({ ids: [], total: '2' });
  });

  it.each([
    ['q=rivers', () => [robin.id, sam.id]],
    ['q=ROBIN', () => [robin.id]],
    ['q=priv', () => []],
    ['q=kim', () => []],
    ['q=rivers&major=genie', () => [robin.id]],
    ['major=CIVIL%20g', () => [robin.id]],
    ['major=ivil', () => []],
    ['major=%25', () => []],
    ['year=2028', () => [sam.id]],
    ['year=2027&major=law', () => []],
    ['year=1999', () => []],
  ])('%s finds no one who is not in the list', async (query, expected) => {
    expect(await found(ada, query)).toEqual({ ids: expected(), total: String(expected().length) });
  });

  it('are the same in the whole list and in its count', async () => {
    const { body, headers } = await ada.browser.get('/api/users?role=student').expect(200);

    expect((body as { id: number }[]).map(({ id }) => id)).toEqual([robin.id, sam.id]);
    expect(headers['x-total-count']).toBe('2');
  });

  it('are shown with their studies and considered colleges, but without an address', async () => {
    const { body, text } = await students(ada).expect(200);

    expect(body[1]).toMatchObject({
      id: sam.id,
      fullName: 'sam Rivers',
      role: 'student',
      email: null,
      alumniProfile: null,
      studentProfile: {
        intendedMajor: 'Law',
        graduationYear: 2028,
        schoolsConsidering: 'Reed',
      },
      connectionStatus: 'none',
    });
    expect(text).not.toMatch(/example\.org|reno|location|phone|birth/i);
  });

  it('are not found by location, which they do not show to strangers', async () => {
    expect(await found(ada, 'state=NV')).toEqual({ ids: [], total: '0' });
  });

  it('are not found by administrators of a college', async () => {
    const dean = await administratorOf(app, 'dean', 1);
    for (const query of ['', 'year=2027', 'major=genie', 'state=NV', 'q=rivers']) {
      expect(await found(dean, query)).toEqual({ ids: [], total: '0' });
    }
  });

  it.each([
    'year=soon',
    'year=99',
    'year=2027.5',
    'year=',
    'state=XX',
    'state=nv',
    'findable=maybe',
    'state=NV&state=CA',
    'after=-1',
    'after=soon',
    'after=3000000000',
  ])('reject %s', async (query) => {
    const { body } = await ada.browser.get(`/api/users?${query}`).expect(400);
    expect(body.errors).toMatchObject([{ field: query.split('=')[0] }]);
  });
});

describe('students without a saved profile', () => {
  const form = (name: string, changes: object = {}) => studentForm(name, { fullName: `${name} Newcomer`, ...changes });

  it('are found once their address is confirmed, unless they are minors', async () => {
    const neva = await unconfirmedPerson(app, form('neva'));
    const nils = await minor(app, 'nils');
    expect(await found(ada, 'q=newcomer')).toEqual({ ids: [], total: '0' });
    await updateUserRow(app, neva, 'email_verified_at = now()');

    expect(await found(ada, 'q=newcomer')).toEqual({ ids: [neva.id], total: '1' });
    const { body } = await students(ada, 'q=newcomer').expect(200);
    expect(body[0]).toMatchObject({
      fullName: 'neva Newcomer',
      email: null,
      connectionStatus: 'none',
      studentProfile: {
        intendedMajor: null,
        graduationYear: null,
      },
    });
    expect((await found(ada)).ids).not.toContain(nils.id);
    await neva.browser.patch('/api/privacy/preferences').send({ profileVisibility: 'private' }).expect(200);
    expect(await found(ada, 'q=newcomer')).toEqual({ ids: [], total: '0' });
  });

  it('are found by their full name after turning 18, but only once they choose to be public', async () => {
    const kim = away.kim!;
    await app.db.query(
      `WITH hidden AS (UPDATE mentorship.student_profiles SET profile_visibility = 'private' WHERE user_id = $1)
       UPDATE mentorship.people_directory SET is_public_student = false, adult_from = current_date - 1 WHERE user_id = $1`,
      [kim.id],
    );
    await app.db.query(`UPDATE identity.users SET birth_date = '2000-02-29' WHERE id = $1`, [kim.id]);
    await app.app.get(UpdateDirectory, { strict: false }).updateNewAdults();

    expect(await found(ada, 'q=kim%20example')).toEqual({ ids: [], total: '0' });
    await kim.browser.patch('/api/privacy/preferences').send({ profileVisibility: 'public' }).expect(200);
    expect(await found(ada, 'q=kim%20example')).toEqual({ ids: [kim.id], total: '1' });
    await kim.browser.patch('/api/privacy/preferences').send({ profileVisibility: 'private' }).expect(200);
  });

  it('are found even if the account is older than the directory', async () => {
    await app.db.query(`DELETE FROM mentorship.people_directory WHERE user_id IN ($1, $2)`, [robin.id, sam.id]);
    expect((await found(ada)).ids).toEqual([]);
    await app.db.query('INSERT INTO mentorship.people_directory_filling (done_up_to) VALUES (0)');
    await app.app.get(UpdateDirectory, { strict: false }).backfillEntries();

    expect((await found(ada)).ids).toEqual([robin.id, sam.id]);
    expect(await app.db.query('SELECT * FROM mentorship.people_directory_filling')).toEqual([]);
  });
});

describe('a very long list of students', () => {
  const MANY = 12_000;
  const FIRST_USER_ID = 1_000_000;

  beforeAll(async () => {
    await app.db.query(
      `INSERT INTO identity.users (id, username, full_name, email, role, birth_date, is_age_verified, password_hash,
         password_set_at, registered_at, email_verified_at, version)
       SELECT ${FIRST_USER_ID} + n, 'many' || n, 'Many Number' || n, 'many' || n || '@example.org', 'student', '2000-01-01', true,
         '$argon2id$none', now(), now(), now(), 1 FROM generate_series(1, ${MANY}) AS n`,
    );
    await app.db.query(
      `INSERT INTO mentorship.people_directory (user_id, role, name, takes_part, is_public_student, major,
         graduation_year, is_listed_alumni)
       SELECT ${FIRST_USER_ID} + n, 'student', ' many number' || n, true, true, CASE WHEN n > 11000 THEN 'rare' ELSE 'law' END,
         2030, false FROM generate_series(1, ${MANY}) AS n`,
    );
  });
  afterAll(async () => {
    await app.db.query(`DELETE FROM identity.users WHERE id > ${FIRST_USER_ID}`);
    await app.db.query(`DELETE FROM mentorship.people_directory WHERE user_id > ${FIRST_USER_ID}`);
  });

  it('is searched to its end', async () => {
    expect((await found(ada, 'q=number11999')).ids).toEqual([FIRST_USER_ID + 11_999]);
    expect(await found(ada, 'major=rare&limit=1')).toEqual({ ids: [FIRST_USER_ID + 11_001], total: '1000' });
    expect((await found(ada, 'q=number&offset=9000&limit=1')).ids).toEqual([FIRST_USER_ID + 9_001]);
  });

  it('is paginated to its end, while its count stops at 10,000', async () => {
    const ids: number[] = [];
    let next: string | undefined = '/api/users?role=student&findable=true&limit=200&year=2030';
    for (let pages = 0; next && pages < 100; pages++) {
      const { body, headers }: { body: { id: number }[]; headers: Record<string, string> } = await ada.browser
        .get(next)
        .expect(200);
      expect(headers['x-total-count']).toBe('10000');
      ids.push(...body.map(({ id }) => id));
      next = headers.link?.match(/^<(.*)>; rel="next"$/)?.[1];
    }

    expect(ids).toHaveLength(MANY);
    expect(new Set(ids).size).toBe(MANY);
    await ada.browser.get('/api/users?offset=10001').expect(400);
  });
});

describe('students with whom the alum is connected', () => {
  it('are shown with the status and the address and location they share, if everyone can find them', async () => {
    await createConnection(ada, sam);
    await connected(robin, ada);
    for (const name of ['priv', 'kim']) await connected(away[name]!, ada);
    const { body } = await students(ada).expect(200);

    expect(body).toMatchObject([
      { id: robin.id, email: 'r@example.org', connectionStatus: 'connected' },
      { id: sam.id, email: null, connectionStatus: 'pending' },
    ]);
    expect(await found(ada, 'state=NV')).toEqual({ ids: [robin.id], total: '1' });
    expect(await found(ada, 'major=genie')).toEqual({ ids: [robin.id], total: '1' });
    const everyone = await ada.browser.get('/api/users?role=student').expect(200);
    expect(everyone.headers['x-total-count']).toBe('4');
  });

  it('disappear from the list and its count after a block', async () => {
    await sam.browser.post('/api/blocks').send({ userId: ada.id }).expect(204);

    expect(await found(ada)).toEqual({ ids: [robin.id], total: '1' });
    // Students aren't listed to students.
    expect(await found(sam)).toEqual({ ids: [], total: '0' });
  });
});
