import { startApp, type TestApp } from './support/app';
import { type TestUser, student } from './support/test-users';
import { accept, createConnection, mentor, settle } from './support/connections';
import { asStrangers } from './support/correspondence';
import { waitUntilIdle } from './support/table-digests';
import { anHour, cancelMeeting, scheduleMeeting } from './support/meetings';
import { mailsAfter } from './support/notification-mails';
import { patchSettings, listTitles } from './support/notifications';
import { emptyTables } from './support/empty-tables';

let app: TestApp;
let robin: TestUser;
let ada: TestUser;
beforeAll(async () => {
  app = await startApp();
  robin = await student(app, 'robin', { fullName: 'Robin Example' });
  ada = await mentor(app, 'ada', { maxMentees: 20 });
});
beforeEach(async () => {
  await waitUntilIdle(app);
  await asStrangers(app);
  await app.db.query('DELETE FROM mentorship.meetings');
  await emptyTables(app.db, 'messaging.notifications', 'messaging.notification_settings', 'messaging.mail_plans');
  app.mails.splice(0);
});

const switchOff = (user: TestUser, kind: string) => patchSettings(user, { kinds: [{ kind, mail: false }] }).expect(200);

/** Returns the subjects of all emails to a user, except those about messages, ten minutes later. */
const subjectsTo = async (username: string): Promise<string[]> => {
  await mailsAfter(app);
  return app.mails
    .filter(({ to, subject }) => to === `${username}@example.org` && !/sent you a message/.test(subject))
    .map(({ subject }) => subject);
};

describe('a mail switch', () => {
  it('for requests stops emails about them, and no others', async () => {
    await switchOff(ada, 'request');
    const id = await createConnection(robin, ada);
    expect(await listTitles(app, ada)).toEqual(['Robin Example wants to connect with you']);
    await accept(ada, id).expect(200);
    await settle(app, id);
    await scheduleMeeting(robin, ada);
    expect(await subjectsTo('ada')).toEqual(['Robin Example scheduled a meeting with you']);
    expect(await subjectsTo('robin')).toEqual(['ada Mentor accepted your request']);
  });

  it('for answers stops the email about an acceptance, but not the one about the request', async () => {
    await switchOff(robin, 'answer');
    const id = await createConnection(robin, ada);
    await accept(ada, id).expect(200);
    await settle(app, id);
    expect(await subjectsTo('robin')).toEqual([]);
    expect(await subjectsTo('ada')).toEqual([]);
    await asStrangers(app);
    await createConnection(robin, ada);
    expect(await subjectsTo('ada')).toEqual(['Robin Example wants to connect with you']);
  });

  it('for meetings is turned off with one click on the link in an email', async () => {
    await accept(ada, await createConnection(robin, ada)).expect(200);
    await scheduleMeeting(robin, ada);
    await waitUntilIdle(app);
    const mail = app.mails.find(({ to }) => to === 'ada@example.org')!;
    expect(mail.calendar?.method).toBe('REQUEST');
    expect(mail.text).toContain('You’re getting this because email is on for meetings.');
    const { pathname } = new URL(mail.unsubscribeUrl!);
    const { body } = await app.visitor().post(pathname).type('form').send('List-Unsubscribe=One-Click').expect(200);
    expect(body).toEqual({ message: expect.stringContaining('“Meetings”') as unknown });
    app.mails.splice(0);
    await scheduleMeeting(robin, ada, anHour(5));
    await waitUntilIdle(app);
    expect(app.mails).toEqual([]);
  });

  it('for meetings also stops emails about cancellations', async () => {
    await accept(ada, await createConnection(robin, ada)).expect(200);
    await waitUntilIdle(app);
    app.mails.splice(0);
    const { id } = await scheduleMeeting(robin, ada);
    expect(await subjectsTo('ada')).toEqual(['Robin Example scheduled a meeting with you']);
    await switchOff(ada, 'meeting');
    await cancelMeeting(robin, id).expect(204);
    expect(await subjectsTo('ada')).toEqual(['Robin Example scheduled a meeting with you']);
    expect((await listTitles(app, ada))[0]).toMatch(/cancel/i);
  });
});
