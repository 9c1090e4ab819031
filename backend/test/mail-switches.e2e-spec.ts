import { startApp, type TestApp } from './support/app';
import { type Somebody, student } from './support/college-people';
import { accept, asked, mentor, settle } from './support/connections';
import { asStrangers } from './support/correspondence';
import { quiet } from './support/kept';
import { callOff, scheduled } from './support/meetings';
import { patchSettings, titles } from './support/notifications';

let app: TestApp;
let robin: Somebody;
let ada: Somebody;
beforeAll(async () => {
  app = await startApp();
  robin = await student(app, 'robin', { fullName: 'Robin Example' });
  ada = await mentor(app, 'ada', { maxMentees: 20 });
});
beforeEach(async () => {
  await quiet(app);
  await asStrangers(app);
  await app.db.query('DELETE FROM mentorship.meetings');
  await app.db.query('TRUNCATE messaging.notifications, messaging.notification_settings');
  app.mails.splice(0);
});

const switchOff = (who: Somebody, kind: string) => patchSettings(who, { kinds: [{ kind, mail: false }] }).expect(200);

/** The subjects of all mails to a person, once everything that happened was handled. */
const subjectsTo = async (username: string): Promise<string[]> => {
  await quiet(app);
  return app.mails.filter(({ to }) => to === `${username}@example.org`).map(({ subject }) => subject);
};

describe('a mail switch', () => {
  it('of requests ends mails about them, and no others', async () => {
    await switchOff(ada, 'request');
    const id = await asked(robin, ada);
    expect(await titles(app, ada)).toEqual(['Robin Example wants to connect with you']);
    await accept(ada, id).expect(200);
    await settle(app, id);
    await scheduled(robin, ada);
    expect(await subjectsTo('ada')).toEqual(['You have a new meeting at Gradspan']);
    expect(await subjectsTo('robin')).toEqual(['Your request at Gradspan was accepted']);
  });

  it('of answers ends the mail about an acceptance, and not the one about the request', async () => {
    await switchOff(robin, 'answer');
    const id = await asked(robin, ada);
    await accept(ada, id).expect(200);
    await settle(app, id);
    expect(await subjectsTo('robin')).toEqual([]);
    expect(await subjectsTo('ada')).toEqual(['Somebody at Gradspan would like to connect with you']);
  });

  it('of meetings ends mails about cancellations, too', async () => {
    await accept(ada, await asked(robin, ada)).expect(200);
    await quiet(app);
    app.mails.splice(0);
    const { id } = await scheduled(robin, ada);
    expect(await subjectsTo('ada')).toEqual(['You have a new meeting at Gradspan']);
    await switchOff(ada, 'meeting');
    await callOff(robin, id).expect(204);
    expect(await subjectsTo('ada')).toEqual(['You have a new meeting at Gradspan']);
    expect((await titles(app, ada))[0]).toMatch(/cancel/i);
  });
});
