import { MessagingPersonalData } from '../src/contexts/messaging';
import { OutgoingMails } from '../src/contexts/messaging/application/notification-delivery/ports/outgoing-mails';
import { QueueDueMails } from '../src/contexts/messaging/application/notification-delivery/queue-due-mails';
import { SendNotificationMail } from '../src/contexts/messaging/application/notification-delivery/send-notification-mail';
import { Jobs } from '../src/shared/application/jobs';
import { eventually, startApp, type TestApp } from './support/app';
import { type TestUser, student } from './support/test-users';
import { connected, mentor } from './support/connections';
import { emptyTables } from './support/empty-tables';

const MESSAGE_TEXT = 'Would you read my essay?';
const ONE_CLICK = 'List-Unsubscribe=One-Click';

let app: TestApp;
let second: TestApp;
let robin: TestUser;
let ada: TestUser;
beforeAll(async () => {
  app = await startApp();
  second = await startApp({ DATABASE_URL: app.settings.databaseUrl });
  robin = await student(app, 'robin', { fullName: 'Robin Example' });
  ada = await mentor(app, 'ada', { maxMentees: 20 });
  await connected(robin, ada);
});
beforeEach(async () => {
  await everythingSent();
  await emptyTables(app.db, 'messaging.mail_plans', 'messaging.outgoing_mails', 'messaging.notification_settings');
  await app.db.query('UPDATE messaging.conversations SET unread_count = 0');
  for (const { mails } of [app, second]) mails.length = 0;
});

const writes = (from: TestUser, to: TestUser, content = MESSAGE_TEXT) =>
  from.browser.post('/api/messages').send({ recipientId: to.id, content }).expect(201);
const reads = (user: TestUser, other: TestUser) => user.browser.post(`/api/conversations/${other.id}/read`).expect(204);
const queue = ({ app: server }: TestApp) => server.get(QueueDueMails, { strict: false }).execute();
/** Moves all mail plans back by the interval, as if that much time had passed. */
const advanceTime = (interval: string) =>
  app.db.query(
    `UPDATE messaging.mail_plans SET since = (SELECT since - $1::interval), due_at = (SELECT due_at - $1::interval),
       last_mail_at = (SELECT last_mail_at - $1::interval)`,
    [interval],
  );
const everythingSent = () =>
  eventually(async () => {
    const [left] = await app.db.query<[{ waits: number }]>(
      `SELECT (SELECT count(*) FROM platform.outbox WHERE handed_over_at IS NULL)::int + (SELECT count(*) FROM jobs.job
         WHERE state IN ('created', 'retry', 'active') AND name = 'send-notification-mail')::int AS waits`,
    );
    return left.waits === 0;
  });
const mailsTo = (user: TestUser, name = user === ada ? 'ada@' : 'robin@') =>
  [...app.mails, ...second.mails].filter(({ to, id }) => to.startsWith(name) && id?.startsWith('notification-'));
const listMails = async (user: TestUser) => {
  await queue(app);
  await everythingSent();
  return mailsTo(user);
};
const path = (url: string | undefined): string => new URL(url!).pathname;

