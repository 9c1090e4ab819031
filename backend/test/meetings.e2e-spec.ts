import { studentForm } from './support/accounts';
import { startApp, type TestApp } from './support/app';
import { type TestUser, student, unconfirmedPerson } from './support/test-users';
import { accept, createConnection, patchConnection, connected, mentor, minor } from './support/connections';
import {
  anHour,
  cancelMeeting,
  backdateMeeting,
  listMeetings,
  getMeeting,
  meetingForm,
  postMeeting,
  scheduleMeeting,
} from './support/meetings';

let app: TestApp;
let robin: TestUser;
let ada: TestUser;
beforeAll(async () => {
  app = await startApp();
  robin = await student(app, 'robin', { fullName: 'Robin Example' });
  ada = await mentor(app, 'ada', { maxMentees: 20, major: 'Physics', college: 'Reed College' });
  await connected(robin, ada);
});
beforeEach(() => app.db.query('DELETE FROM mentorship.meetings'));

const MOMENT = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/) as string;

const NOTHING = { title: undefined, attendeeId: undefined, startTime: undefined, endTime: undefined };

describe('a meeting of two connected people', () => {
  it('is confirmed immediately, and looks the same to both except for the other person', async () => {
    const { body } = await postMeeting(robin, ada, { description: ' What I\r\nwonder ', ...anHour(5) }).expect(201);

    expect(body).toEqual({
      id: expect.any(Number),
      hostId: robin.id,
      attendeeId: ada.id,
      title: 'A first talk',
      description: 'What I\nwonder',
      ...anHour(5),
      status: 'confirmed',
      sequence: 0,
      meetingUrl: null,
      joinFrom: MOMENT,
      joinUntil: MOMENT,
      proposal: null,
      jointWith: null,
      reason: null,
      outcome: null,
      createdAt: MOMENT,
      updatedAt: MOMENT,
      otherUser: {
        id: ada.id,
        displayName: 'ada Mentor',
        avatarUrl: null,
        isSample: false,
        role: 'alumni',
        college: 'Reed College',
        major: 'Physics',
      },
    });
    expect(Date.parse(body.startTime) - Date.parse(body.joinFrom)).toBe(15 * 60_000);
    expect(Date.parse(body.joinUntil) - Date.parse(body.endTime)).toBe(30 * 60_000);
    expect(await listMeetings(robin)).toEqual([body]);
    const otherUser = { id: robin.id, displayName: 'Robin Example', avatarUrl: null, isSample: false, role: 'student' };
    expect(await listMeetings(ada)).toEqual([{ ...body, otherUser: { ...otherUser, college: null, major: null } }]);
  });

  it('is created once for a repeated Idempotency-Key', async () => {
    const send = () =>
      robin.browser.post('/api/meetings').set('Idempotency-Key', 'robin-meets-ada').send(meetingForm(ada));
    const first = await send().expect(201);
    expect((await send().expect(201)).body).toEqual(first.body);
    expect(await listMeetings(robin)).toHaveLength(1);
  });

  it.each<[string, Record<string, unknown>, Record<string, string>]>([
    [
      'nothing at all',
      NOTHING,
      {
        title: 'Title must be at least 3 characters',
        attendeeId: 'Please select an attendee',
        startTime: 'Start time is required',
        endTime: 'End time is required',
      },
    ],
    ['a title of blanks', { title: '  ab  ' }, { title: 'Title must be at least 3 characters' }],
    ['too long a title', { title: 'x'.repeat(121) }, { title: 'Title must be at most 120 characters' }],
    ['a title over two lines', { title: 'one\ntwo' }, { title: 'Title contains characters that aren’t allowed' }],
    [
      'too long a description',
      { description: 'x'.repeat(2_001) },
      { description: 'Description must be at most 2,000 characters' },
    ],
    [
      'a character that cannot be kept',
      { description: 'a\u0000b' },
      { description: 'Description contains characters that aren’t allowed' },
    ],
    ['an attendee in words', { attendeeId: '2' }, { attendeeId: 'Attendee must be a number' }],
    ['too large an attendee', { attendeeId: 2_147_483_648 }, { attendeeId: 'Attendee must be a number' }],
    [
      'a link that is not encrypted',
      { meetingUrl: 'http://meet.example.org/a' },
      { meetingUrl: 'Meeting link must start with https://' },
    ],
    [
      'a link that runs',
      { meetingUrl: 'javascript:alert(1)//https://a.example' },
      { meetingUrl: 'Meeting link must start with https://' },
    ],
    [
      'a link with a password',
      { meetingUrl: 'https://ada:secret@meet.example.org' },
      { meetingUrl: 'Meeting link must start with https://' },
    ],
    [
      'too long a link',
      { meetingUrl: `https://meet.example.org/${'x'.repeat(500)}` },
      { meetingUrl: 'Meeting link must be at most 500 characters' },
    ],
    ['another host', { hostId: 1 }, { hostId: 'hostId is not a known field' }],
    [
      'an end before the start',
      { ...anHour(), endTime: anHour(-2).endTime },
      { endTime: 'End time must be after start time' },
    ],
    ['an end at the start', { endTime: anHour().startTime }, { endTime: 'End time must be after start time' }],
    ['nine hours', { endTime: anHour(8).endTime }, { endTime: 'A meeting can last 8 hours at most' }],
    ['a start that is over', { ...anHour(-60) }, { startTime: 'Start time must be in the future' }],
    ['a start in years', { ...anHour(24 * 364) }, { startTime: 'Start time must be within a year' }],
  ])('is refused with %s', async (_, changes, faults) => {
    const { body } = await postMeeting(robin, ada, changes).expect(400);
    const named = body.errors as { field: string; message: string }[];
    expect(Object.fromEntries(named.map(({ field, message }) => [field, message]))).toEqual(faults);
    expect(await listMeetings(robin)).toEqual([]);
  });

  it.each([
    '2027-02-30T10:00:00Z',
    '+275760-09-13T00:00:00Z',
    '275760-09-13T00:00:00Z',
    '2027-03-01T10:00:00',
    '2027-03-01',
    'soon',
    1_800_000_000_000,
  ])('is refused with the time %j', async (startTime) => {
    const { body } = await postMeeting(robin, ada, { startTime }).expect(400);
    expect(body.errors).toEqual([{ field: 'startTime', message: expect.stringContaining('with an offset') }]);
  });

  it('accepts times with an offset, and returns them in UTC', async () => {
    const [startTime, endTime] = Object.values(anHour()).map((one) => one.replace('.000Z', '-00:00'));
    const { body } = await postMeeting(robin, ada, { startTime, endTime }).expect(201);
    expect(body).toMatchObject(anHour());
  });

  it('is refused if either person has an overlapping meeting, but can be directly before or after it', async () => {
    await scheduleMeeting(robin, ada);
    const kim = await student(app, 'kim');
    await connected(kim, ada);
    const { body } = await postMeeting(kim, ada, { endTime: anHour(1).endTime }).expect(409);
    expect(body).toMatchObject({
      code: 'mentorship.time-taken',
      message: 'One of you already has a meeting at this time.',
    });
    for (const time of [anHour(-1), anHour(1)]) await postMeeting(kim, ada, time).expect(201);
  });

  it('is canceled by its host, and stays in the list with the reason', async () => {
    const { id } = await scheduleMeeting(robin, ada);
    await cancelMeeting(robin, id, { reason: 'Exams' }).expect(204);
    const canceled = { id, status: 'cancelled', reason: 'Exams', sequence: 1 };
    expect((await getMeeting(ada, id).expect(200)).body).toMatchObject(canceled);
    for (const user of [robin, ada]) expect(await listMeetings(user)).toMatchObject([canceled]);
    await cancelMeeting(robin, id).expect(404);
  });
});

