import { AccountOperatorFacade } from '../src/contexts/identity';
import { MeetingCheckedIn } from '../src/contexts/mentorship';
import { AskForCheckIns } from '../src/contexts/mentorship/application/mentoring-outcomes/check-in';
import { DomainEvents } from '../src/shared/application/domain-events';
import { eventually, startApp, type TestApp } from './support/app';
import { accept, connected, createConnection, end, mentor, minor } from './support/connections';
import { block } from './support/conversations';
import { emptyTables } from './support/empty-tables';
import { anHour, backdateMeeting, getMeeting, listMeetings, scheduleMeeting } from './support/meetings';
import { caseAbout, detail, operator, postCaseAction, postReport } from './support/moderation';
import { administratorOf, type TestUser, student, unconfirmedPerson } from './support/test-users';
import { studentForm } from './support/accounts';

let app: TestApp;
let robin: TestUser;
let ada: TestUser;
let stranger: TestUser;
let kim: TestUser;
beforeAll(async () => {
  app = await startApp();
  robin = await student(app, 'robin', { fullName: 'Robin Quillfeather' });
  ada = await mentor(app, 'ada', { maxMentees: 20, collegeId: 1 });
  stranger = await student(app, 'stranger');
  kim = await minor(app, 'kim');
}, 120_000);
beforeEach(async () => {
  await emptyTables(
    app.db,
    'mentorship.mentoring_relationships',
    'mentorship.thanks',
    'mentorship.meetings',
    'mentorship.connections',
    'mentorship.blocks',
    'messaging.notifications',
    'forum.reports',
  );
  await connected(robin, ada);
});

interface Mentoring {
  readonly userId: number;
  readonly goal: string | null;
  readonly thanks: { readonly id: number; readonly isPublished: boolean } | null;
}
const path = ({ id }: { id: number }) => `/api/relationships/${id}`;
const read = async ({ browser }: TestUser, other: TestUser) =>
  (await browser.get(path(other)).expect(200)).body as Mentoring;
const setGoal = ({ browser }: TestUser, other: TestUser, goal: unknown) =>
  browser.put(`${path(other)}/goal`).send({ goal });
const sendEnd = ({ browser }: TestUser, other: TestUser, action: string) =>
  browser.post(`${path(other)}/end`).send({ action });
const thank = ({ browser }: TestUser, other: TestUser, changes: object = {}) =>
  browser
    .put(`${path(other)}/thanks`)
    .send({ text: 'You helped me choose.', mayPublish: true, signature: 'student', ...changes });
const consent = ({ browser }: TestUser, other: TestUser, publish = true) =>
  browser.post(`${path(other)}/thanks/consent`).send({ publish });
const published = async (by: Pick<TestUser, 'browser'> = { browser: app.browser() }, query = '') =>
  (await by.browser.get(`/api/alumni/${ada.id}/thanks${query}`).expect(200)).body as {
    id: number;
    signature: string;
  }[];
const checkIn = ({ browser }: TestUser, id: number, answer: object) =>
  browser.put(`/api/meetings/${id}/check-in`).send(answer);
const titlesOf = async ({ browser }: TestUser) =>
  ((await browser.get('/api/notifications').expect(200)).body as { kind: string; title: string }[])
    .filter(({ kind }) => kind === 'mentoring')
    .map(({ title }) => title);
/** Waits until these are the titles of the notifications about mentoring. */
const untilTitles = (by: TestUser, titles: readonly string[]) =>
  eventually(async () => JSON.stringify(await titlesOf(by)) === JSON.stringify(titles));
const pastMeeting = async (host = ada, attendee = robin): Promise<number> => {
  const { id } = await scheduleMeeting(host, attendee);
  await backdateMeeting(app, id, 52);
  return id;
};

