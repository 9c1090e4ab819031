import { PASSWORD } from './support/accounts';
import { startApp, type TestApp } from './support/app';
import { administratorOf, type TestUser, student } from './support/test-users';
import { createConnection, connected, mentor } from './support/connections';
import { anHour, cancelMeeting, backdateMeeting, respond, scheduleMeeting } from './support/meetings';

let app: TestApp;
let robin: TestUser;
let ada: TestUser;
beforeAll(async () => {
  app = await startApp();
  robin = await student(app, 'robin', { fullName: 'Robin Example' });
  ada = await mentor(app, 'ada', { maxMentees: 20 });
  await connected(robin, ada);
});
beforeEach(() => app.db.query('DELETE FROM mentorship.meetings'));

/**
 * Creates a feed.
 * @returns the path of its URL
 */
async function address({ browser }: TestUser): Promise<string> {
  const { body } = await browser.post('/api/calendar-feed').expect(201);
  return new URL((body as { url: string }).url).pathname;
}
/** Requests a feed the way an external calendar does: without a session. */
const calendar = (path: string) => app.visitor().get(path);
/** Returns the unfolded lines of a feed, as a calendar reads them. */
const lines = async (path: string): Promise<string[]> =>
  (await calendar(path).expect(200)).text.replaceAll('\r\n ', '').split('\r\n');
const values = (feedLines: string[], name: string): string[] =>
  feedLines.filter((line) => line.startsWith(`${name}:`)).map((line) => line.slice(name.length + 1));
const feed = async ({ browser }: TestUser) => (await browser.get('/api/calendar-feed').expect(200)).body as object;

describe('the calendar feed of a user', () => {
  it('is off until its owner creates it, and shows its URL only once', async () => {
    expect(await feed(robin)).toEqual({ isOn: false, createdAt: null });
    const { body } = await robin.browser.post('/api/calendar-feed').expect(201);
    expect(body).toEqual({
      url: expect.stringMatching(new RegExp(`^${app.settings.origin}/api/calendar/[A-Za-z0-9_-]{43}\\.ics$`)) as string,
    });
    expect(await feed(robin)).toEqual({ isOn: true, createdAt: expect.stringMatching(/Z$/) as string });
    const { headers } = await calendar(new URL((body as { url: string }).url).pathname).expect(200);
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, max-age=300',
      'x-robots-tag': 'noindex',
    });
  });

  it('contains the user’s meetings of the last 90 days and all future ones, including those that are off', async () => {
    const path = await address(robin);
    const titles = ['to come', 'called off', 'declined', 'last month', 'last year'];
    const ids: number[] = [];
    for (const [i, title] of titles.entries()) {
      ids.push((await scheduleMeeting(robin, ada, { title: `Talk ${title}`, ...anHour(2 * i) })).id);
    }
    await cancelMeeting(robin, ids[1]!).expect(204);
    await respond(ada, ids[2]!, 'declined').expect(200);
    await backdateMeeting(app, ids[3]!, 40 * 24);
    await backdateMeeting(app, ids[4]!, 100 * 24);

    const feedLines = await lines(path);
    const host = new URL(app.settings.origin).hostname;
    expect(values(feedLines, 'UID').sort()).toEqual(
      ids
        .slice(0, 4)
        .map((id) => `meeting-${id}@${host}`)
        .sort(),
    );
    expect(values(feedLines, 'SUMMARY').sort()).toEqual(
      titles
        .slice(0, 4)
        .map((title) => `Talk ${title}`)
        .sort(),
    );
    expect(values(feedLines, 'STATUS').sort()).toEqual(['CANCELLED', 'CANCELLED', 'CONFIRMED', 'CONFIRMED']);
    expect(values(feedLines, 'METHOD')).toEqual(['PUBLISH']);
  });

  it('contains nothing about other people except their names', async () => {
    const kim = await student(app, 'kim', { fullName: 'Kim Unmentioned' });
    await connected(kim, ada);
    await scheduleMeeting(kim, ada, { title: 'Of two others', ...anHour(6) });
    await scheduleMeeting(robin, ada, { description: 'ZYX in confidence', meetingUrl: 'https://meet.example.org/zyx' });
    const vera = await student(app, 'vera', { fullName: 'Vera Guest' });
    await createConnection(vera, ada);
    await scheduleMeeting(vera, ada, { title: 'A title of a stranger', ...anHour(9) });

    const [own, adas] = [(await lines(await address(robin))).join('\n'), (await lines(await address(ada))).join('\n')];
    expect(own).toContain('A first talk');
    for (const foreign of ['Of two others', 'Kim', 'ZYX', 'zyx', 'Vera']) expect(own).not.toContain(foreign);
    expect(adas).toContain('SUMMARY:1-on-1 with Vera Guest');
    expect(adas).not.toContain('A title of a stranger');
    const [{ room }] = await app.db.query<[{ room: string }]>('SELECT room FROM mentorship.meetings');
    const hosts = new Set([...`${own}${adas}`.matchAll(/[\w.-]+@([\w.-]+)/g)].map(([, host]) => host));
    expect(`${own}${adas}`).not.toContain('example.org');
    expect(`${own}${adas}`).not.toContain(room);
    expect([...hosts]).toEqual([new URL(app.settings.origin).hostname]);
  });
});