describe('the list of meetings', () => {
  it('contains meetings to come, soonest first, then those that have started, latest first, in pages', async () => {
    const made: number[] = [];
    for (const after of [0, 2, 4, 6]) made.push((await scheduleMeeting(robin, ada, anHour(after))).id);
    const [a, b, c, d] = made as [number, number, number, number];
    await backdateMeeting(app, a, 60);
    await backdateMeeting(app, b, 60);
    const ids = async (query: string) => (await listMeetings(ada, query)).map(({ id }) => id);
    expect(await ids('')).toEqual([c, d, b, a]);
    expect(await ids('?when=upcoming')).toEqual([c, d]);
    expect(await ids('?when=past')).toEqual([b, a]);

    const { headers, body } = await ada.browser.get('/api/meetings?limit=1&offset=1').expect(200);
    expect(body).toMatchObject([{ id: d }]);
    expect(headers).toMatchObject({ 'x-total-count': '4', link: '</api/meetings?limit=1&offset=2>; rel="next"' });
    for (const query of ['when=never', 'limit=201', 'limit=0', 'offset=-1']) {
      await ada.browser.get(`/api/meetings?${query}`).expect(400);
    }
  });

  it('shows college and major of the other person only if they show them', async () => {
    const { id } = await scheduleMeeting(robin, ada);
    await robin.browser.put('/api/student/profile').send({ intendedMajor: 'Geology' }).expect(200);
    expect((await getMeeting(ada, id).expect(200)).body.otherUser).toMatchObject({ college: null, major: 'Geology' });
    await ada.browser.patch('/api/privacy/preferences').send({ isProfileVisible: false }).expect(200);
    expect((await getMeeting(robin, id).expect(200)).body.otherUser).toEqual({
      id: ada.id,
      displayName: 'ada Mentor',
      avatarUrl: null,
      isSample: false,
      role: 'alumni',
      college: null,
      major: null,
    });
    await ada.browser.patch('/api/privacy/preferences').send({ isProfileVisible: true }).expect(200);
  });
});