describe('the email about unread messages', () => {
  it('is sent once after ten minutes, even with several servers', async () => {
    await writes(robin, ada);
    expect(await listMails(ada)).toEqual([]);
    await advanceTime('10 minutes');
    await Promise.all([queue(app), queue(second), queue(app), queue(second)]);
    await everythingSent();
    const [mail, ...others] = mailsTo(ada);
    expect(others).toEqual([]);
    expect(mail!.subject).toBe('Robin Example sent you a message');
    expect(mail!.text).toContain(`\n> ${MESSAGE_TEXT}\n`);
    expect(mail!.text).toContain(`${app.settings.origin}/messages?with=${robin.id}`);
    expect(await listMails(robin)).toEqual([]);
  });

  it('is not sent about read messages, and sent less often while messages stay unread', async () => {
    await writes(robin, ada);
    await reads(ada, robin);
    await advanceTime('10 minutes');
    expect(await listMails(ada)).toEqual([]);

    for (const [interval, mails] of [
      ['10 minutes', 1],
      ['10 minutes', 2],
      ['30 minutes', 2],
      ['30 minutes', 3],
    ] as const) {
      await writes(robin, ada);
      await advanceTime(interval);
      expect(await listMails(ada)).toHaveLength(mails);
    }
  });

  it('contains no text or last name if either person is a minor', async () => {
    await app.db.query(`UPDATE identity.users SET birth_date = now() - interval '16 years' WHERE id = $1`, [robin.id]);
    await writes(robin, ada);
    await writes(ada, robin, `${MESSAGE_TEXT} Yes.`);
    await advanceTime('10 minutes');
    const mails = [...(await listMails(ada)), ...mailsTo(robin)];
    await app.db.query(`UPDATE identity.users SET birth_date = '2000-02-29' WHERE id = $1`, [robin.id]);
    expect(mails).toHaveLength(2);
    for (const { subject, text } of mails) expect(subject + text).not.toMatch(/essay|Example/);
  });

  it('is neither lost nor sent twice when the process crashes while queueing it', async () => {
    await writes(robin, ada);
    await advanceTime('10 minutes');
    const jobs = app.app.get(Jobs, { strict: false });
    const crash = jest.spyOn(jobs, 'send').mockRejectedValueOnce(new Error('The process ended'));
    await expect(queue(app)).rejects.toThrow('The process ended');
    crash.mockRestore();
    expect(await app.db.query('SELECT 1 FROM messaging.outgoing_mails')).toEqual([]);
    expect(await listMails(ada)).toHaveLength(1);
  });

  it('keeps its Message-ID when it is sent again after a crash', async () => {
    await writes(robin, ada);
    await advanceTime('10 minutes');
    const mails = app.app.get(OutgoingMails, { strict: false });
    const id = await mails.save(
      {
        userId: ada.id,
        topics: [{ kind: 'message', subject: `conversation:${robin.id}`, since: new Date(0) }],
        isDigest: false,
      },
      new Date(),
    );
    const send = app.app.get(SendNotificationMail, { strict: false });
    const crash = jest.spyOn(mails, 'markDone').mockRejectedValueOnce(new Error('The process ended'));
    await expect(send.execute(id)).rejects.toThrow('The process ended');
    crash.mockRestore();
    await app.db.query("UPDATE messaging.outgoing_mails SET taken_until = now() - interval '1 second'");
    await Promise.allSettled([send.execute(id), second.app.get(SendNotificationMail, { strict: false }).execute(id)]);
    expect(mailsTo(ada).map((mail) => mail.id)).toEqual(Array(2).fill(`notification-${id}`));
  });
});

describe('the daily digest', () => {
  it('replaces single emails with one at eight o’clock', async () => {
    await app.db.query(`INSERT INTO messaging.notification_settings VALUES ($1, '{}', true)`, [ada.id]);
    await writes(robin, ada);
    await advanceTime('10 minutes');
    expect(await listMails(ada)).toEqual([]);
    const [plan] = await app.db.query<[{ due: Date }]>('SELECT due_at AS due FROM messaging.mail_plans');
    expect(plan.due.toISOString()).toMatch(/T\d\d:00:00\.000Z$/);
    await advanceTime('1 day');
    const [mail] = await listMails(ada);
    expect(mail!.subject).toBe('Your daily summary: 1 unread item');
    expect(path(mail!.unsubscribeUrl)).toMatch(/^\/api\/unsubscribe\/\d+\.digest\.[\w-]{43}$/);
  });
});

