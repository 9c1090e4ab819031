import { startApp, type TestApp } from './support/app';
import { type TestUser, student } from './support/test-users';
import { createConnection, connected, end, mentor, minor } from './support/connections';
import { asStrangers } from './support/correspondence';
import { digests } from './support/table-digests';
import { bare } from './support/matrix';
import { anHour, backdateMeeting, listMeetings, meetingForm, postMeeting, scheduleMeeting } from './support/meetings';
import { emptyTables } from './support/empty-tables';

let app: TestApp;
let robin: TestUser;
let ada: TestUser;
beforeAll(async () => {
  app = await startApp();
  robin = await student(app, 'robin');
  ada = await mentor(app, 'ada', { maxMentees: 20 });
});
beforeEach(async () => {
  await asStrangers(app);
  await emptyTables(app.db, 'mentorship.meetings');
});

const NOBODY = { id: 2_147_483_647 };
const fieldsOf = ({ body }: { body: unknown }): string[] =>
  (body as { errors: { field: string }[] }).errors.map(({ field }) => field);
const days = (count: number): string => new Date(Date.now() + count * 86_400_000).toISOString();

describe('a meeting', () => {
  it.each(['hostId', 'id', 'status', 'sequence', 'room', 'joinFrom', 'createdAt', 'otherUser'])(
    'accepts no %s from the client, neither when it is scheduled nor when it is changed',
    async (field) => {
      await connected(robin, ada);
      expect(fieldsOf(await postMeeting(robin, ada, { [field]: 1 }).expect(400))).toEqual([field]);
      expect(await listMeetings(robin)).toEqual([]);
      const { id } = await scheduleMeeting(robin, ada);
      const changed = await robin.browser
        .patch(`/api/meetings/${id}`)
        .send({ [field]: 1 })
        .expect(400);
      expect(fieldsOf(changed)).toEqual([field]);
    },
  );

  it.each<[string, string, Record<string, unknown>]>([
    ['ends when it begins', 'endTime', { endTime: anHour().startTime }],
    ['ends before it begins', 'endTime', { endTime: days(1) }],
    ['is over', 'startTime', { startTime: days(-1), endTime: days(-0.9) }],
    ['lasts for nine hours', 'endTime', { endTime: anHour(8).endTime }],
    ['is in two years', 'startTime', { startTime: days(730), endTime: days(730.04) }],
    ['is on a day that there is not', 'startTime', { startTime: '2027-02-30T10:00:00Z' }],
    ['is in the year 275760', 'startTime', { startTime: '+275760-09-13T00:00:00Z' }],
    ['is in no time zone', 'startTime', { startTime: '2027-02-20T10:00:00' }],
    ['begins at a number', 'startTime', { startTime: Date.now() + 172_800_000 }],
    ['begins at two times', 'startTime', { startTime: [anHour().startTime] }],
    ['has a link that runs', 'meetingUrl', { meetingUrl: 'javascript:alert(1)' }],
    ['has a link that runs behind a blank', 'meetingUrl', { meetingUrl: 'java\tscript:alert(1)' }],
    ['has a link that is a page', 'meetingUrl', { meetingUrl: 'data:text/html,<script>alert(1)</script>' }],
    ['has a link that is not encrypted', 'meetingUrl', { meetingUrl: 'http://meet.example/x' }],
    ['has a link that looks like another', 'meetingUrl', { meetingUrl: 'https://meet.example@evil.example/' }],
    ['has a link to this machine', 'meetingUrl', { meetingUrl: 'https://localhost/x' }],
    ['is called nothing', 'title', { title: ' \n ' }],
    ['is with no one', 'attendeeId', { attendeeId: null }],
    ['is with a number that is none', 'attendeeId', { attendeeId: 1e308 }],
  ])('is refused, when scheduled and when changed, if it %s', async (_, field, changes) => {
    await connected(robin, ada);
    expect(fieldsOf(await postMeeting(robin, ada, changes).expect(400))).toContain(field);
    expect(await listMeetings(robin)).toEqual([]);
    const { id } = await scheduleMeeting(robin, ada);
    const change = field === 'attendeeId' ? changes : { ...anHour(), ...changes };
    expect(
      fieldsOf(
        await robin.browser
          .patch(`/api/meetings/${id}`)
          .send({ ...change })
          .expect(400),
      ),
    ).toContain(field);
  });

  it('reveals its room only to people who join while it is open', async () => {
    await connected(robin, ada);
    const { id } = await scheduleMeeting(robin, ada);
    const [{ room }] = await app.db.query<[{ room: string }]>('SELECT room FROM mentorship.meetings');
    expect(room.length).toBeGreaterThanOrEqual(22);
    for (const path of ['', `/${id}`, `/${id}.ics`, `/${id}/notes`, `/${id}/join`]) {
      expect((await ada.browser.get(`/api/meetings${path}`)).text).not.toContain(room);
    }
    expect(JSON.stringify(app.mails)).not.toContain(room);

    await backdateMeeting(app, id, 49);
    expect((await ada.browser.get(`/api/meetings/${id}/join`).expect(200)).body.url).toContain(room);
  });
});