describe('a mentoring relationship', () => {
  it('has a goal that the student sets and both see', async () => {
    expect(await read(robin, ada)).toEqual({
      userId: ada.id,
      side: 'student',
      isActive: true,
      finishedAt: null,
      goal: null,
      goalEditedAt: null,
      proposedEnd: null,
      thanks: null,
      checkIns: [],
    });
    await setGoal(robin, ada, '  Choose a college ').expect(200);
    expect(await read(ada, robin)).toMatchObject({ userId: robin.id, side: 'alum', goal: 'Choose a college' });
    expect((await setGoal(ada, robin, 'Mine').expect(403)).body).toMatchObject({ code: 'mentorship.student-only' });
    for (const goal of ['', 'x'.repeat(201), 7, undefined]) {
      expect((await setGoal(robin, ada, goal).expect(400)).body).toMatchObject({ errors: [{ field: 'goal' }] });
    }
    expect((await setGoal(robin, ada, null).expect(200)).body).toMatchObject({ goal: null });
  });

  it('is listed with several people, without strangers', async () => {
    const { body } = await robin.browser.get(`/api/relationships?userIds=${ada.id},${stranger.id}`).expect(200);
    expect(body).toMatchObject([{ userId: ada.id }]);
    await robin.browser.get('/api/relationships').expect(400);
    await robin.browser.get('/api/relationships?userIds=x').expect(400);
  });

  it('doesn’t exist for strangers, blocked or suspended people', async () => {
    const calls = (by: TestUser, other: TestUser) => [
      by.browser.get(path(other)),
      setGoal(by, other, 'Essay'),
      sendEnd(by, other, 'propose'),
      thank(by, other),
      consent(by, other),
    ];
    for (const call of calls(stranger, ada)) await call.expect(404);
    await block(ada, robin);
    for (const call of calls(robin, ada)) await call.expect(404);
    expect((await robin.browser.get(`/api/relationships?userIds=${ada.id}`).expect(200)).body).toEqual([]);
  });
});

describe('the end of a mentoring relationship', () => {
  it('is proposed by one, confirmed by the other, and frees the place', async () => {
    const placesLeft = async () =>
      ((await stranger.browser.get(`/api/alumni/${ada.id}`)).body as { alumniProfile: { placesLeft: number } })
        .alumniProfile.placesLeft;
    const places = await placesLeft();
    const { id: meeting } = await scheduleMeeting(ada, robin);
    await sendEnd(robin, ada, 'propose').expect(200);
    await sendEnd(robin, ada, 'propose').expect(200);
    expect((await sendEnd(robin, ada, 'confirm').expect(409)).body).toMatchObject({
      code: 'mentorship.no-end-proposed',
    });
    expect(await read(ada, robin)).toMatchObject({ proposedEnd: { isOwn: false }, isActive: true });
    await untilTitles(ada, ['Robin Quillfeather suggests finishing your mentoring']);
    for (let times = 0; times < 2; times++) await sendEnd(ada, robin, 'confirm').expect(200);
    expect(await read(robin, ada)).toMatchObject({
      isActive: false,
      finishedAt: expect.stringMatching(/Z$/),
      proposedEnd: null,
    });
    await untilTitles(robin, ['You and ada Mentor finished your mentoring']);
    expect(await placesLeft()).toBe(places + 1);
    expect((await getMeeting(robin, meeting).expect(200)).body).toMatchObject({ status: 'cancelled' });
    const past = (await robin.browser.get('/api/my-people?list=past').expect(200)).body as unknown[];
    expect(past).toMatchObject([{ status: 'closed', closedBy: 'finished' }]);
    expect((await setGoal(robin, ada, 'More').expect(409)).body).toMatchObject({
      code: 'mentorship.relationship-not-active',
    });
    await createConnection(robin, ada);
  });

  it('is declined or withdrawn, and both stay connected', async () => {
    await sendEnd(robin, ada, 'propose').expect(200);
    await sendEnd(robin, ada, 'decline').expect(409);
    await sendEnd(ada, robin, 'decline').expect(200);
    expect((await sendEnd(robin, ada, 'propose').expect(409)).body).toMatchObject({
      code: 'mentorship.end-recently-declined',
    });
    await sendEnd(ada, robin, 'propose').expect(200);
    expect((await sendEnd(ada, robin, 'withdraw').expect(200)).body).toMatchObject({ proposedEnd: null });
    await sendEnd(robin, ada, 'confirm').expect(409);
    await sendEnd(robin, ada, 'give up').expect(400);
    expect(await read(robin, ada)).toMatchObject({ isActive: true });
  });

  it('isn’t carried over to a later connection', async () => {
    await sendEnd(ada, robin, 'propose').expect(200);
    const [{ id }] = (await robin.browser.get('/api/connections').expect(200)).body as [{ id: number }];
    await end(robin, id).expect(204);
    await accept(ada, await createConnection(robin, ada)).expect(200);
    expect(await read(robin, ada)).toMatchObject({ proposedEnd: null, isActive: true });
    await sendEnd(robin, ada, 'confirm').expect(409);
  });
});

