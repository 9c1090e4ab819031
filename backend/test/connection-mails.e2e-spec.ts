import { RemindAndExpireRequests } from '../src/contexts/mentorship/application/connections/remind-and-expire-requests';
import { NotifyWaitList } from '../src/contexts/mentorship/application/wait-list/wait-list';
import { startApp, type TestApp } from './support/app';
import { type TestUser, student } from './support/test-users';
import {
  accept,
  postConnection,
  createConnection,
  patchConnection,
  connected,
  backdateConnections,
  end,
  mentor,
  minor,
  settle,
} from './support/connections';
import { asStrangers } from './support/correspondence';
import { mailsAfter, subjectsAfter } from './support/notification-mails';
import { markRead, notifications, patchSettings } from './support/notifications';
import { emptyTables } from './support/empty-tables';

let app: TestApp;
let robin: TestUser;
let ada: TestUser;
beforeAll(async () => {
  app = await startApp();
  robin = await student(app, 'robin', { fullName: 'Robin Example' });
  ada = await mentor(app, 'ada', { maxMentees: 1 });
});
beforeEach(async () => {
  await mailsAfter(app);
  await asStrangers(app);
  await emptyTables(
    app.db,
    'mentorship.wait_list',
    'messaging.notifications',
    'messaging.mail_plans',
    'messaging.notification_settings',
  );
  await app.db.query(`UPDATE mentorship.alumni_profiles SET max_mentees = 1`);
  app.mails.splice(0);
});

const WRITTEN = 'Words for the recipient only';
/** Mails about open requests of adults quote them; no other mail contains what someone wrote. */
const MAY_QUOTE = /^(?!Sasha).*(wants? to connect with you|is waiting for your answer|daily summary)/;
const ASKED = 'Robin Example wants to connect with you';

const remindAndExpireRequests = () => app.app.get(RemindAndExpireRequests, { strict: false }).execute();
const lastMail = async (interval?: string) => (await mailsAfter(app, interval)).at(-1)!;