describe('anyone but the owner of a feed', () => {
  /** Requests a path and returns the response without the fields that differ for every request: path and request ID. */
  const answered = async (path: string): Promise<object> => {
    const { status, body, headers } = await calendar(path);
    const fields = Object.entries(body as object).filter(([key]) => key !== 'instance' && key !== 'requestId');
    return { status, told: Object.fromEntries(fields), cache: (headers as Record<string, string>)['cache-control'] };
  };
  let nothing: object;
  beforeAll(async () => (nothing = await answered(`/api/calendar/${'A'.repeat(43)}.ics`)));

  it('cannot guess the URL', async () => {
    expect(nothing).toMatchObject({ status: 404, told: { code: 'mentorship.calendar-not-found' }, cache: 'no-store' });
    const path = await address(robin);
    const token = /([\w-]{43})\.ics$/.exec(path)![1]!;
    const close = [
      token.slice(0, -1),
      `${token}A`,
      token.toLowerCase(),
      `${token.slice(0, 42)}${token.endsWith('A') ? 'B' : 'A'}`,
      `%20${token}`,
      'null',
      '%27%20OR%20true--',
      String(robin.id),
    ];
    for (const guess of close.filter((one) => one !== token)) {
      expect(await answered(`/api/calendar/${guess}.ics`)).toEqual(nothing);
    }
    // PostgreSQL cannot store a NUL; it is refused before any lookup, so the response is the same for a valid token.
    const refused = await answered(`/api/calendar/${token}%00.ics`);
    expect(refused).toMatchObject({ status: 400, told: { errors: [{ field: 'token' }] }, cache: 'no-store' });
    expect(await answered(`/api/calendar/${'A'.repeat(43)}%00.ics`)).toEqual(refused);
  });

  it('gets 404 for a URL that was renewed or removed', async () => {
    const first = await address(robin);
    const second = await address(robin);
    expect(second).not.toBe(first);
    expect(await answered(first)).toEqual(nothing);
    await calendar(second).expect(200);

    await robin.browser.delete('/api/calendar-feed').expect(204);
    await robin.browser.delete('/api/calendar-feed').expect(204);
    expect(await answered(second)).toEqual(nothing);
    expect(await feed(robin)).toEqual({ isOn: false, createdAt: null });
  });

  it('finds no token in the database', async () => {
    const path = await address(robin);
    const token = /([\w-]{43})\.ics$/.exec(path)![1]!;
    const [row] = await app.db.query<{ row: object }[]>('SELECT to_jsonb(f) AS row FROM mentorship.calendar_feeds f');
    expect(JSON.stringify(row)).not.toContain(token);
    expect(JSON.stringify(row)).not.toContain(Buffer.from(token).toString('hex'));
  });

  it('gets 404 for the feed of a user who is suspended, is closing the account or now represents a college', async () => {
    const gone = await student(app, 'gone');
    const path = await address(gone);
    const is = (change: string) => app.db.query(`UPDATE identity.users SET ${change} WHERE id = $1`, [gone.id]);
    await is('suspended_at = now()');
    expect(await answered(path)).toEqual(nothing);
    await is('suspended_at = NULL');
    await calendar(path).expect(200);
    await gone.browser.post('/api/account/delete').send({ password: PASSWORD, written: 'keep' }).expect(200);
    expect(await answered(path)).toEqual(nothing);

    const formerStudent = await student(app, 'turned');
    const other = await address(formerStudent);
    await app.db.query(`UPDATE identity.users SET role = 'college_admin' WHERE id = $1`, [formerStudent.id]);
    expect(await answered(other)).toEqual(nothing);
  });

  it('cannot use the token for any other route', async () => {
    const path = await address(robin);
    const token = /([\w-]{43})\.ics$/.exec(path)![1]!;
    await app.visitor().get('/api/meetings').set('Cookie', `sid=${token}`).expect(401);
    await app.visitor().get('/api/calendar-feed').expect(401);
    await app.browser().post('/api/calendar-feed').expect(401);
    const dean = await administratorOf(app, 'dean', 1);
    for (const call of [dean.browser.post('/api/calendar-feed'), dean.browser.delete('/api/calendar-feed')]) {
      expect((await call.expect(403)).body).toMatchObject({ code: 'platform.not-allowed' });
    }
  });
});