describe('a check-in', () => {
  it('says what became of a meeting, and shares a next step if its author wants to', async () => {
    const meeting = await pastMeeting();
    expect(await listMeetings(robin, '?when=unanswered')).toHaveLength(1);
    const answer = { happened: true, helped: 'a-little', nextStep: 'Write the essay', isNextStepShared: false };
    const { body } = await checkIn(robin, meeting, answer).expect(200);
    expect(body).toMatchObject({ meetingId: meeting, answer, isOpen: true, isSkipped: false, othersNextStep: null });
    expect(await listMeetings(robin, '?when=unanswered')).toEqual([]);
    expect((await getMeeting(robin, meeting)).body).toMatchObject({ outcome: 'happened' });
    expect(JSON.stringify(await read(ada, robin))).not.toContain('essay');
    await checkIn(robin, meeting, { ...answer, isNextStepShared: true }).expect(200);
    expect(await read(ada, robin)).toMatchObject({ checkIns: [{ answer: null, othersNextStep: 'Write the essay' }] });
    expect((await ada.browser.get(`/api/meetings/${meeting}/check-in`).expect(200)).body).toMatchObject({
      othersNextStep: 'Write the essay',
    });
  });

  it('is announced to other contexts without names, again only if the answer changes', async () => {
    const announced: MeetingCheckedIn[] = [];
    const events = app.app.get(DomainEvents, { strict: false });
    events.subscribeWithin(MeetingCheckedIn, 'collect-check-ins-in-test', async (event) => void announced.push(event));
    const meeting = await pastMeeting();
    await checkIn(robin, meeting, { happened: true, helped: 'yes', nextStep: 'Essay' }).expect(200);
    await checkIn(robin, meeting, { happened: true, helped: 'yes', nextStep: 'Visit' }).expect(200);
    await checkIn(ada, meeting, { happened: true }).expect(200);
    const occurredAt: unknown = expect.any(Date);
    expect(announced.map((event) => ({ ...event }))).toEqual([
      { meetingId: meeting, collegeId: 1, side: 'student', happened: true, helped: 'yes', occurredAt },
      { meetingId: meeting, collegeId: 1, side: 'alum', happened: true, helped: null, occurredAt },
    ]);
  });

  it('can be skipped, and is refused where it makes no sense', async () => {
    const { id: upcoming } = await scheduleMeeting(ada, robin, anHour(5));
    await checkIn(robin, upcoming, { happened: true }).expect(409);
    const meeting = await pastMeeting();
    expect((await checkIn(robin, meeting, { isSkipped: true }).expect(200)).body).toMatchObject({
      isSkipped: true,
      answer: null,
    });
    expect(await listMeetings(robin, '?when=unanswered')).toEqual([]);
    expect((await checkIn(ada, meeting, { happened: true, helped: 'yes' }).expect(400)).body).toMatchObject({
      errors: [{ field: 'helped' }],
    });
    await checkIn(robin, meeting, { happened: false, helped: 'yes' }).expect(400);
    for (const [field, value] of [
      ['happened', 'yes'],
      ['helped', 'very'],
      ['nextStep', 'x'.repeat(201)],
      ['isNextStepShared', 1],
    ] as const) {
      const { body } = await checkIn(robin, meeting, { happened: true, [field]: value }).expect(400);
      expect(body).toMatchObject({ errors: [{ field }] });
    }
    await checkIn(robin, meeting, {}).expect(400);
    await checkIn(stranger, meeting, { happened: true }).expect(404);
    await stranger.browser.get(`/api/meetings/${meeting}/check-in`).expect(404);
  });

  it('is asked for once, of both people', async () => {
    await pastMeeting();
    const ask = app.app.get(AskForCheckIns, { strict: false });
    await ask.execute();
    await ask.execute();
    await untilTitles(robin, ['How was your meeting with ada Mentor?']);
    await untilTitles(ada, ['How was your meeting with Robin Quillfeather?']);
  });
});

