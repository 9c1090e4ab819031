import type { AddressInfo } from 'node:net';
import { ForumModerationFacade } from '../src/contexts/forum';
import { AccountOperatorFacade } from '../src/contexts/identity';
import { cookieOf, PASSWORD } from './support/accounts';
import { startApp, type TestApp } from './support/app';
import { administratorOf, type TestUser, student } from './support/test-users';
import { alumna, connect, minor, said } from './support/correspondence';
import { type OpenedStream, openStream } from './support/event-streams';
import { postCaseAction, type Case, caseAbout, claim, operator, postReport } from './support/moderation';
import { emptyTables } from './support/empty-tables';

let app: TestApp;
let op: TestUser;
let robin: TestUser;
let kim: TestUser;
let ada: TestUser;
beforeAll(async () => {
  app = await startApp();
  op = await operator(app, 'oper');
  await operator(app, 'oper2');
  [robin, kim] = [await student(app, 'robin'), await student(app, 'kim')];
  ada = await alumna(app, 'ada');
}, 120_000);
beforeEach(async () => {
  await emptyTables(app.db, 'forum.reports', 'forum.moderation_cases');
});

const identity = () => app.app.get(AccountOperatorFacade, { strict: false });

/** Opens a stream in its own session, so that signing in doesn't end the session of the user's test browser. */
async function streamOf(username: string): Promise<OpenedStream> {
  const { port } = app.app.getHttpServer().address() as AddressInfo;
  const signedIn = await app.browser().post('/api/login').send({ username, password: PASSWORD }).expect(200);
  const stream = await openStream(`http://127.0.0.1:${port}`, { cookie: cookieOf(signedIn) });
  await stream.next('ready');
  return stream;
}

/** Returns every `moderation.changed` event that was stored for this user. */
const writtenFor = ({ id }: TestUser) =>
  app.db.query<{ data: object }[]>(
    `SELECT data FROM messaging.stream_events WHERE user_id = $1 AND type = 'moderation.changed' ORDER BY id`,
    [id],
  );

describe('moderation events on the streams of operators', () => {
  it('report every change of a case with its ID only, no matter who made it', async () => {
    const streams = await Promise.all(['oper', 'oper2'].map(streamOf));
    await connect(robin, ada);
    const { id } = await said(ada, robin, 'Give me your secret.');
    const changes: (() => Promise<unknown>)[] = [
      () => postReport(robin, 'message', id, { note: 'A secret note.' }).expect(201),
      async () => claim(op, (await caseAbout(op, 'message', id)).id).expect(200),
      async () => postCaseAction(op, await caseAbout(op, 'message', id, 'claimed'), 'dismiss').expect(200),
      async () => postCaseAction(op, await caseAbout(op, 'message', id, 'closed'), 'reopen').expect(200),
      async () => {
        const { id: caseId } = await caseAbout(op, 'message', id);
        await app.app
          .get(ForumModerationFacade, { strict: false })
          .moderate({ caseId, action: 'warn', note: 'A secret warning.', until: null });
      },
    ];
    for (const change of changes) {
      const seen = streams.map(({ frames }) => frames.length);
      await change();
      for (const [n, stream] of streams.entries()) {
        const { data } = await stream.next('moderation.changed', seen[n]);
        expect(data).toEqual({ caseId: expect.any(Number) as number });
      }
    }
    for (const { frames } of streams) expect(JSON.stringify(frames)).not.toMatch(/secret|Ada|robin/i);
  });

  it('are not sent to anyone else', async () => {
    const [dean, young] = [await administratorOf(app, 'dean', 1), await minor(app, 'young')];
    const streams = await Promise.all(['robin', 'kim', 'ada', 'dean', 'young'].map(streamOf));
    await postReport(robin, 'user', ada.id).expect(201);
    const one = await caseAbout(op, 'user', ada.id);
    const { body } = await postCaseAction(op, one, 'warn', { note: 'Please be kind.' }).expect(200);
    await postCaseAction(op, body as Case, 'reopen').expect(200);

    // The warning's notification arrives on the same stream, after every event that was stored with it.
    await streams[2]!.next('notification.created');
    for (const { frames } of streams) expect(frames.map(({ event }) => event)).not.toContain('moderation.changed');
    for (const person of [robin, kim, ada, dean, young]) expect(await writtenFor(person)).toEqual([]);
  });

  it('are not sent to the operator whom the case is about', async () => {
    const third = await alumna(app, 'third');
    await identity().grantOperator('third', 'Test');
    await postReport(robin, 'user', third.id).expect(201);
    expect(await writtenFor(third)).toEqual([]);
    await postReport(robin, 'user', ada.id).expect(201);
    expect(await writtenFor(third)).toHaveLength(1);
  });

  it('are not sent to suspended or former operators', async () => {
    const [shut, former] = [await operator(app, 'shut'), await operator(app, 'former')];
    await identity().suspendUser('shut', { until: null, reason: 'Test' });
    await identity().revokeOperator('former');
    await postReport(robin, 'user', ada.id).expect(201);
    expect([await writtenFor(shut), await writtenFor(former)]).toEqual([[], []]);
    await identity().unsuspendUser('shut');
    await postReport(kim, 'user', ada.id).expect(201);
    expect([await writtenFor(shut), await writtenFor(former)]).toMatchObject([[{}], []]);
  });
});
