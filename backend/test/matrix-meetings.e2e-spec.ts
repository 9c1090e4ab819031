import { startApp, type TestApp } from './support/app';
import { connected } from './support/connections';
import { asStrangers } from './support/correspondence';
import {
  ACTORS,
  type Actors,
  actors,
  type Answers,
  bare,
  granted,
  type Row,
  tryRow,
  row,
  sending,
} from './support/matrix';
import { anHour, meetingForm, scheduleMeeting } from './support/meetings';
import { rowsIn } from './support/rows';
import { emptyTables } from './support/empty-tables';

type World = Record<'stu' | 'alu' | 'minor' | 'meeting', number> & { readonly when: string };

/** A time when no one has another meeting. */
const { startTime, endTime } = anHour(3);

let app: TestApp;
let everyone: Actors;
let world: World;
beforeAll(async () => {
  app = await startApp();
  everyone = await actors(app);
});

/** Arranges: `stu` and `alu` are connected, and `alu` has scheduled a meeting with `stu`. */
async function arrange(): Promise<void> {
  const { stu, alu, minor } = everyone;
  await asStrangers(app);
  await emptyTables(app.db, 'mentorship.meetings');
  await connected(stu, alu);
  const { id: meeting } = await scheduleMeeting(alu, stu);
  world = { stu: stu.id, alu: alu.id, minor: minor.id, meeting, when: `startTime=${startTime}&endTime=${endTime}` };
}

type Holds = Row<World>['holds'];
const idOf = (name: keyof Actors): number => everyone[name]?.id ?? 0;

function expectOwnMeetings(answers: Answers): void {
  for (const [name, meetings] of granted<{ id: number; hostId: number; attendeeId: number }[]>(answers)) {
    expect(meetings.map(({ id }) => id)).toEqual(name === 'stu' || name === 'alu' ? [world.meeting] : []);
    for (const { hostId, attendeeId } of meetings) expect([hostId, attendeeId]).toContain(idOf(name));
  }
}

function expectOwnRelationships(answers: Answers): void {
  for (const [name, relationships] of granted<{ userId: number }[]>(answers)) {
    expect(relationships.map(({ userId }) => userId)).toEqual(name === 'stu' ? [world.alu] : []);
  }
}

function expectOnlyPossibleAttendees(answers: Answers): void {
  const others: Partial<Record<string, number>> = { stu: world.alu, alu: world.stu };
  for (const [name, people] of granted<{ id: number }[]>(answers)) {
    expect(people.map(({ id }) => id)).toEqual([others[name]].filter(Boolean));
  }
}

/** Checks that every 404 is the same as for an unknown ID. */
const expectSameAsUnknown = (noOne: string): Holds => {
  return async (answers) => {
    for (const name of ACTORS.filter((one) => answers[one].status === 404)) {
      expect(bare(answers[name])).toBe(bare(await everyone[name]!.browser.get(noOne)));
    }
  };
};

/** Checks that each caller is the host of one additional meeting. */
async function expectCallerIsHost(answers: Answers): Promise<void> {
  for (const [name, { hostId }] of granted<{ hostId: number }>(answers)) expect(hostId).toBe(idOf(name));
  expect(await rowsIn(app, 'mentorship.meetings')).toBe(1 + granted(answers).length);
}

async function expectMeetingCanceled(): Promise<void> {
  expect((await everyone.alu.browser.delete(`/api/meetings/${world.meeting}`)).status).toBe(404);
}

const MEETING = '/api/meetings/{meeting}';

// prettier-ignore
const READS: Row<World>[] = [
  //                                                     anon stu stu2 minor alu alu2 admP adm1 adm2
  row('GET /api/meetings',                                '401 200 200 200 200 200 403 403 403', expectOwnMeetings),
  row(`GET ${MEETING}`,                                   '401 200 404 404 200 404 403 403 403', expectSameAsUnknown('/api/meetings/2147483647')),
  row(`GET ${MEETING}.ics`,                               '401 200 404 404 200 404 403 403 403', expectSameAsUnknown('/api/meetings/2147483647')),
  row(`GET ${MEETING}/notes`,                             '401 200 404 404 200 404 403 403 403', expectSameAsUnknown('/api/meetings/2147483647')),
  row(`GET ${MEETING}/check-in`,                          '401 200 404 404 200 404 403 403 403', expectSameAsUnknown('/api/meetings/2147483647/check-in')),
  row('GET /api/relationships/{alu}',                     '401 200 404 404 404 404 403 403 403', expectSameAsUnknown('/api/relationships/2147483647')),
  row('GET /api/relationships?userIds={alu}',             '401 200 200 200 200 200 403 403 403', expectOwnRelationships),
  row('GET /api/alumni/{alu}/thanks',                     '200 200 200 200 200 200 200 200 200'),
  row(`GET ${MEETING}/join`,                              '401 409 404 404 409 404 403 403 403', expectSameAsUnknown('/api/meetings/2147483647')),
  row('GET /api/meetings/conflicts?attendeeId={alu}&{when}', '401 200 403 403 400 403 403 403 403'),
  row('GET /api/meetings/conflicts?attendeeId={minor}&{when}', '401 403 403 400 403 403 403 403 403'),
  row('GET /api/meetings/video-service',                  '401 200 200 200 200 200 403 403 403'),
  row('GET /api/meetings/attendees',                      '401 200 200 200 200 200 403 403 403', expectOnlyPossibleAttendees),
  row('GET /api/users/{alu}/slots',                       '401 200 404 404 404 404 403 403 403', expectSameAsUnknown('/api/users/2147483647/slots')),
  row('GET /api/users/{minor}/slots',                     '401 404 404 404 404 404 403 403 403', expectSameAsUnknown('/api/users/2147483647/slots')),
  row('GET /api/time-zone',                               '401 200 200 200 200 200 403 403 403'),
  row('GET /api/availability',                            '401 200 200 200 200 200 403 403 403'),
  row('GET /api/calendar-feed',                           '401 200 200 200 200 200 403 403 403'),
  row('GET /api/calendar-import',                         '401 403 403 403 200 200 403 403 403'),
  row('GET /api/minutes',                                 '401 403 403 403 200 200 403 403 403'),
];

