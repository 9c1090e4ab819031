import { ContentReported } from '../src/contexts/forum/domain/reports/events';
import { heardOf } from './support/rows';
import { ForumPersonalData } from '../src/contexts/forum';
import { PASSWORD } from './support/accounts';
import { startApp, type TestApp } from './support/app';
import { administratorOf, type TestUser, student } from './support/test-users';
import { createConnection, patchConnection, mentor, minor } from './support/connections';

let app: TestApp;
let ada: TestUser;
let robin: TestUser;
let sam: TestUser;
let kim: TestUser;
let dean: TestUser;

const report = ({ browser }: TestUser, targetId: number, changes: object = {}) =>
  browser.post('/api/reports').send({ targetType: 'user', targetId, reason: 'abuse', ...changes });
const reportsAbout = ({ id }: TestUser) =>
  app.db.query(`SELECT * FROM forum.reports WHERE target_type = 'user' AND target_id = $1 ORDER BY id`, [id]);

beforeAll(async () => {
  app = await startApp();
  ada = await mentor(app, 'ada');
  robin = await student(app, 'robin');
  sam = await student(app, 'sam');
  await sam.browser.patch('/api/privacy/preferences').send({ profileVisibility: 'private' }).expect(200);
  kim = await minor(app, 'kim');
  dean = await administratorOf(app, 'dean', 1);
}, 90_000);
beforeEach(() => app.db.query('DELETE FROM forum.reports'));

describe('reporting a person', () => {
  it('is open once to everyone who can see them, including people under 18', async () => {
    const { body: first } = await report(robin, ada.id, { note: ' Asked for money. ' }).expect(201);
    const { body: again } = await report(robin, ada.id, { reason: 'spam' }).expect(200);
    await report(kim, ada.id).expect(201);
    await report(dean, ada.id).expect(201);
    await report(ada, robin.id).expect(201);

    expect(again).toEqual({ id: first.id, isNew: false });
    expect(await reportsAbout(ada)).toMatchObject([
      { id: first.id, reporter_id: robin.id, reason: 'abuse', note: 'Asked for money.' },
      { reporter_id: kim.id },
      { reporter_id: dean.id },
    ]);
  });

  it('publishes an event without the reporter', async () => {
    const heard = heardOf(app, ContentReported);
    const { body } = await report(robin, ada.id).expect(201);
    const reportEvents = heard.filter(({ reportId }) => reportId === body.id);

    expect(reportEvents).toMatchObject([{ targetType: 'user', targetId: ada.id, reason: 'abuse' }]);
    expect(JSON.stringify(reportEvents)).not.toContain('reporter');
  });

  it('is rejected for oneself', async () => {
    expect((await report(robin, robin.id).expect(403)).body).toMatchObject({ code: 'forum.own-content' });
  });

  it('requires a session', async () => {
    const visitor = app.visitor().post('/api/reports').set('Origin', app.settings.origin);
    await visitor.send({ targetType: 'user', targetId: ada.id, reason: 'spam' }).expect(401);
  });
});

describe('a person who is not visible to the reporter', () => {
  const answers = async (by: TestUser, id: number) => {
    const { status, body } = await report(by, id);
    return { ...(body as Record<string, unknown>), status, requestId: null };
  };

  it('gets the same response as an unknown person', async () => {
    const noOne = await answers(ada, 999_999);
    const leaving = await student(app, 'leaving');
    const suspended = await student(app, 'suspended');
    const blocker = await student(app, 'blocker');
    await leaving.browser.post('/api/account/delete').send({ password: PASSWORD, written: 'keep' }).expect(200);
    await app.db.query('UPDATE identity.users SET suspended_at = now() WHERE id = $1', [suspended.id]);
    await blocker.browser.post('/api/blocks').send({ userId: ada.id }).expect(204);

    expect(noOne).toMatchObject({ status: 404, code: 'forum.nothing-to-report' });
    for (const { id } of [sam, kim, dean, leaving, suspended, blocker]) expect(await answers(ada, id)).toEqual(noOne);
    for (const { id } of [robin, sam, kim]) expect(await answers(dean, id)).toEqual(noOne);
    expect(await answers(robin, kim.id)).toEqual(noOne);
    expect(await app.db.query('SELECT FROM forum.reports')).toEqual([]);
  });

  it('can be reported after contact, even if they block right afterward', async () => {
    const [mia, noah] = [await minor(app, 'mia'), await student(app, 'noah')];
    const [carol, dan] = [await mentor(app, 'carol'), await mentor(app, 'dan')];
    await createConnection(mia, carol);
    await patchConnection(dan, await createConnection(noah, dan), { status: 'declined' }).expect(200);
    await dan.browser.post('/api/blocks').send({ userId: noah.id }).expect(204);

    await report(carol, mia.id).expect(201);
    await report(noah, dan.id).expect(201);
    await report(dan, noah.id).expect(201);
  });
});

describe('reports about a person', () => {
  it('are only in the data export of the reporter, and are deleted with the reported person', async () => {
    const [erin, otto] = [await mentor(app, 'erin'), await student(app, 'otto')];
    await report(otto, erin.id, { note: 'Shouts.' }).expect(201);
    const forum = app.app.get(ForumPersonalData, { strict: false });

    expect(Object.values(await forum.export(erin.id)).flat()).toEqual([]);
    expect(await forum.export(otto.id)).toMatchObject({ reports: [{ target_id: erin.id, note: 'Shouts.' }] });
    await forum.erase(erin.id, 'remove');
    expect(await reportsAbout(erin)).toEqual([]);
  });
});
