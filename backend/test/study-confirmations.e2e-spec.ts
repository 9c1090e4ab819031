import { ScheduledDeletions } from '../src/shared/infrastructure/retention/scheduled-deletions';
import { registeredMember, studentForm } from './support/accounts';
import { eventually, startApp, type TestApp } from './support/app';
import { claimForm, collegeIds, insertInvitedAlum, verifiedAdministrator } from './support/imported-alumni';
import { alumniOf, student, type TestUser } from './support/test-users';

type Browser = Awaited<ReturnType<typeof verifiedAdministrator>>;

const ASK = '/api/admin/alumni/confirmations';
const QUESTIONS = '/api/alumni/claim/questions';

let app: TestApp;
let mine: number;
let others: number;
let admin: Browser;

beforeAll(async () => {
  app = await startApp({ RATE_LIMITS: 'on' });
  [mine, others] = (await collegeIds(app, 2)) as [number, number];
  admin = await verifiedAdministrator(app, 'admin.mine', mine);
}, 90_000);

beforeEach(async () => {
  await app.db.query('DELETE FROM admin_analytics.study_confirmations');
  await app.db.query('DELETE FROM admin_analytics.imported_alumni');
  await app.db.query('DELETE FROM platform.rate_limits');
});

const ask = async (): Promise<number> => ((await admin.post(ASK).expect(200)).body as { asked: number }).asked;
const requests = async () =>
  (await admin.get(ASK).expect(200)).body as { canBeAsked: number; lastAskedAt: string | null };
const questionsTo = async ({ browser }: TestUser) =>
  ((await browser.get(QUESTIONS).expect(200)).body as { collegeId: number }[]).map(({ collegeId }) => collegeId);
const answer = ({ browser }: TestUser, hasStudied: boolean, collegeId = mine) =>
  browser.post(`${QUESTIONS}/${collegeId}`).send({ hasStudied });
/** Everything that the college sees of its alumni. */
const seenByCollege = async () =>
  JSON.stringify([
    (await admin.get('/api/admin/alumni')).body,
    (await admin.get('/api/admin/alumni/stats')).body,
    await requests(),
  ]);
const listed = async () =>
  (await admin.get('/api/admin/alumni').expect(200)).body as { firstName: string; claimed: boolean; email: unknown }[];

/** Asks until the question reached this person: the list of alumni whom members can find is updated after a moment. */
async function asked(person: TestUser): Promise<void> {
  await eventually(async () => {
    await app.db.query('DELETE FROM platform.rate_limits');
    await ask();
    return (await questionsTo(person)).includes(mine) || null;
  });
}

describe('the request to alumni who registered themselves', () => {
  it('reaches each alum of the college once, in the app, and no one else', async () => {
    const alum = await alumniOf(app, 'ask.ada', mine);
    const elsewhere = await alumniOf(app, 'ask.ben', others);
    await asked(alum);
    const title = async () =>
      ((await alum.browser.get('/api/notifications').expect(200)).body as { title: string }[]).map((one) => one.title);
    await eventually(async () => (await title()).some((one) => one.startsWith('Did you study at')) || null);

    expect(await questionsTo(alum)).toEqual([mine]);
    expect(await questionsTo(elsewhere)).toEqual([]);
    expect(await ask()).toBe(0);
  });

  it('is not sent to alumni who have claimed their import', async () => {
    const { token } = await insertInvitedAlum(app, mine);
    const claimant = app.browser();
    await claimant.post('/api/alumni/claim').send(claimForm('ask.claimed', token)).expect(201);
    const alum = await alumniOf(app, 'ask.carla', mine);
    await asked(alum);

    expect((await claimant.get(QUESTIONS).expect(200)).body).toEqual([]);
  });

  it('can be repeated when a question has waited 180 days, but never after an answer', async () => {
    const silent = await alumniOf(app, 'ask.silent', mine);
    const denied = await alumniOf(app, 'ask.denied', mine);
    await asked(silent);
    await asked(denied);
    await answer(denied, false).expect(204);
    const deleteOld = () => app.app.get(ScheduledDeletions, { strict: false }).run('delete-unanswered-study-questions');
    await deleteOld();
    expect(await questionsTo(silent)).toEqual([mine]);

    await app.db.query(`UPDATE admin_analytics.study_confirmations SET asked_at = now() - interval '181 days'`);
    expect(await questionsTo(silent)).toEqual([]);
    await answer(silent, true).expect(404);
    await deleteOld();
    await ask();
    expect(await questionsTo(silent)).toEqual([mine]);
    expect(await questionsTo(denied)).toEqual([]);
  });

  it('shows how many people it would reach, and when it was last sent', async () => {
    const { canBeAsked: earlier } = await requests();
    await alumniOf(app, 'ask.counted', mine);
    const before = await eventually(async () => {
      const counted = await requests();
      return counted.canBeAsked > earlier ? counted : null;
    });
    expect(before.lastAskedAt).toBeNull();

    expect(await ask()).toBe(before.canBeAsked);
    expect(await requests()).toEqual({ canBeAsked: 0, lastAskedAt: expect.any(String) });
  });

  it('is possible five times a day for the college', async () => {
    for (let n = 0; n < 5; n += 1) await ask();
    await admin.post(ASK).expect(429);
  });

  it('is refused for everyone but verified administrators', async () => {
    const stu = await student(app, 'ask.student');
    const alum = await alumniOf(app, 'ask.alum', mine);
    const pending = await registeredMember(app, studentForm('ask.pending', { role: 'college_admin', collegeId: mine }));

    await app.visitor().post(ASK).expect(401);
    await stu.browser.post(ASK).expect(403);
    await alum.browser.post(ASK).expect(403);
    await pending.post(ASK).expect(403);
    await pending.get(ASK).expect(403);
  });
});

