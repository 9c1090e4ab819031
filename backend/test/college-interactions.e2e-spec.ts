import { registered, registeredMember, studentForm } from './support/accounts';
import { eventually, startApp, type TestApp } from './support/app';
import { emptyTables } from './support/empty-tables';
import { administratorOf } from './support/test-users';

interface Stored {
  readonly user_id: number | null;
  readonly type: string;
  readonly source: string | null;
  readonly seconds: number | null;
}

let app: TestApp;
let college: number;

const stored = (): Promise<Stored[]> =>
  app.db.query('SELECT user_id, type, source, seconds FROM admin_analytics.college_interactions ORDER BY id');
/** Waits until at least `count` rows are stored and returns all of them. */
const storedAfter = (count: number): Promise<Stored[]> =>
  eventually(async () => {
    const rows = await stored();
    return rows.length >= count ? rows : null;
  });
const idOf = async (browser: Awaited<ReturnType<typeof registered>>): Promise<number> =>
  ((await browser.get('/api/user').expect(200)).body as { id: number }).id;
const visit = (changes: Record<string, unknown> = {}) => ({
  collegeId: college,
  type: 'view',
  source: 'search',
  seconds: 42,
  ...changes,
});

beforeAll(async () => {
  app = await startApp();
  const [first] = await eventually(async () => {
    const rows = await app.db.query<{ id: number }[]>('SELECT id FROM colleges.colleges LIMIT 1');
    return rows.length > 0 ? rows : null;
  }, 60_000);
  college = first!.id;
}, 90_000);
beforeEach(() => emptyTables(app.db, 'admin_analytics.college_interactions'));

describe('interactions with a college', () => {
  it('are stored with the user ID of an adult', async () => {
    const student = await registeredMember(app, studentForm('grown.up'));
    await student.post('/api/interactions').send(visit()).expect(204);

    expect(await storedAfter(1)).toEqual([
      { user_id: await idOf(student), type: 'view', source: 'search', seconds: 42 },
    ]);
  });

  it('are stored without a user ID if the address is not confirmed', async () => {
    const newcomer = await registered(app, studentForm('new.comer'));
    await newcomer.post('/api/interactions').send(visit()).expect(204);

    expect(await storedAfter(1)).toMatchObject([{ user_id: null, type: 'view' }]);
  });

  it('are stored for visitors', async () => {
    await app
      .browser()
      .post('/api/interactions')
      .send(visit({ type: 'website' }))
      .expect(204);

    expect(await storedAfter(1)).toMatchObject([{ user_id: null, type: 'website' }]);
  });

  it('are stored without a user ID for minors', async () => {
    const born = `${new Date().getUTCFullYear() - 15}-01-01`;
    const pupil = await registeredMember(app, studentForm('a.pupil', { birthDate: born }));
    await pupil.post('/api/interactions').send(visit()).expect(204);
    await pupil.put(`/api/saved-colleges/${college}`).expect(200);
    await pupil.post('/api/inquiries').send({ collegeId: college }).expect(201);
    const rows = await storedAfter(3);

    expect(rows.map(({ type }) => type).sort()).toEqual(['inquiry', 'save', 'view']);
    expect(rows.filter(({ user_id }) => user_id !== null)).toEqual([]);
  });

  it('are not stored for administrators of the college itself', async () => {
    const dean = await administratorOf(app, 'looking.dean', college);
    await dean.browser.post('/api/interactions').send(visit()).expect(204);
    await app
      .visitor()
      .post('/api/interactions')
      .send(visit({ seconds: 7 }))
      .expect(204);

    expect(await storedAfter(1)).toMatchObject([{ user_id: null, seconds: 7 }]);
  });

  it('are stored once if their event is delivered again', async () => {
    const student = await registered(app, studentForm('a.saver'));
    await student.put(`/api/saved-colleges/${college}`).expect(200);
    await storedAfter(1);
    await app.db.query(
      `UPDATE platform.outbox SET handed_over_at = NULL WHERE name = 'colleges.college-saved' AND payload ->> 'userId' = $1::text`,
      [await idOf(student)],
    );
    await student
      .post('/api/interactions')
      .send(visit({ type: 'compare', seconds: undefined }))
      .expect(204);
    await storedAfter(2);
    await new Promise((resume) => setTimeout(resume, 300));

    expect((await stored()).map(({ type }) => type).sort()).toEqual(['compare', 'save']);
  });
});
