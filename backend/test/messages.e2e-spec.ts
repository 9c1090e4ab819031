import { MessagingPersonalData } from '../src/contexts/messaging';
import { startApp, type TestApp } from './support/app';
import type { TestUser } from './support/test-users';
import {
  alumna,
  asStrangers,
  type TestPeople,
  registerTestPeople,
  connect,
  inbox,
  countMessages,
  read,
  said,
  type Message,
  connectionStateWith,
  write,
} from './support/correspondence';

type Answer = Awaited<ReturnType<TestUser['browser']['get']>>;
type Name = keyof TestPeople;

let app: TestApp;
let everyone: TestPeople;
const user = (name: Name): TestUser => everyone[name];
beforeAll(async () => {
  app = await startApp();
  everyone = await registerTestPeople(app);
});
beforeEach(() => asStrangers(app));

describe('POST /api/messages', () => {
  it('returns the message as it is stored', async () => {
    const { connectionStatus, messagesLeftBeforeAnswer, ...message } = await said(
      user('stu'),
      user('alu'),
      '  Hello,\r\nmay I ask?  ',
    );

    expect(message).toEqual({
      id: expect.any(Number),
      senderId: user('stu').id,
      recipientId: user('alu').id,
      content: '  Hello,\nmay I ask?  ',
      read: false,
      sentAt: expect.stringMatching(/Z$/),
      isRequest: true,
      readAt: null,
      deletedAt: null,
      isHidden: false,
      containsContactDetails: false,
    });
    expect([connectionStatus, messagesLeftBeforeAnswer]).toEqual(['pending_sent', 2]);
    expect(await inbox(user('alu'))).toEqual([message]);
  });

  it('stores the text as typed, up to 5,000 characters, before and after the reply', async () => {
    const typed = `  ${'é\u{1F642}'.repeat(2_498)}\n\t `.slice(0, -1);
    await said(user('stu'), user('alu'), typed);
    await said(user('alu'), user('stu'), ` ${typed}`.slice(0, -1));
    const contents = (await inbox(user('stu'))).map(({ content }) => content);

    expect(contents).toEqual([` ${typed}`.slice(0, -1), typed]);
  });

  it('returns the resulting connection status and whether the text contains contact details', async () => {
    const sent = [
      await said(user('stu'), user('alu'), 'I am @robin_example.'),
      await said(user('stu'), user('alu')),
      await said(user('stu'), user('alu')),
      await said(user('alu'), user('stu'), 'Write to ada@example.org.'),
      await said(user('stu'), user('alu'), 'Mine is robin@example.org.'),
    ];

    expect(sent.map((one) => [one.connectionStatus, one.messagesLeftBeforeAnswer, one.containsContactDetails])).toEqual(
      [
        ['pending_sent', 2, true],
        ['pending_sent', 1, false],
        ['pending_sent', 0, false],
        ['connected', null, false],
        ['connected', null, false],
      ],
    );
  });

  it('rejects a senderId in the body', async () => {
    const { body } = await user('stu')
      .browser.post('/api/messages')
      .send({ recipientId: user('alu').id, content: 'Hello.', senderId: user('stu2').id })
      .expect(400);

    expect(body.errors).toEqual([expect.objectContaining({ field: 'senderId' })]);
    expect(await countMessages(app)).toBe(0);
  });

  it.each([
    ['recipientId', undefined],
    ['recipientId', null],
    ['recipientId', '1'],
    ['recipientId', 1.5],
    ['recipientId', 1e308],
    ['recipientId', 0],
    ['recipientId', -1],
    ['content', undefined],
    ['content', null],
    ['content', 7],
    ['content', ['Hello.']],
    ['content', ''],
    ['content', ' \n\t '],
    ['content', '\u200b\u2060'],
    ['content', 'a\u0000b'],
    ['content', 'half \ud800'],
    ['content', 'x'.repeat(5_001)],
    ['content', '☺️'.repeat(2_501)],
  ])('rejects an invalid %s: %j', async (field, value) => {
    const letter: Record<string, unknown> = { recipientId: user('alu').id, content: 'Hello.' };
    Object.defineProperty(letter, field, { value, enumerable: true });
    const { body } = await user('stu').browser.post('/api/messages').send(letter).expect(400);

    expect((body as { errors: { field: string }[] }).errors.map((fault) => fault.field)).toContain(field);
    expect(await countMessages(app)).toBe(0);
  });

  it('stores a message once when it is repeated with the same key', async () => {
    const again = () => write(user('stu'), user('alu')).set('Idempotency-Key', 'of-this-message').expect(201);
    const [first, second] = [await again(), await again()];

    expect(second.body).toEqual(first.body);
    expect(await countMessages(app)).toBe(1);
  });
});

