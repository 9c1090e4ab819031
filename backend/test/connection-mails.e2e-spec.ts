import { CareForRequests } from '../src/contexts/mentorship/application/care-for-requests';
import { TellWhoWaits } from '../src/contexts/mentorship/application/tell-who-waits';
import { eventually, startApp, type TestApp } from './support/app';
import { type Somebody, student } from './support/college-people';
import { accept, ask, asked, change, connected, daysPass, end, mentor } from './support/connections';

let app: TestApp;
let robin: Somebody;
let ada: Somebody;
beforeAll(async () => {
  app = await startApp();
  robin = await student(app, 'robin', { fullName: 'Robin Verysecret' });
  ada = await mentor(app, 'ada', { maxMentees: 1 });
});
beforeEach(async () => {
  await app.db.query('TRUNCATE mentorship.connections, mentorship.wait_list');
  await app.db.query(`UPDATE mentorship.alumni_profiles SET max_mentees = 1`);
});

const [TO_ROBIN, TO_ADA] = ['robin@example.org', 'ada@example.org'];
const WRITTEN = 'Words that nobody else reads';

/** The mails that come to somebody from now on, once there are so many with this subject. */
function mailbox(to: string) {
  const before = app.mails.length;
  const mine = (subject: RegExp) =>
    app.mails.slice(before).filter((mail) => mail.to === to && subject.test(mail.subject));
  return {
    mine,
    one: (subject: RegExp) => eventually(() => mine(subject)[0]),
  };
}

const care = () => app.app.get(CareForRequests, { strict: false }).execute();

describe('mail about connections', () => {
  afterEach(() => {
    for (const { subject, text } of app.mails) {
      expect(`${subject} ${text}`).not.toContain(WRITTEN);
      expect(`${subject} ${text}`).not.toMatch(/Verysecret|ada Mentor/);
    }
  });

  it('tells the recipient of a request, and the sender of a yes', async () => {
    const [toAda, toRobin] = [mailbox(TO_ADA), mailbox(TO_ROBIN)];
    const id = await asked(robin, ada, WRITTEN);
    expect((await toAda.one(/would like to connect/)).text).toContain(`${app.settings.origin}/\n`);
    await accept(ada, id).expect(200);
    await accept(ada, id).expect(200);
    expect((await toRobin.one(/was accepted/)).text).toContain(`${app.settings.origin}/events?new=1&with=${ada.id}`);
    expect([toRobin.mine(/was accepted/), toAda.mine(/would like/)].map((mails) => mails.length)).toEqual([1, 1]);
  });

  it('tells the sender of a question, and the recipient of the answer', async () => {
    const [toAda, toRobin] = [mailbox(TO_ADA), mailbox(TO_ROBIN)];
    const id = await asked(robin, ada, WRITTEN);
    await change(ada, id, { question: WRITTEN }).expect(200);
    await toRobin.one(/There is a question/);
    await change(robin, id, { answer: WRITTEN }).expect(200);
    await toAda.one(/Your question .* was answered/);
  });

  it('reminds the recipient after three days, once', async () => {
    const toAda = mailbox(TO_ADA);
    await asked(robin, ada, WRITTEN);
    await daysPass(app, 2);
    await care();
    await daysPass(app, 1);
    for (let times = 0; times < 3; times++) await care();
    await toAda.one(/waits for your answer/);
    await daysPass(app, 1);
    await care();
    expect(toAda.mine(/waits for your answer/)).toHaveLength(1);
  });

  it('tells the sender after ten days, with three similar mentors who have a place', async () => {
    const similar: number[] = [];
    for (const n of [1, 2, 3, 4]) similar.push((await mentor(app, `similar${n}`)).id);
    await mentor(app, 'busy', { availabilityStatus: 'busy' });
    await app.db.query('UPDATE identity.users SET suspended_at = now() WHERE id = $1', [similar[1]]);

    const toRobin = mailbox(TO_ROBIN);
    const id = await asked(robin, ada, WRITTEN);
    await daysPass(app, 10);
    for (let times = 0; times < 2; times++) await care();
    const { text } = await toRobin.one(/ended without an answer/);
    expect(text.match(/\/alumni\/\d+/g)).toEqual([0, 2, 3].map((n) => `/alumni/${similar[n]}`));
    const { body } = await robin.browser.get('/api/connections').expect(200);
    expect(body).toMatchObject([{ id, status: 'closed', closedBy: 'expired' }]);
    expect(toRobin.mine(/ended without/)).toHaveLength(1);
  });

  it('tells whoever waits longest when there is a place again, and nobody else', async () => {
    const [first, second] = [await student(app, 'first'), await student(app, 'second')];
    const id = await connected(robin, ada);
    for (const one of [first, second]) await one.browser.put(`/api/alumni/${ada.id}/wait-list`).expect(204);
    const [toFirst, toSecond] = [mailbox('first@example.org'), mailbox('second@example.org')];
    await end(robin, id).expect(204);

    expect((await toFirst.one(/has a place again/)).text).toContain(`/alumni/${ada.id}`);
    await connected(first, ada);
    await app.app.get(TellWhoWaits, { strict: false }).forEveryMentor();
    expect(toSecond.mine(/has a place again/)).toEqual([]);
    await app.db.query('UPDATE mentorship.alumni_profiles SET max_mentees = 2 WHERE user_id = $1', [ada.id]);
    await app.app.get(TellWhoWaits, { strict: false }).forEveryMentor();
    await toSecond.one(/has a place again/);
    await ask(second, ada).expect(201);
  });

  it('does not go to addresses that nobody has confirmed', async () => {
    const eve = await mentor(app, 'eve');
    await app.db.query('UPDATE identity.users SET email_verified_at = NULL WHERE id = $1', [eve.id]);
    const [toEve, toAda] = [mailbox('eve@example.org'), mailbox(TO_ADA)];
    await ask(robin, eve).expect(404);
    await asked(robin, ada);
    await toAda.one(/would like to connect/);
    expect(toEve.mine(/would like to connect/)).toEqual([]);
  });
});