// prettier-ignore
const WRITES: Row<World>[] = [
  //                                  anon stu stu2 minor alu alu2 admP adm1 adm2
  row('POST /api/meetings',            '401 201 403 403 400 403 403 403 403', expectCallerIsHost, () => meetingForm({ id: world.alu }, { startTime, endTime })),
  row('POST /api/meetings',            '401 403 403 400 403 403 403 403 403', expectCallerIsHost, () => meetingForm({ id: world.minor }, { startTime, endTime })),
  row(`PATCH ${MEETING}`,              '401 403 404 404 200 404 403 403 403', ...sending(() => ({ title: 'Another title' }))),
  row(`PATCH ${MEETING}`,              '401 200 404 404 200 404 403 403 403', ...sending(() => ({ startTime, endTime }))),
  row(`POST ${MEETING}/respond`,       '401 200 404 404 409 404 403 403 403', ...sending(() => ({ response: 'declined' }))),
  row(`POST ${MEETING}/outcome`,       '401 409 404 404 409 404 403 403 403', ...sending(() => ({ outcome: 'happened' }))),
  row(`PUT ${MEETING}/check-in`,       '401 409 404 404 409 404 403 403 403', ...sending(() => ({ happened: true }))),
  row('PUT /api/relationships/{alu}/goal',  '401 200 404 404 404 404 403 403 403', ...sending(() => ({ goal: 'Essay' }))),
  row('PUT /api/relationships/{stu}/goal',  '401 404 404 404 403 404 403 403 403', ...sending(() => ({ goal: 'Essay' }))),
  row('POST /api/relationships/{stu}/end',  '401 404 404 404 200 404 403 403 403', ...sending(() => ({ action: 'propose' }))),
  row('PUT /api/relationships/{alu}/thanks', '401 200 404 404 404 404 403 403 403', ...sending(() => THANKS)),
  row('DELETE /api/relationships/{alu}/thanks', '401 204 204 204 204 204 403 403 403'),
  row('POST /api/relationships/{stu}/thanks/consent', '401 404 404 404 404 404 403 403 403', ...sending(() => ({ publish: true }))),
  row(`PUT ${MEETING}/notes`,          '401 200 404 404 200 404 403 403 403', ...sending(() => ({ version: 0, privateNote: 'Mine' }))),
  row(`DELETE ${MEETING}`,             '401 403 404 404 204 404 403 403 403', expectMeetingCanceled),
  row('PUT /api/time-zone',            '401 204 204 204 204 204 403 403 403', ...sending(() => ({ timeZone: 'Europe/Berlin' }))),
  row('PUT /api/availability',         '401 200 200 200 200 200 403 403 403', ...sending(() => HOURS)),
  row('POST /api/calendar-feed',       '401 201 201 201 201 201 403 403 403'),
  row('DELETE /api/calendar-feed',     '401 204 204 204 204 204 403 403 403'),
  row('PUT /api/calendar-import',      '401 403 403 403 400 400 403 403 403', ...sending(() => ({ url: 'https://127.0.0.1/a.ics' }))),
  row('DELETE /api/calendar-import',   '401 403 403 403 204 204 403 403 403'),
  row('PUT /api/minutes',              '401 403 403 403 200 200 403 403 403', ...sending(() => ({ minutesPerMonth: 30 }))),
];
const THANKS = { text: 'You helped me.', mayPublish: true, signature: 'student' };
const HOURS = { timeZone: 'Europe/Berlin', lengthMinutes: 30, noticeHours: 24, rules: [], daysOff: [] };

describe('reads of a meeting of two by nine actors', () => {
  beforeAll(arrange);

  it.each(READS)('$call', (asking) => tryRow(app, everyone, world, asking));
});

describe('writes to a meeting of two by nine actors', () => {
  beforeEach(arrange);

  it.each(WRITES)('$call', (asking) => tryRow(app, everyone, world, asking));
});