describe('GET /api/messages', () => {
  it('returns only messages sent or received by the user, newest first', async () => {
    await connect(user('stu'), user('alu'));
    await said(user('stu2'), user('alu'));
    const mine = await inbox(user('stu'));

    expect(mine.map(({ content }) => content)).toEqual(['With pleasure.', 'May I ask you something?']);
    for (const name of ['kid', 'alu2', 'adm1', 'adm2'] as const) expect(await inbox(user(name))).toEqual([]);
  });

  it('returns pages that link to older messages', async () => {
    await connect(user('stu'), user('alu'));
    for (let n = 0; n < 3; n++) await said(user('stu'), user('alu'), `${n}`);
    const seen: Message[] = [];
    for (let path: string | undefined = '/api/messages?limit=2'; path;) {
      const answer: Answer = await user('stu').browser.get(path).expect(200);
      seen.push(...(answer.body as Message[]));
      path = /<(.+)>; rel="next"/.exec((answer.headers as Record<string, string>).link ?? '')?.[1];
    }

    expect(seen).toEqual(await inbox(user('stu')));
    expect(seen).toHaveLength(5);
  });

  it.each(['limit=0', 'limit=1001', 'limit=1e3', 'limit=', 'before=0', 'before=x', 'before=99999999999'])(
    'rejects %s',
    async (query) => {
      await user('stu').browser.get(`/api/messages?${query}`).expect(400);
    },
  );

  it('returns at most 1,000 messages', async () => {
    await app.db.query(
      `INSERT INTO messaging.messages (sender_id, recipient_id, content, is_request, read, sent_at)
       SELECT $1, $2, 'Hello.', false, false, now() FROM generate_series(1, 1100)`,
      [user('stu').id, user('alu').id],
    );

    expect(await inbox(user('stu'))).toHaveLength(1_000);
  });

  it('keeps the messages of a deleted account for the other person', async () => {
    const leaver = await alumna(app, 'leaver');
    const [first, second] = [await said(user('stu'), leaver), await said(leaver, user('stu'), 'With pleasure.')];
    await app.app.get(MessagingPersonalData, { strict: false }).erase(leaver.id);
    const [answer, request] = await inbox(user('stu'));

    expect([answer, request]).toMatchObject([
      { id: second.id, content: 'With pleasure.', recipientId: user('stu').id },
      { id: first.id, content: 'Hello.', senderId: user('stu').id },
    ]);
    expect(answer!.senderId).toBeLessThan(0);
    expect(request!.recipientId).toBe(answer!.senderId);
    await read(user('stu'), answer!).expect(200);
  });
});

describe('marking a message as read', () => {
  it('is allowed only for the recipient', async () => {
    const message = await said(user('alu'), user('stu'));
    const asked: [Name, number][] = [
      ['stu2', 404],
      ['kid', 404],
      ['alu', 403],
      ['alu2', 404],
      ['adm1', 404],
      ['adm2', 404],
    ];
    for (const [name, status] of asked) await read(user(name), message).expect(status);
    expect(await inbox(user('stu'))).toMatchObject([{ read: false }]);
    expect(await connectionStateWith(user('stu'), user('alu'))).toBe('pending_received');
    const { body } = await read(user('stu'), message).expect(200);

    expect({ ...message, read: true }).toMatchObject(body as Message);
    expect((await read(user('stu'), message).expect(200)).body).toEqual(body);
  });

  it.each(['0', '-1', 'x', '1e3', '99999999999'])('rejects %s as a message ID', async (id) => {
    await user('stu').browser.patch(`/api/messages/${id}/read`).send({}).expect(400);
  });

  it('returns 404 for an unknown message', async () => {
    await read(user('stu'), { id: 2_000_000_000 }).expect(404);
  });

  it('does not happen when messages are listed', async () => {
    await said(user('alu'), user('stu'));
    await inbox(user('stu'));
    await user('stu').browser.get('/api/connection-requests').expect(200);

    expect(await inbox(user('stu'))).toMatchObject([{ read: false }]);
    expect(await connectionStateWith(user('stu'), user('alu'))).toBe('pending_received');
  });
});
