import { ScheduledDeletions } from '../src/shared/infrastructure/retention/scheduled-deletions';
import { alumniForm, studentForm } from './support/accounts';
import { startApp, type TestApp } from './support/app';
import { administratorOf, confirmed, fifteenYearsAgo, type TestUser, student } from './support/test-users';
import { TEXT, createReview } from './support/reviews';
import { isStream, mountedRoutes } from './support/routes';

/** Values that must not appear in any response to another person. */
const SECRETS = {
  address: 'secret.address@example.org',
  birthDate: '2001-07-13',
  phone: '+1 555 010 4711',
  contactEmail: 'secret.contact@example.org',
  alumnaAddress: 'secret.alumna@example.org',
  alumnaBirthDate: '1991-03-17',
  minorAddress: 'secret.minor@example.org',
  minorBirthDate: fifteenYearsAgo(),
  minorSchool: 'Secret High School',
  minorLastName: 'Secretlastname',
  passwordHash: '$argon2',
};

let app: TestApp;
let owners: TestUser[];
let others: Record<string, TestUser>;
beforeAll(async () => {
  app = await startApp();
  const [adult, alumna, minor] = [
    await confirmed(app, studentForm('teller', { email: SECRETS.address, birthDate: SECRETS.birthDate })),
    await confirmed(
      app,
      alumniForm('alumna', { email: SECRETS.alumnaAddress, birthDate: SECRETS.alumnaBirthDate, alumniCollegeId: 1 }),
    ),
    await confirmed(
      app,
      studentForm('minor', {
        email: SECRETS.minorAddress,
        birthDate: SECRETS.minorBirthDate,
        fullName: `Kim ${SECRETS.minorLastName}`,
      }),
    ),
  ];
  const { phone, contactEmail, minorSchool } = SECRETS;
  await adult.browser.put('/api/student/profile').send({ phone, contactEmail, bio: 'Hello.' }).expect(200);
  await minor.browser.put('/api/student/profile').send({ currentSchool: minorSchool }).expect(200);
  owners = [adult, alumna, minor];
  for (const owner of owners) await createReview(owner);
  others = {
    student: await student(app, 'curious'),
    alumna: await confirmed(app, alumniForm('curious.alumna')),
    administrator: await administratorOf(app, 'curious.admin', 1),
  };
});

/** Requests every readable route with the ID of each owner and of the college, and returns the responses. */
async function everythingReadBy(browser: ReturnType<TestApp['browser']>): Promise<string[]> {
  const paths = mountedRoutes(app.app)
    // The development routes show sent emails; they don't exist in production.
    .filter((route) => route.method === 'GET' && !route.path.startsWith('/api/dev/') && !isStream(route))
    .flatMap(({ path }) => [1, ...owners.map(({ id }) => id)].map((id) => path.replace(/:\w+/g, String(id))));
  const answers: string[] = [];
  for (const path of new Set(paths)) {
    const { status, text, headers } = await browser.get(path);
    expect(status).toBeLessThan(500);
    answers.push(`${path} ${JSON.stringify(headers)} ${text}`);
  }
  return answers;
}

describe('private data', () => {
  it.each(['visitor', 'student', 'alumna', 'administrator'])(
    'is never in a response to another person: address, birth date, password, contact details, full name of a minor (%s)',
    async (viewerName) => {
      const answers = await everythingReadBy(others[viewerName]?.browser ?? app.browser());
      // Checks that the responses contain the reviews; the check below would pass on empty responses too.
      expect(answers.filter((answer) => answer.includes(TEXT)).length).toBeGreaterThan(0);
      const found = Object.entries(SECRETS).flatMap(([name, secret]) =>
        answers.filter((answer) => answer.includes(secret)).map((answer) => `${name}: ${answer.slice(0, 100)}`),
      );
      expect(found).toEqual([]);
    },
  );
});

describe('the database', () => {
  it('has no column for access tokens of provider accounts', async () => {
    const columns = await app.db.query<{ column_name: string }[]>(
      `SELECT column_name FROM information_schema.columns
       WHERE table_schema = 'identity' AND table_name IN ('external_identities', 'pending_registrations')`,
    );
    expect(columns.length).toBeGreaterThan(10);
    expect(columns.filter(({ column_name: name }) => /token|access|refresh|scope/.test(name))).toEqual([]);
  });

  it('has no column for an intent score', async () => {
    const columns = await app.db.query<object[]>(
      `SELECT table_name, column_name FROM information_schema.columns
       WHERE column_name ~ '(^|_)intent'
          OR (column_name ~ '(^|_)score' AND table_schema IN ('identity', 'colleges', 'admin_analytics'))`,
    );
    expect(columns).toEqual([]);
  });

  it('keeps the record of a data export for 90 days', async () => {
    await app.db.query(
      `INSERT INTO identity.data_exports (user_id, status, done, total, tries, requested_at)
       SELECT $1, 'expired', 1, 1, 1, now() - days * interval '1 day' FROM unnest(ARRAY[89, 91]) AS days`,
      [owners[0]!.id],
    );
    await app.app.get(ScheduledDeletions, { strict: false }).run('delete-old-data-exports');
    const [row] = await app.db.query<{ left: number }[]>(
      'SELECT count(*)::int AS left FROM identity.data_exports WHERE user_id = $1',
      [owners[0]!.id],
    );
    expect(row!.left).toBe(1);
  });
});
