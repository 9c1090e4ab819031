import { startApp, type TestApp } from './support/app';
import { type Somebody, student } from './support/college-people';
import { connected, mentor } from './support/connections';
import { anHour, callOff, listed, meeting, plan, schedule, scheduled } from './support/meetings';

let app: TestApp;
let robin: Somebody;
let ada: Somebody;
beforeAll(async () => {
  app = await startApp();
  robin = await student(app, 'robin', { fullName: 'Robin Example' });
  ada = await mentor(app, 'ada', { maxMentees: 20, major: 'Physics', college: 'Reed College' });
  await connected(robin, ada);
});
beforeEach(() => app.db.query('DELETE FROM mentorship.meetings'));

const MOMENT = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/) as string;

describe('a meeting of two who are connected', () => {
  it('is theirs at once, and looks the same to both but for the other', async () => {
    const { body } = await schedule(robin, ada, { description: ' What I\r\nwonder ', ...anHour(5) }).expect(201);

    expect(body).toEqual({
      ...{ id: expect.any(Number), hostId: robin.id, attendeeId: ada.id, title: 'A first talk' },
      ...{ description: 'What I\nwonder', ...anHour(5), status: 'confirmed', sequence: 0, meetingUrl: null },
      ...{ joinFrom: MOMENT, joinUntil: MOMENT, proposal: null, reason: null, outcome: null },
      ...{ createdAt: MOMENT, updatedAt: MOMENT },
      otherUser: {
        ...{ id: ada.id, displayName: 'ada Mentor', avatarUrl: null, role: 'alumni' },
        ...{ college: 'Reed College', major: 'Physics' },
      },
    });
    expect(Date.parse(body.startTime) - Date.parse(body.joinFrom)).toBe(15 * 60_000);
    expect(Date.parse(body.joinUntil) - Date.parse(body.endTime)).toBe(30 * 60_000);
    expect(await listed(robin)).toEqual([body]);
    const otherUser = { id: robin.id, displayName: 'Robin Example', avatarUrl: null, role: 'student' };
    expect(await listed(ada)).toEqual([{ ...body, otherUser: { ...otherUser, college: null, major: null } }]);
  });

  it('is made once when a request with a key is repeated', async () => {
    const send = () => robin.browser.post('/api/meetings').set('Idempotency-Key', 'robin-meets-ada').send(plan(ada));
    const first = await send().expect(201);
    expect((await send().expect(201)).body).toEqual(first.body);
    expect(await listed(robin)).toHaveLength(1);
  });

  it('is cancelled by its host, and then nowhere but under its number', async () => {
    const { id } = await scheduled(robin, ada);
    await callOff(robin, id, { reason: 'Exams' }).expect(204);
    expect(await listed(robin)).toEqual([]);
    const { body } = await meeting(ada, id).expect(200);
    expect(body).toMatchObject({ status: 'cancelled', reason: 'Exams', sequence: 1 });
    await callOff(robin, id).expect(404);
  });
});