describe('emails about connections', () => {
  afterEach(() => {
    for (const { subject, text } of app.mails) {
      if (!MAY_QUOTE.test(subject)) expect(`${subject} ${text}`).not.toContain(WRITTEN);
    }
  });

  it('are sent to the recipient ten minutes after a request, with an unsubscribe link', async () => {
    await createConnection(robin, ada, WRITTEN);
    expect(await mailsAfter(app, '9 minutes')).toEqual([]);
    const [mail, ...others] = await mailsAfter(app, '1 minute');
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: 'ada@example.org', subject: ASKED });
    expect(mail!.text).toContain(`\n\n> ${WRITTEN}\n\n`);
    expect(mail!.text).toContain(`${app.settings.origin}/my-people?tab=waiting\n`);

    const address = new URL(mail!.unsubscribeUrl!).pathname;
    expect(address).toMatch(new RegExp(`^/api/unsubscribe/${ada.id}\\.request\\.`));
    await app.visitor().post(address).type('form').send('List-Unsubscribe=One-Click').expect(200);
    const kim = await student(app, 'kim');
    await createConnection(kim, ada);
    expect(await subjectsAfter(app, 'ada')).toEqual([ASKED]);
  });

  it('are not sent if the request was read, answered, withdrawn or blocked within ten minutes', async () => {
    await createConnection(robin, ada, WRITTEN);
    const [notification] = await notifications(app, ada);
    await markRead(ada, { ids: [notification!.id] }).expect(200);
    expect(await mailsAfter(app)).toEqual([]);

    await asStrangers(app);
    const answered = await createConnection(robin, ada, WRITTEN);
    await notifications(app, ada);
    await patchConnection(ada, answered, { status: 'declined' }).expect(200);
    await settle(app, answered);
    expect(await mailsAfter(app)).toEqual([]);

    await asStrangers(app);
    await end(robin, await createConnection(robin, ada, WRITTEN)).expect(204);
    expect(await mailsAfter(app)).toEqual([]);

    await asStrangers(app);
    await createConnection(robin, ada, WRITTEN);
    await notifications(app, ada);
    await ada.browser.post('/api/blocks').send({ userId: robin.id }).expect(204);
    expect(await mailsAfter(app)).toEqual([]);
  });

  it('are not sent for a request that was withdrawn before its event was handled', async () => {
    const id = await createConnection(robin, ada, WRITTEN);
    await notifications(app, ada);
    await end(robin, id).expect(204);
    await app.db.query('UPDATE messaging.notifications SET read_at = NULL');
    expect(await mailsAfter(app)).toEqual([]);
  });

  it('are not sent for a sender who was suspended within ten minutes', async () => {
    const eve = await student(app, 'evil');
    await createConnection(eve, ada, WRITTEN);
    await app.db.query('UPDATE identity.users SET suspended_at = now() WHERE id = $1', [eve.id]);
    expect(await mailsAfter(app)).toEqual([]);
  });

  it('show no more of a minor’s name than their connections see', async () => {
    const sasha = await minor(app, 'sasha');
    await createConnection(sasha, ada, WRITTEN);
    expect((await lastMail()).subject).toBe('Kim E. wants to connect with you');
  });

  it('report to the sender that the request was accepted', async () => {
    const id = await createConnection(robin, ada, WRITTEN);
    await accept(ada, id).expect(200);
    await settle(app, id);
    const mails = (await mailsAfter(app)).filter(({ subject }) => !/message/.test(subject));
    expect(mails).toMatchObject([{ to: 'robin@example.org', subject: 'ada Mentor accepted your request' }]);
    expect(mails[0]!.text).toContain(`${app.settings.origin}/events?new=1&with=${ada.id}`);
  });

  it('report a question to the sender, and the answer to the recipient', async () => {
    const id = await createConnection(robin, ada, WRITTEN);
    await notifications(app, ada);
    await patchConnection(ada, id, { question: WRITTEN }).expect(200);
    expect(await subjectsAfter(app, 'robin')).toEqual(['ada Mentor has a question about your request']);
    await patchConnection(robin, id, { answer: WRITTEN }).expect(200);
    expect(await subjectsAfter(app, 'ada')).toEqual(['Robin Example answered your question']);
  });

  it('wait for the daily summary if the recipient enabled it', async () => {
    await patchSettings(ada, { dailyDigest: true }).expect(200);
    await createConnection(robin, ada, WRITTEN);
    expect(await mailsAfter(app)).toEqual([]);
    const mail = await lastMail('1 day');
    expect(mail.subject).toBe('Your daily summary: 1 unread item');
    expect(mail.text).toContain(`${ASKED}.`);
  });

  it('are sent at most three times a day, even if two people connect and disconnect more often', async () => {
    for (let times = 0; times < 6; times++) {
      const id = await createConnection(robin, ada, WRITTEN);
      await mailsAfter(app, '2 hours');
      await accept(ada, id).expect(200);
      await end(robin, id).expect(204);
    }
    const mails = app.mails.filter(({ subject }) => subject === ASKED);
    expect(mails).toHaveLength(3);
  });

  it('remind the recipient once, after three days', async () => {
    await createConnection(robin, ada, WRITTEN);
    await mailsAfter(app);
    // The plans move back by three days below; what has been mailed has to be older.
    await app.db.query(`UPDATE messaging.notifications SET created_at = (SELECT created_at - interval '4 days')`);
    await backdateConnections(app, 2);
    await remindAndExpireRequests();
    await backdateConnections(app, 1);
    for (let times = 0; times < 3; times++) await remindAndExpireRequests();
    expect(await subjectsAfter(app, 'ada', '3 days')).toEqual([ASKED, 'Robin Example is waiting for your answer']);
    await backdateConnections(app, 1);
    await remindAndExpireRequests();
    expect(await subjectsAfter(app, 'ada', '1 day')).toHaveLength(2);
  });

  it('report the expiry to the sender after ten days, with three similar mentors who have a place', async () => {
    const similar: number[] = [];
    for (const n of [1, 2, 3, 4]) similar.push((await mentor(app, `similar${n}`)).id);
    await mentor(app, 'busy', { availabilityStatus: 'busy' });
    await app.db.query('UPDATE identity.users SET suspended_at = now() WHERE id = $1', [similar[1]]);

    const id = await createConnection(robin, ada, WRITTEN);
    await backdateConnections(app, 10);
    for (let times = 0; times < 2; times++) await remindAndExpireRequests();
    const [mail, ...others] = await mailsAfter(app);
    expect(others).toEqual([]);
    expect(mail!.subject).toBe('Your request to ada Mentor expired');
    expect(mail!.text.match(/\/alumni\/\d+/g)).toEqual([0, 2, 3].map((n) => `/alumni/${similar[n]}`));
    const { body } = await robin.browser.get('/api/connections').expect(200);
    expect(body).toMatchObject([{ id, status: 'closed', closedBy: 'expired' }]);
  });

  it('offer a free place only to the person who has waited longest', async () => {
    const [first, second] = [await student(app, 'first'), await student(app, 'second')];
    const id = await connected(robin, ada);
    for (const one of [first, second]) await one.browser.put(`/api/alumni/${ada.id}/wait-list`).expect(204);
    await end(robin, id).expect(204);

    const OFFERED = 'ada Mentor has room for another student';
    const offer = (await mailsAfter(app)).find(({ to }) => to === 'first@example.org');
    expect([offer!.subject, offer!.text]).toEqual([OFFERED, expect.stringContaining(`/alumni/${ada.id}\n`)]);
    await connected(first, ada);
    const notifyWaitList = () => app.app.get(NotifyWaitList, { strict: false }).notifyForAllMentors();
    await notifyWaitList();
    expect(await subjectsAfter(app, 'second')).toEqual([]);
    await app.db.query('UPDATE mentorship.alumni_profiles SET max_mentees = 2 WHERE user_id = $1', [ada.id]);
    await notifyWaitList();
    expect(await subjectsAfter(app, 'second')).toEqual([OFFERED]);
    await postConnection(second, ada).expect(201);
  });

  it('are not sent to unconfirmed addresses', async () => {
    await createConnection(robin, ada);
    await notifications(app, ada);
    await app.db.query('UPDATE identity.users SET email_verified_at = NULL WHERE id = $1', [ada.id]);
    expect(await mailsAfter(app)).toEqual([]);
    await app.db.query('UPDATE identity.users SET email_verified_at = now() WHERE id = $1', [ada.id]);
  });
});