describe('people who are not connected', () => {
  const refused = async (from: TestUser, to: { id: number }) =>
    bare(await from.browser.post('/api/meetings').send(meetingForm(to)).expect(403));

  it('cannot schedule a meeting, and cannot find out whether the other person exists', async () => {
    const [kim, sam] = [await minor(app, 'kim'), await student(app, 'sam')];
    const hidden = await mentor(app, 'hidden');
    await hidden.browser.patch('/api/privacy/preferences').send({ isProfileVisible: false }).expect(200);
    const before = await digests(app, ['identity.audit_log']);

    const answers = [NOBODY, kim, sam, hidden, ada].map((to) => refused(robin, to));
    expect(new Set(await Promise.all(answers)).size).toBe(1);
    expect(await refused(kim, ada)).toBe(await refused(kim, NOBODY));
    expect(await digests(app, ['identity.audit_log'])).toEqual(before);
  });

  it('cannot schedule a meeting during a pending request if one of them is a minor', async () => {
    const kim = await minor(app, 'kim.asks');
    await createConnection(kim, ada);
    expect(await refused(ada, kim)).toBe(await refused(ada, NOBODY));
    expect(await refused(kim, ada)).toBe(await refused(kim, NOBODY));
  });

  it('can be invited by one host at most five times a day', async () => {
    const host = await mentor(app, 'host');
    for (let n = 0; n < 6; n++) {
      const someone = await mentor(app, `guest${n}`);
      await createConnection(host, someone);
      await postMeeting(host, someone, anHour(2 * n)).expect(n < 5 ? 201 : 429);
    }
  });
});

describe('after a block or a disconnect', () => {
  it.each<[string, () => [TestUser, TestUser]]>([
    ['by who was asked to meet', () => [ada, robin]],
    ['by who asked to meet', () => [robin, ada]],
  ])('a block %s makes the meeting unknown to both people', async (_, getPair) => {
    const [blocker, other] = getPair();
    await connected(robin, ada);
    const { id } = await scheduleMeeting(robin, ada);
    await blocker.browser.post('/api/blocks').send({ userId: other.id }).expect(204);

    for (const [one, two] of [
      [blocker, other],
      [other, blocker],
    ] as const) {
      expect(await listMeetings(one)).toEqual([]);
      for (const path of ['', '.ics', '/join', '/notes']) {
        const gone = await one.browser.get(`/api/meetings/${id}${path}`).expect(404);
        expect(bare(gone)).toBe(bare(await one.browser.get(`/api/meetings/${NOBODY.id}${path}`)));
      }
      const never = await one.browser.get(`/api/users/${NOBODY.id}/slots`).expect(404);
      expect(bare(await one.browser.get(`/api/users/${two.id}/slots`))).toBe(bare(never));
      const stranger = await postMeeting(one, NOBODY).expect(403);
      expect(bare(await postMeeting(one, two))).toBe(bare(stranger));
    }
    const [row] = await app.db.query<[{ status: string }]>('SELECT status FROM mentorship.meetings');
    expect(row.status).toBe('cancelled');
  });

  it('the hour of the canceled meeting can be scheduled again', async () => {
    const id = await connected(robin, ada);
    await scheduleMeeting(robin, ada);
    await end(robin, id).expect(204);
    const sam = await student(app, 'sam.instead');
    await connected(sam, ada);
    await scheduleMeeting(sam, ada);
    const taken = (await listMeetings(ada)).map(({ hostId, status }) => [hostId, status]);
    expect(taken).toEqual([
      [robin.id, 'cancelled'],
      [sam.id, 'confirmed'],
    ]);
  });
});