describe('the unsubscribe link', () => {
  const link = async (): Promise<string> => {
    await writes(robin, ada);
    await advanceTime('10 minutes');
    return path((await listMails(ada))[0]!.unsubscribeUrl);
  };

  it('accepts one-click requests of mail programs from any site, without a session', async () => {
    const address = await link();
    const shown = await app.visitor().get(address).expect(200);
    expect(shown.body).toEqual({ label: 'New messages', email: 'a***@example.org' });
    await advanceTime('1 day');
    const elsewhere = { Origin: 'https://mail.example.com', 'Sec-Fetch-Site': 'cross-site' };
    const { body } = await app.visitor().post(address).set(elsewhere).type('form').send(ONE_CLICK).expect(200);
    const [field, value] = ONE_CLICK.split('=') as [string, string];
    expect((await app.visitor().post(address).set(elsewhere).field(field, value).expect(200)).body).toEqual(body);
    expect(body).toEqual({ message: expect.stringContaining('“New messages”') as unknown });
    await app.visitor().post(address).send({}).expect(200);

    await writes(robin, ada);
    await advanceTime('2 days');
    expect(await listMails(ada)).toHaveLength(1);
    const rows = await app.db.query('SELECT user_id, switches FROM messaging.notification_settings');
    expect(rows).toEqual([{ user_id: ada.id, switches: { message: { mail: false } } }]);
  });

  it('changes nothing on GET, and redirects browsers to the page', async () => {
    const address = await link();
    const answer = await app.visitor().get(address).set('Accept', 'text/html,*/*;q=0.8').expect(303);
    expect(answer.headers.location).toBe(`${app.settings.origin}/unsubscribe?token=${address.split('/').at(-1)}`);
    await app.visitor().head(address);
    expect(await app.db.query('SELECT 1 FROM messaging.notification_settings')).toEqual([]);
  });

  it('rejects forged tokens and tokens derived from another one', async () => {
    const [, , , token] = (await link()).split('/');
    const [id, kind, signature] = token!.split('.');
    for (const forged of [
      `${robin.id}.${kind}.${signature}`,
      `${id}.review.${signature}`,
      `${id}.${kind}.${'A'.repeat(43)}`,
      `${id}.${kind}`,
      'x'.repeat(5_000),
    ]) {
      for (const method of ['get', 'post'] as const) {
        const { body } = await app.visitor()[method](`/api/unsubscribe/${forged}`).expect(404);
        expect(body).toMatchObject({ code: 'messaging.unsubscribe-link-unknown' });
      }
    }
    expect(await app.db.query('SELECT 1 FROM messaging.notification_settings')).toEqual([]);
  });

  it('is the only route that accepts writes from other sites', async () => {
    const elsewhere = { Origin: 'https://mail.example.com', 'Sec-Fetch-Site': 'cross-site' };
    for (const address of ['/api/unsubscribe/a/b', '/api/notifications/push-subscriptions', '/api/logout']) {
      await app.visitor().post(address).set(elsewhere).type('form').send(ONE_CLICK).expect(403);
    }
  });
});

describe('push subscriptions', () => {
  const ADDRESS = '/api/notifications/push-subscriptions';
  const KEYS = { p256dh: `B${'a'.repeat(86)}`, auth: 'b'.repeat(22) };
  const endpoint = (n: number | string) => `https://push.example.org/${n}`;
  const kept = () => app.db.query('SELECT user_id AS id, endpoint FROM messaging.push_subscriptions ORDER BY endpoint');

  it('can be deleted only by the user they belong to', async () => {
    await robin.browser
      .put(ADDRESS)
      .send({ endpoint: endpoint(1), keys: KEYS })
      .expect(204);
    await ada.browser
      .delete(ADDRESS)
      .send({ endpoint: endpoint(1) })
      .expect(204);
    expect(await kept()).toEqual([{ id: robin.id, endpoint: endpoint(1) }]);
    await robin.browser
      .delete(ADDRESS)
      .send({ endpoint: endpoint(1) })
      .expect(204);
    expect(await kept()).toEqual([]);
  });

  it.each([
    [{ endpoint: 'http://push.example.org/1', keys: KEYS }, 'endpoint'],
    [{ endpoint: 'https://127.0.0.1/1', keys: KEYS }, 'endpoint'],
    [{ endpoint: 'https://169.254.169.254/latest', keys: KEYS }, 'endpoint'],
    [{ endpoint: 'https://localhost/1', keys: KEYS }, 'endpoint'],
    [{ endpoint: endpoint('x'.repeat(1_000)), keys: KEYS }, 'endpoint'],
    [{ endpoint: endpoint(1), keys: { ...KEYS, auth: 'short' } }, 'keys.auth'],
    [{ endpoint: endpoint(1), keys: { ...KEYS, p256dh: 'short' } }, 'keys.p256dh'],
    [{ endpoint: endpoint(1) }, 'keys'],
  ])('are rejected when invalid: %o', async (body, field) => {
    const answer = await robin.browser.put(ADDRESS).send(body).expect(400);
    expect((answer.body as { errors: { field: string }[] }).errors.map((error) => error.field)).toContain(field);
    expect(await kept()).toEqual([]);
  });

  it('are exported without keys, and deleted with the account', async () => {
    await robin.browser
      .put(ADDRESS)
      .send({ endpoint: endpoint(7), keys: KEYS })
      .expect(204);
    await writes(ada, robin);
    const facade = app.app.get(MessagingPersonalData, { strict: false });
    const exported = JSON.stringify(await facade.export(robin.id));
    expect(exported).toContain(endpoint(7));
    expect(exported).not.toMatch(/aaaaaaaa|bbbbbbbb/);
    await facade.erase(robin.id);
    expect([await kept(), await app.db.query('SELECT 1 FROM messaging.mail_plans')]).toEqual([[], []]);
  });
});