describe('people who are not connected', () => {
  it('can invite each other during a pending request between two adults, five times a day', async () => {
    const [sam, eve] = [await student(app, 'sam'), await mentor(app, 'eve')];
    await createConnection(sam, eve);
    for (let n = 0; n < 5; n++) {
      expect(await scheduleMeeting(sam, eve, anHour(2 * n))).toMatchObject({ status: 'pending', sequence: 0 });
    }
    const { body, headers } = await postMeeting(sam, eve, anHour(20)).expect(429);
    expect(body.code).toBe('platform.too-many-requests');
    expect(Number(headers['retry-after'])).toBeGreaterThan(86_000);
    await postMeeting(eve, sam, anHour(20)).expect(201);
    // An invitation occupies only the time of the host.
    await connected(robin, eve);
    await postMeeting(robin, eve, anHour(2)).expect(201);
  });

  it('get the same refusal: strangers, minors, declined senders and unknown IDs', async () => {
    const [kid, lou, sol] = [await minor(app, 'kid'), await student(app, 'lou'), await mentor(app, 'sol')];
    await createConnection(kid, sol);
    await patchConnection(sol, await createConnection(lou, sol), { status: 'declined' }).expect(200);
    const bare = ({ body }: { body: object }) => ({ ...body, requestId: '' });
    const noOne = bare(await postMeeting(lou, { id: 2_000_000_000 }).expect(403));
    expect(noOne).toMatchObject({ code: 'mentorship.not-connected' });
    for (const [from, to] of [
      [lou, ada],
      [lou, sol],
      [kid, sol],
      [sol, kid],
      [lou, kid],
    ] as [TestUser, TestUser][]) {
      expect(bare(await postMeeting(from, to).expect(403))).toEqual(noOne);
    }
    expect(await listMeetings(sol)).toEqual([]);
  });

  it('can meet once they are connected, including minors', async () => {
    const [kit, max] = [await minor(app, 'kit'), await mentor(app, 'max')];
    await accept(max, await createConnection(kit, max)).expect(200);
    expect((await scheduleMeeting(max, kit)).otherUser.displayName).toBe('Kim E.');
  });

  it('need a confirmed address', async () => {
    const pat = await unconfirmedPerson(app, studentForm('pat'));
    expect((await postMeeting(pat, ada).expect(403)).body.code).toBe('identity.confirm-your-email');
    expect((await postMeeting(robin, robin).expect(400)).body.code).toBe('mentorship.yourself');
  });
});