describe('thanks', () => {
  it('are on the profile only while both agree', async () => {
    await thank(robin, ada).expect(200);
    await untilTitles(ada, ['Robin Quillfeather thanked you']);
    expect(await published()).toEqual([]);
    expect((await consent(robin, ada).expect(403)).body).toMatchObject({ code: 'mentorship.alum-only' });
    expect((await consent(ada, robin).expect(200)).body).toMatchObject({ thanks: { isPublished: true } });
    const thanks = {
      text: 'You helped me choose.',
      signature: 'A student',
      month: expect.stringMatching(/^\d{4}-\d\d$/),
    };
    expect(await published()).toEqual([{ id: expect.any(Number) as number, ...thanks }]);
    await thank(robin, ada, { text: 'Other words' }).expect(200);
    expect(await published()).toEqual([]);
    await consent(ada, robin).expect(200);
    await consent(ada, robin, false).expect(200);
    expect(await published()).toEqual([]);
    await consent(ada, robin).expect(200);
    for (let times = 0; times < 2; times++) await robin.browser.delete(`${path(ada)}/thanks`).expect(204);
    expect(await published()).toEqual([]);
    expect((await consent(ada, robin).expect(404)).body).toMatchObject({ code: 'mentorship.thanks-not-found' });
  });

  it('need the consent of the student', async () => {
    await thank(robin, ada, { mayPublish: false }).expect(200);
    expect((await consent(ada, robin).expect(409)).body).toMatchObject({ code: 'mentorship.thanks-not-publishable' });
    expect((await thank(ada, robin).expect(403)).body).toMatchObject({ code: 'mentorship.student-only' });
    for (const [field, value] of [
      ['text', ''],
      ['text', 'x'.repeat(301)],
      ['mayPublish', 'yes'],
      ['signature', 'full-name'],
    ] as const) {
      expect((await thank(robin, ada, { [field]: value }).expect(400)).body).toMatchObject({ errors: [{ field }] });
    }
  });

  it('show the first name of an adult who wants it, and never that of a minor', async () => {
    await connected(kim, ada);
    for (const by of [robin, kim]) {
      await thank(by, ada, { signature: 'first-name' }).expect(200);
      await consent(ada, by).expect(200);
    }
    expect((await published()).map(({ signature }) => signature)).toEqual(['A student', 'Robin']);
    const first = await app.browser().get(`/api/alumni/${ada.id}/thanks?limit=1`).expect(200);
    expect(first.text).not.toMatch(/Kim|Quillfeather|userId|studentId/);
    const next = /<(.*)>; rel="next"/.exec(String(first.headers.link))![1]!;
    const second = await app.browser().get(next).expect(200);
    expect(second.body).toMatchObject([{ signature: 'Robin' }]);
    expect(second.headers.link).toBeUndefined();
    await app.browser().get(`/api/alumni/${ada.id}/thanks?limit=0`).expect(400);
  });

  it('are possible after finishing, but not after a request that wasn’t accepted', async () => {
    await sendEnd(robin, ada, 'propose').expect(200);
    await sendEnd(ada, robin, 'confirm').expect(200);
    await thank(robin, ada).expect(200);
    await consent(ada, robin).expect(200);
    expect(await published()).toHaveLength(1);
    await createConnection(stranger, ada);
    expect((await thank(stranger, ada).expect(409)).body).toMatchObject({ code: 'mentorship.thanks-not-possible' });
  });

  it('disappear with a block, a hidden profile and a suspension', async () => {
    const noah = await student(app, 'noah');
    await connected(noah, ada);
    await thank(noah, ada).expect(200);
    await consent(ada, noah).expect(200);
    expect(await published()).toHaveLength(1);
    await ada.browser.patch('/api/privacy/preferences').send({ isProfileVisible: false }).expect(200);
    await app.browser().get(`/api/alumni/${ada.id}/thanks`).expect(404);
    await ada.browser.patch('/api/privacy/preferences').send({ isProfileVisible: true }).expect(200);
    const operators = app.app.get(AccountOperatorFacade, { strict: false });
    await operators.suspendUser('noah', { until: null, reason: 'Test' });
    expect(await published()).toEqual([]);
    await operators.unsuspendUser('noah');
    expect(await published()).toHaveLength(1);
    await block(ada, noah);
    expect(await published()).toEqual([]);
  });

  it('can be reported by those who read them, and hidden by a moderator', async () => {
    await thank(robin, ada).expect(200);
    const { thanks } = await read(ada, robin);
    const report = (by: TestUser) => postReport(by, 'thanks', thanks!.id);
    await report(stranger).expect(404);
    expect((await report(robin).expect(403)).body).toMatchObject({ code: 'forum.own-content' });
    await report(ada).expect(201);
    await consent(ada, robin).expect(200);
    await report(stranger).expect(201);
    const oper = await operator(app, 'oper');
    const about = await caseAbout(oper, 'thanks', thanks!.id);
    expect(await detail(oper, about.id)).toMatchObject({
      reportCount: 2,
      subject: { id: robin.id },
      content: { text: 'You helped me choose.', url: `/alumni/${ada.id}` },
    });
    await postCaseAction(oper, about, 'hide').expect(200);
    expect(await published()).toEqual([]);
    expect(await read(ada, robin)).toMatchObject({ thanks: null });
    expect(await read(robin, ada)).toMatchObject({ thanks: { isHiddenByModerators: true, isPublished: false } });
  });
});

describe('outcomes of mentoring', () => {
  it('are closed to visitors, unconfirmed people and administrators', async () => {
    const unconfirmed = await unconfirmedPerson(app, studentForm('unc'));
    const administrator = await administratorOf(app, 'adm', 1);
    await app.browser().get(path(ada)).expect(401);
    for (const { browser } of [unconfirmed, administrator]) {
      await browser.get(path(ada)).expect(403);
      await browser.get(`/api/relationships?userIds=${ada.id}`).expect(403);
    }
  });
});
