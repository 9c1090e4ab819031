import type { RecordedMail } from '../src/shared/application/testing/recorded-mail';
import { eventually, startApp, type TestApp } from './support/app';
import { type TestUser, student } from './support/test-users';
import { createConnection, connected, end, mentor } from './support/connections';
import { changeMeeting, anHour, cancelMeeting, type Meeting, respond, scheduleMeeting } from './support/meetings';

let app: TestApp;
let robin: TestUser;
let ada: TestUser;
let eve: TestUser;
beforeAll(async () => {
  app = await startApp();
  robin = await student(app, 'robin', { fullName: 'Robin Example' });
  ada = await mentor(app, 'ada');
  eve = await mentor(app, 'eve');
  await connected(robin, ada);
  await createConnection(robin, eve);
});
beforeEach(async () => {
  await app.db.query('DELETE FROM mentorship.meetings');
  app.mails.splice(0);
});

const SECRETS = { title: 'A title of mine', description: 'A description of mine' };

/** Waits for the newest email about meetings to a user that contains the words. */
const mailTo = (username: string, words: string | RegExp): Promise<RecordedMail> =>
  eventually(() =>
    app.mails.findLast(
      ({ to, text }) => to === `${username}@example.org` && /\/events/.test(text) && !!text.match(words),
    ),
  );
/** Returns the unfolded calendar part of an email. */
const entry = (mail: RecordedMail): string => (mail.calendar?.content ?? '').replaceAll('\r\n ', '');

const move = (user: TestUser, { id }: Meeting, after: number, note?: string) =>
  changeMeeting(user, id, { ...anHour(after), ...(note && { note }) }).expect(200);

describe('emails about meetings', () => {
  it('contain the person, the time, a link and a calendar entry for the attendee', async () => {
    await ada.browser.put('/api/time-zone').send({ timeZone: 'Asia/Kolkata' }).expect(204);
    const { id, startTime } = await scheduleMeeting(robin, ada, SECRETS);
    const mail = await mailTo('ada', 'Robin Example scheduled a meeting with you:');

    expect(mail.subject).toBe('Robin Example scheduled a meeting with you');
    expect(mail.text).toMatch(/\n\w+day, \w+ \d+, \d{4}, \d+:30.* [AP]M India Time\n/);
    expect(mail.text).toContain(`/events?meeting=${id}\n`);
    expect(`${mail.subject}${mail.text}`).not.toMatch(/of mine/);
    expect(mail.calendar?.method).toBe('REQUEST');
    expect(entry(mail)).toContain(`\r\nUID:meeting-${id}@localhost\r\nSEQUENCE:0\r\n`);
    expect(entry(mail)).toContain(`DTSTART:${startTime.replace(/[-:]|\.000/g, '')}\r\n`);
    expect(entry(mail)).toContain('SUMMARY:A title of mine\r\n');
    expect(entry(mail)).toMatch(/\r\nATTENDEE;[^\r]*:MAILTO:ada@example\.org\r\n/);
    expect(entry(mail).replace('ada@example.org', '')).not.toMatch(/description|example\.org|jit\.si/i);
    await app.db.query('DELETE FROM mentorship.time_zones');
  });

  it('use the host’s time zone if the recipient has none, and UTC if neither has one', async () => {
    await scheduleMeeting(robin, ada);
    await mailTo('ada', / UTC\n/);
    await robin.browser.put('/api/time-zone').send({ timeZone: 'America/New_York' }).expect(204);
    await scheduleMeeting(robin, ada, anHour(3));
    await mailTo('ada', / ET\n/);
  });

  it('do not reveal what an invitation is about', async () => {
    await scheduleMeeting(robin, eve, SECRETS);
    const mail = await mailTo('eve', 'Robin Example wants to meet with you:');
    expect(entry(mail)).toContain('SUMMARY:1-on-1 with Robin Example');
    expect(entry(mail)).toContain('STATUS:TENTATIVE');
    expect(JSON.stringify(mail)).not.toMatch(/of mine/);
  });

  it('are sent to the other person for every move, proposal and answer', async () => {
    const meeting = await scheduleMeeting(robin, ada, SECRETS);
    await move(robin, meeting, 3);
    expect(entry(await mailTo('ada', 'Robin Example moved your meeting'))).toContain('SEQUENCE:1\r\n');
    await respond(ada, meeting.id, 'accepted').expect(200);
    expect((await mailTo('robin', 'ada Mentor accepted')).calendar?.method).toBe('REQUEST');

    await move(ada, meeting, 5, 'A note of mine');
    const proposed = await mailTo('robin', 'ada Mentor proposed another time');
    expect(JSON.stringify(proposed)).not.toContain('of mine');
    expect(proposed.calendar).toBeUndefined();
    await respond(robin, meeting.id, 'declined').expect(200);
    expect((await mailTo('ada', 'Robin Example can’t make the time you proposed')).calendar).toBeUndefined();
    await move(ada, meeting, 6);
    await respond(robin, meeting.id, 'accepted').expect(200);
    expect(entry(await mailTo('ada', 'Robin Example accepted'))).toContain('SEQUENCE:2\r\n');

    await respond(ada, meeting.id, 'declined', 'A reason of mine').expect(200);
    const declined = await mailTo('robin', 'ada Mentor can’t make this meeting');
    expect(declined.calendar?.method).toBe('CANCEL');
    expect(declined.text).toContain('\n\nReason: A reason of mine\n\n');
    expect(declined.subject).not.toContain('of mine');
  });

  it('remove a canceled meeting from the calendar', async () => {
    const { id } = await scheduleMeeting(robin, ada);
    await cancelMeeting(robin, id, { reason: 'A reason of mine' }).expect(204);
    const mail = await mailTo('ada', 'Your meeting with Robin Example was canceled');
    expect(mail.subject).toBe('Your meeting with Robin Example was canceled');
    expect(mail.calendar?.method).toBe('CANCEL');
    expect(entry(mail)).toMatch(/METHOD:CANCEL[^]*SEQUENCE:1[^]*STATUS:CANCELLED/);
    expect(mail.text).toContain('\n\nReason: A reason of mine\n\n');
    expect(mail.subject).not.toContain('of mine');
    expect(app.mails.filter(({ to, text }) => to === 'robin@example.org' && /canceled/.test(text))).toEqual([]);
  });

  it('report a canceled meeting to both people after a disconnect, but not who disconnected', async () => {
    const kim = await student(app, 'kim', { fullName: 'Kim Example' });
    const id = await connected(kim, ada);
    await scheduleMeeting(kim, ada, SECRETS);
    await end(ada, id).expect(204);
    for (const mail of [
      await mailTo('kim', 'Your meeting with ada Mentor was canceled'),
      await mailTo('ada', 'Your meeting with Kim Example was canceled'),
    ]) {
      expect(mail.calendar?.method).toBe('CANCEL');
      expect(JSON.stringify(mail)).not.toContain('of mine');
    }
  });
});
