import { startApp, type TestApp } from './support/app';
import { administratorOf, confirmed, type TestUser, student } from './support/test-users';
import {
  alumna,
  asStrangers,
  inbox,
  minor,
  studentWithVisibility,
  read,
  said,
  connectionStateWith,
  write,
} from './support/correspondence';
import { studentForm } from './support/accounts';

interface ConnectionRequestResponse {
  readonly id: number;
  readonly connectionId: number;
  readonly sender: { readonly id: number; readonly fullName: string; readonly avatarUrl: string | null };
  readonly message: { readonly id: number; readonly content: string; readonly sentAt: string };
  readonly createdAt: string;
  readonly expiresAt: string | null;
}

let app: TestApp;
let stu: TestUser;
let alu: TestUser;
let other: TestUser;
let kid: TestUser;
beforeAll(async () => {
  app = await startApp();
  [stu, kid] = [await studentWithVisibility(app, 'stu', 'public'), await minor(app, 'kid')];
  [alu, other] = [await alumna(app, 'alu'), await alumna(app, 'other')];
});
beforeEach(() => asStrangers(app));

async function requestsTo({ browser }: TestUser): Promise<ConnectionRequestResponse[]> {
  return (await browser.get('/api/connection-requests').expect(200)).body as ConnectionRequestResponse[];
}

describe('the list of received requests', () => {
  it('contains the sender, the message and the expiry', async () => {
    const message = await said(stu, alu, 'May I ask you something?');

    expect(await requestsTo(alu)).toEqual([
      {
        id: message.id,
        connectionId: expect.any(Number),
        sender: { id: stu.id, fullName: 'Robin Example', avatarUrl: null, isSample: false },
        message: { id: message.id, content: 'May I ask you something?', sentAt: message.sentAt },
        createdAt: expect.stringMatching(/Z$/),
        expiresAt: expect.stringMatching(/Z$/),
      },
    ]);
    expect(await requestsTo(stu)).toEqual([]);
  });

  it('is sorted newest first, across all routes that create requests', async () => {
    await said(stu, alu, 'By a message.');
    await kid.browser.post('/api/connections').send({ toUserId: alu.id, message: 'By a request.' }).expect(201);
    await other.browser.post('/api/connections/request').send({ recipientId: alu.id }).expect(201);
    const requests = await requestsTo(alu);

    expect(requests.map(({ message }) => message.content)).toEqual([
      expect.stringContaining("I'm a fellow alum"),
      'By a request.',
      'By a message.',
    ]);
    expect((await inbox(alu)).map(({ id, isRequest }) => [id, isRequest])).toEqual(
      requests.map(({ message }) => [message.id, true]),
    );
  });

  it('shows only the first name and an initial of a minor', async () => {
    await said(kid, alu);

    expect(await requestsTo(alu)).toMatchObject([{ sender: { fullName: 'Robin E.' } }]);
  });

  it('omits withdrawn requests and those of suspended users', async () => {
    await said(stu, alu);
    const [{ connectionId }] = (await requestsTo(alu)) as [ConnectionRequestResponse];
    await app.db.query('UPDATE identity.users SET suspended_at = now() WHERE id = $1', [stu.id]);
    expect(await requestsTo(alu)).toEqual([]);
    await app.db.query('UPDATE identity.users SET suspended_at = NULL WHERE id = $1', [stu.id]);
    expect(await requestsTo(alu)).toHaveLength(1);
    await stu.browser.delete(`/api/connections/${connectionId}`).expect(204);

    expect(await requestsTo(alu)).toEqual([]);
  });

  it('is available only to students and alumni', async () => {
    const waiting = await confirmed(app, studentForm('waiting', { role: 'college_admin', collegeId: 1 }));
    const verified = await administratorOf(app, 'verified', 1);
    for (const { browser } of [waiting, verified]) await browser.get('/api/connection-requests').expect(403);
    await app.visitor().get('/api/connection-requests').expect(401);
    for (const { browser } of [stu, kid, alu]) await browser.get('/api/connection-requests').expect(200);
  });
});

describe('messages before an answer', () => {
  it('are limited to three, in one conversation', async () => {
    const sent = [await said(stu, alu), await said(stu, alu, 'One more thing.'), await said(stu, alu, 'And another.')];
    expect((await write(stu, alu).expect(403)).body).toMatchObject({ code: 'messaging.wait-for-answer' });

    expect(sent.map(({ isRequest }) => isRequest)).toEqual([true, false, false]);
    expect(await requestsTo(alu)).toHaveLength(1);
    await said(stu, other);
  });

  it('are limited to three even if twenty are sent at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => write(stu, alu)));

    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(answers.filter(({ status }) => status !== 201 && status !== 403)).toEqual([]);
    expect(await inbox(alu)).toHaveLength(3);
    expect(await requestsTo(alu)).toHaveLength(1);
  });

  it('are no longer limited once the recipient has answered', async () => {
    for (let n = 0; n < 3; n++) await said(stu, alu);
    await said(alu, stu, 'With pleasure.');
    for (let n = 0; n < 4; n++) await said(stu, alu);

    expect(await inbox(stu)).toHaveLength(8);
  });
});

describe('replying to a request', () => {
  it('accepts it', async () => {
    await said(stu, alu);
    expect(await connectionStateWith(stu, alu)).toBe('pending_sent');
    await said(alu, stu, 'With pleasure.');

    expect(await connectionStateWith(stu, alu)).toBe('connected');
    expect(await requestsTo(alu)).toEqual([]);
  });

  it('accepts it even after it was marked as read, as the dashboard does', async () => {
    const request = await said(stu, alu);
    await read(alu, request).expect(200);
    await said(alu, stu, "Thanks for reaching out! I'd be happy to connect with you.");

    expect(await connectionStateWith(alu, stu)).toBe('connected');
  });

  it('connects two users once when they write to each other at the same time', async () => {
    const answers = await Promise.all([write(stu, alu), write(alu, stu)]);

    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(await connectionStateWith(stu, alu)).toBe('connected');
    expect((await inbox(stu)).map(({ isRequest }) => isRequest)).toEqual([false, true]);
  });

  it('is refused without a free place, even with concurrent replies', async () => {
    const students = await Promise.all(
      ['one', 'two', 'three', 'four', 'five'].map((name) => student(app, `student.${name}`)),
    );
    for (const one of students) await said(one, alu);
    const answers = await Promise.all(students.map((one) => write(alu, one, 'With pleasure.')));

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409, 409]);
    expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({ code: 'mentorship.no-place-left' });
    expect((await inbox(alu)).filter(({ senderId }) => senderId === alu.id)).toHaveLength(3);
  });
});

describe('marking a request as read', () => {
  it('declines it', async () => {
    const request = await said(stu, alu);
    await read(alu, request).expect(200);

    expect(await requestsTo(alu)).toEqual([]);
    expect(await connectionStateWith(stu, alu)).toBe('declined');
    expect((await write(stu, alu).expect(409)).body).toMatchObject({ code: 'mentorship.request-too-soon' });
  });

  it('does not result from marking a later message as read', async () => {
    await said(stu, alu);
    await read(alu, await said(stu, alu, 'One more thing.')).expect(200);

    expect(await requestsTo(alu)).toHaveLength(1);
  });

  it('changes nothing once the request is answered', async () => {
    const request = await said(stu, alu);
    await said(alu, stu);
    await read(alu, request).expect(200);

    expect(await connectionStateWith(stu, alu)).toBe('connected');
  });
});