describe('the answer of an alum', () => {
  it('yes adds them to the list without their address, and verifies them', async () => {
    const alum = await alumniOf(app, 'yes.ada', mine);
    await asked(alum);
    expect(await listed()).toEqual([]);
    const stats = async () =>
      (await admin.get('/api/admin/alumni/stats').expect(200)).body as Record<
        'total' | 'claimed' | 'registeredThemselves',
        number
      >;
    const before = await stats();
    await answer(alum, true).expect(204);

    expect(await listed()).toMatchObject([{ firstName: expect.any(String), email: null }]);
    expect(await stats()).toMatchObject({
      total: before.total,
      claimed: before.claimed + 1,
      registeredThemselves: before.registeredThemselves - 1,
    });
    const own = (await alum.browser.get('/api/alumni/claim/own').expect(200)).body as object;
    expect(own).toMatchObject({ collegeId: mine, isActivityShared: false });
    expect(await questionsTo(alum)).toEqual([]);
  });

  it('no changes nothing that the college sees', async () => {
    const alum = await alumniOf(app, 'no.ada', mine);
    await asked(alum);
    const before = await seenByCollege();
    await answer(alum, false).expect(204);

    expect(await seenByCollege()).toBe(before);
    expect(await ask()).toBe(0);
    expect(await questionsTo(alum)).toEqual([]);
  });

  it('counts once when it is sent twice at the same time', async () => {
    const alum = await alumniOf(app, 'twice.ada', mine);
    await asked(alum);
    const answers = await Promise.all([answer(alum, true), answer(alum, true), answer(alum, false)]);

    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404]);
  });

  it('is taken only from the person who was asked', async () => {
    const alum = await alumniOf(app, 'only.ada', mine);
    const other = await alumniOf(app, 'only.ben', others);
    await asked(alum);

    await answer(other, true).expect(404);
    await answer(alum, true, others).expect(404);
    await app.visitor().post(`${QUESTIONS}/${mine}`).send({ hasStudied: true }).expect(401);
    expect(await listed()).toEqual([]);
  });

  it('must be true or false', async () => {
    const alum = await alumniOf(app, 'body.ada', mine);
    const { body } = await alum.browser.post(`${QUESTIONS}/${mine}`).send({ hasStudied: 'perhaps' }).expect(400);

    expect(body).toMatchObject({ errors: [{ field: 'hasStudied' }] });
  });

  it('stays open while the profile is incomplete, and says so', async () => {
    const alum = await alumniOf(app, 'gap.ada', mine);
    await asked(alum);
    await app.db.query('DELETE FROM mentorship.alumni_profiles WHERE user_id = $1', [alum.id]);
    const { body } = await answer(alum, true).expect(400);

    expect(body).toMatchObject({ code: 'admin-analytics.studies-incomplete' });
    expect(await questionsTo(alum)).toEqual([mine]);
  });
});
