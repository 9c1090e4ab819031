import { SendMeetingReminders } from '../src/contexts/mentorship/application/meeting-mails/send-meeting-reminders';
import { eventually, startApp, type TestApp } from './support/app';
import { type TestUser, student, unconfirmedPerson } from './support/test-users';
import { studentForm } from './support/accounts';
import { createConnection, connected, mentor } from './support/connections';
import { changeMeeting, anHour, cancelMeeting, scheduleMeeting } from './support/meetings';

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
  await app.db.query('DELETE FROM mentorship.meetings');
  await everythingSent();
  for (const { mails } of [app, second]) mails.length = 0;
});

const remind = ({ app: server }: TestApp) => server.get(SendMeetingReminders, { strict: false }).execute();
/** Waits until no event or job about meetings is pending. */
const everythingSent = () =>
  eventually(async () => {
    const [left] = await app.db.query<[{ waits: number }]>(
      `SELECT (SELECT count(*) FROM platform.outbox WHERE name LIKE 'mentorship.meeting-%' AND handed_over_at IS NULL)::int
            + (SELECT count(*) FROM jobs.job WHERE state IN ('created', 'retry', 'active')
                 AND name LIKE '%meeting%')::int AS waits`,
    );
    return left.waits === 0;
  });
const reminders = () =>
  [...app.mails, ...second.mails]
    .filter(({ subject }) => /^Reminder|starts soon|needs an answer|isn’t confirmed/.test(subject))
    .map(({ to, subject }) => [to.split('@')[0], subject.replace(/ with (Robin Example|ada Mentor)/, '')])
    .sort();

/** Makes a meeting start in `minutes`, as if it had been created `madeAgo`. */
const setMeetingStart = async (id: number, minutes: number, madeAgo = '3 days'): Promise<void> => {
  const times = `now() + make_interval(mins => $2), now() + make_interval(mins => $2 + 60)`;
  await app.db.query(
    `UPDATE mentorship.meetings SET (start_time, end_time) = (SELECT ${times}),
       created_at = now() - interval '${madeAgo}' WHERE id = $1`,
    [id, minutes],
  );
};

describe('reminders of a meeting', () => {
  it('are sent once to both people, a day and 15 minutes before, with any number of servers', async () => {
    const { id } = await scheduleMeeting(robin, ada, { title: 'ZYX', description: 'In confidence' });
    await setMeetingStart(id, 24 * 60 - 1);
    await Promise.all([remind(app), remind(second), remind(app), remind(second)]);
    await everythingSent();
    await remind(app);
    await everythingSent();
    expect(reminders()).toEqual([
      ['ada', 'Reminder: your meeting'],
      ['robin', 'Reminder: your meeting'],
    ]);

    await setMeetingStart(id, 14);
    await Promise.all([remind(app), remind(second), remind(app), remind(second)]);
    await everythingSent();
    expect(reminders()).toEqual([
      ['ada', 'Reminder: your meeting'],
      ['ada', 'Your meeting starts soon'],
      ['robin', 'Reminder: your meeting'],
      ['robin', 'Your meeting starts soon'],
    ]);
    const texts = [...app.mails, ...second.mails].map(({ subject, text }) => subject + text).join('\n');
    expect(texts).toContain(`${app.settings.origin}/events?meeting=${id}`);
    expect(texts).not.toMatch(/ZYX|confidence/);
  });

  it('ask for a missing answer, and only a day before', async () => {
    const { id } = await scheduleMeeting(robin, ada);
    await changeMeeting(robin, id, anHour(3)).expect(200);
    await setMeetingStart(id, 23 * 60);
    await remind(app);
    await everythingSent();
    expect(reminders()).toEqual([
      ['ada', 'Your meeting needs an answer'],
      ['robin', 'Your meeting isn’t confirmed yet'],
    ]);
    await setMeetingStart(id, 10);
    await remind(app);
    await everythingSent();
    expect(reminders()).toHaveLength(2);
  });

  it('are not sent for recently created meetings, canceled meetings or an outdated sequence', async () => {
    const late = await scheduleMeeting(robin, ada);
    await setMeetingStart(late.id, 20 * 60, '1 hour');
    const cancelledMeeting = await scheduleMeeting(robin, ada, anHour(5));
    await cancelMeeting(robin, cancelledMeeting.id).expect(204);
    await setMeetingStart(cancelledMeeting.id, 20 * 60);
    await remind(app);
    await everythingSent();
    expect(reminders()).toEqual([]);

    const { id } = await scheduleMeeting(robin, ada, anHour(7));
    await setMeetingStart(id, 20 * 60);
    const stale = { meetingId: id, userId: robin.id, kind: 'day', sequence: 4 } as const;
    await app.app.get(SendMeetingReminders, { strict: false }).send(stale);
    expect(reminders()).toEqual([]);
  });

  it('are not sent to unconfirmed addresses', async () => {
    const vera = await unconfirmedPerson(app, studentForm('vera'));
    await app.db.query('UPDATE identity.users SET email_verified_at = now() WHERE id = $1', [vera.id]);
    await createConnection(vera, ada);
    const { id } = await scheduleMeeting(vera, ada, anHour(9));
    await app.db.query('UPDATE identity.users SET email_verified_at = NULL WHERE id = $1', [vera.id]);
    await setMeetingStart(id, 20 * 60);
    await remind(app);
    await everythingSent();
    expect(reminders()).toEqual([['ada', 'Your meeting needs an answer']]);
  });
});
