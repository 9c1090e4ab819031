import { startApp, type TestApp } from './support/app';
import { type TestUser, student } from './support/test-users';
import { postConnection, mentor, minor } from './support/connections';
import { fewestStatementsDuring } from './support/statements';

let app: TestApp;
let robin: TestUser;
/** IDs that must look unknown to a student, by the reason. */
let unknown: Record<string, number>;

beforeAll(async () => {
  app = await startApp();
  robin = await student(app, 'robin');
  const [hidden, blocker, suspended] = [
    await mentor(app, 'hidden'),
    await mentor(app, 'blocker'),
    await mentor(app, 'gone'),
  ];
  await hidden.browser.patch('/api/privacy/preferences').send({ isProfileVisible: false }).expect(200);
  await blocker.browser.post('/api/blocks').send({ userId: robin.id }).expect(204);
  await app.db.query('UPDATE identity.users SET suspended_at = now() WHERE id = $1', [suspended.id]);
  unknown = {
    noOne: 2e9,
    hidden: hidden.id,
    blocker: blocker.id,
    suspended: suspended.id,
    student: (await student(app, 'sam')).id,
    minor: (await minor(app, 'kim')).id,
  };
});

/** Returns the statements about users and profiles that `act` sends, without their values. */
async function statementsOf(act: () => Promise<unknown>): Promise<string[]> {
  const sent = await fewestStatementsDuring(app.db, act);
  return sent.filter((sql) => /mentorship|identity\.|advisory/.test(sql));
}

describe('a user who must look unknown', () => {
  it('causes the same statements as an unknown ID when asked to connect, whatever the reason', async () => {
    const refused = (id: number) => statementsOf(async () => postConnection(robin, { id }).expect(404));
    await refused(unknown.noOne!);
    const forNobody = await refused(unknown.noOne!);
    expect(forNobody.length).toBeGreaterThan(8);

    for (const [reason, id] of Object.entries(unknown)) {
      expect({ reason, statements: await refused(id) }).toEqual({ reason, statements: forNobody });
    }
  });

  it('causes the same statements as an unknown ID when looked up', async () => {
    const refused = (id: number) =>
      statementsOf(async () => robin.browser.get(`/api/connections/with/${id}`).expect(404));
    const forNobody = await refused(unknown.noOne!);
    for (const [reason, id] of Object.entries(unknown).filter(([name]) => name !== 'student' && name !== 'minor')) {
      expect({ reason, statements: await refused(id) }).toEqual({ reason, statements: forNobody });
    }
  });
});
