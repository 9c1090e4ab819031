import { startApp, type TestApp } from './support/app';
import { administratorOf, confirmed, type TestUser } from './support/test-users';
import { registeredMember, studentForm } from './support/accounts';

const COLLEGE = 1;
const OTHER = 2;
const HISTORY = '/api/admin/college/history';

interface Change {
  readonly id: number;
  readonly field: string;
  readonly oldValue: unknown;
  readonly newValue: unknown;
  readonly source: string;
  readonly changedBy: { id: number; fullName: string } | null;
  readonly revertible: boolean;
}

let app: TestApp;
let dean: TestUser;
let other: TestUser;
beforeAll(async () => {
  app = await startApp();
  dean = await administratorOf(app, 'dean', COLLEGE);
  other = await administratorOf(app, 'other', OTHER);
}, 90_000);

const edit = (changes: Record<string, unknown>, by = dean) =>
  by.browser.patch('/api/admin/college').send(changes).expect(200);
const history = async ({ browser }: TestUser = dean): Promise<Change[]> =>
  (await browser.get(HISTORY).expect(200)).body as Change[];
const profile = async () => (await dean.browser.get('/api/admin/college').expect(200)).body as Record<string, unknown>;

describe('the update history of a college', () => {
  it('contains author, field and both values of a change', async () => {
    await edit({ admission_rate: 0.65 });
    const [change] = await history();

    expect(change).toMatchObject({
      field: 'admission_rate',
      newValue: 0.65,
      source: 'administrator',
      changedBy: { id: dean.id },
      revertible: true,
    });
    expect(await profile()).toMatchObject({
      admission_rate: 0.65,
      federal: { admission_rate: change!.oldValue },
      edited: ['admission_rate'],
    });
    await edit({ admission_rate: 65 });
    expect((await history())[0]!.id).toBe(change!.id);
  });

  it('reverts a change as a new change', async () => {
    await edit({ description: 'A first text about the college.' });
    await edit({ description: 'A second text about the college.' });
    const [second, first] = await history();
    await dean.browser.post(`${HISTORY}/${first!.id}/revert`).expect(409);
    const { body } = await dean.browser.post(`${HISTORY}/${second!.id}/revert`).expect(200);

    expect(body).toMatchObject({ description: 'A first text about the college.' });
    expect((await history())[0]).toMatchObject({
      field: 'description',
      oldValue: 'A second text about the college.',
      newValue: 'A first text about the college.',
    });
  });

  it('reverts a change once when two requests to revert it run at the same time', async () => {
    await edit({ founded_year: 1862 });
    const [change] = await history();
    const answers = await Promise.all(
      [1, 2].map(() => dean.browser.post(`${HISTORY}/${change!.id}/revert`).then(({ status }) => status)),
    );

    expect(answers.sort()).toEqual([200, 409]);
    expect((await history()).filter(({ field }) => field === 'founded_year')).toHaveLength(2);
  });

  it('is paginated, with the URL of the next page', async () => {
    const answer = await dean.browser.get(`${HISTORY}?limit=2`).expect(200);
    const [, next] = /<(.+)>; rel="next"/.exec(String(answer.headers.link))!;
    const following = await dean.browser.get(next!).expect(200);
    const ids = [...(answer.body as Change[]), ...(following.body as Change[])].map(({ id }) => id);

    expect(ids).toEqual((await history()).slice(0, 4).map(({ id }) => id));
    expect(answer.headers['x-total-count']).toBe(String((await history()).length));
  });

  it.each(['limit=0', 'limit=101', 'after=x', 'limit=1.5'])('rejects ?%s', async (query) => {
    const { body } = await dean.browser.get(`${HISTORY}?${query}`).expect(400);
    expect(JSON.stringify(body)).toContain(query.split('=')[0]);
  });

  it('is available only to the administrators of the college', async () => {
    await edit({ city: 'Springfield' });
    const [change] = await history();
    const student = await confirmed(app, studentForm('robin.history'));
    const pending = await registeredMember(
      app,
      studentForm('pending.history', { role: 'college_admin', collegeId: COLLEGE, birthDate: '1980-05-05' }),
    );

    for (const browser of [student.browser, pending]) {
      await browser.get(HISTORY).expect(403);
      await browser.post(`${HISTORY}/${change!.id}/revert`).expect(403);
    }
    await app.visitor().get(HISTORY).expect(401);
    await app.browser().post(`${HISTORY}/${change!.id}/revert`).expect(401);
    await other.browser.post(`${HISTORY}/${change!.id}/revert`).expect(404);
    expect((await history(other)).map(({ id }) => id)).not.toContain(change!.id);
    expect(await profile()).toMatchObject({ city: 'Springfield' });
  });
});
