import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CollegeOperatorFacade } from '../src/contexts/colleges';
import { studentForm } from './support/accounts';
import { startApp, type TestApp } from './support/app';
import { alumna, connect, minor } from './support/correspondence';
import { block } from './support/conversations';
import { type TestUser, confirmed, student, unconfirmedPerson } from './support/test-users';

const COLLEGE = 1;

interface Prepared {
  readonly text: string;
  readonly alumnus: { readonly id: number; readonly fullName: string } | null;
}

let app: TestApp;
let college: { name: string; ipeds_id: number };
let robin: TestUser;
let scientist: TestUser;
let geologist: TestUser;

beforeAll(async () => {
  app = await startApp();
  college = (await app.visitor().get(`/api/colleges/${COLLEGE}`).expect(200)).body as typeof college;
  const from = join(process.env.TEST_DATA_DIR!, 'Most-Recent-Cohorts-Field-of-Study_06102026.csv');
  const rows = [
    ['UNITID', 'OPEID6', 'CIPCODE', 'CIPDESC', 'CREDLEV', 'IPEDSCOUNT1', 'EARN_MDN_4YR'],
    [String(college.ipeds_id), '001002', '1107', 'Computer Science.', '3', '10', '95000'],
  ];
  writeFileSync(from, rows.map((cells) => cells.join(',')).join('\n'));
  await app.app.get(CollegeOperatorFacade, { strict: false }).importFieldsOfStudy({ from });

  robin = await student(app, 'robin');
  // Without a program, she comes first.
  geologist = await mentor('greta', { alumniMajor: 'Geology', fullName: 'Greta Stone' });
  scientist = await mentor('ada', { alumniMajor: 'CS', fullName: 'Ada Thackeray' });
}, 120_000);

async function mentor(username: string, changes: object = {}): Promise<TestUser> {
  const someone = await alumna(app, username, { alumniCollegeId: COLLEGE, ...changes });
  await someone.browser.put('/api/alumni/profile').send({ isWillingToMentor: true }).expect(200);
  return someone;
}

const prepare = ({ browser }: Pick<TestUser, 'browser'>, changes: object = {}) =>
  browser.post('/api/figure-questions').send({ collegeId: COLLEGE, ...changes });
const prepared = async (by: TestUser, changes: object = {}) =>
  (await prepare(by, changes).expect(200)).body as Prepared;

describe('a question about a figure', () => {
  it('has the official figure with its year and source', async () => {
    const { figures } = (await app.visitor().get(`/api/colleges/${COLLEGE}`).expect(200)).body as {
      figures: Record<string, { value: number; source: string }>;
    };
    const { value, source } = figures['graduation_rate']!;
    const { text } = await prepared(robin, { figure: 'graduation_rate' });
    expect(text).toContain(`I’m looking at ${college.name}. The ${source} lists ${Math.round(value * 1000) / 10}% as`);
  });

  it('about a program goes to the alum who studied it, and others follow', async () => {
    const about = { cip: '1107', level: 'bachelor' };
    const { text, alumnus } = await prepared(robin, about);
    expect(text).toContain('studying Computer Science (a bachelor’s degree)');
    expect(text).toContain('lists $95,000 as median pay 4 years after finishing');
    expect(alumnus).toMatchObject({ id: scientist.id, fullName: 'Ada Thackeray' });

    const busy = await student(app, 'pat');
    await busy.browser.post('/api/connections').send({ toUserId: scientist.id }).expect(201);
    expect((await prepared(busy, about)).alumnus).toMatchObject({ id: geologist.id });
    await block(geologist, busy).expect(204);
    expect((await prepared(busy, about)).alumnus).toBeNull();
  });

  it('never goes to alumni without room, who are busy, or who take no requests of students', async () => {
    const sam = await student(app, 'sam');
    const change = (body: object) => scientist.browser.put('/api/alumni/profile').send(body).expect(200);
    const findBest = async () => (await prepared(sam, { cip: '1107' })).alumnus?.id;
    for (const [closed, open] of [
      [{ isWillingToMentor: false }, { isWillingToMentor: true }],
      [{ availabilityStatus: 'busy' }, { availabilityStatus: 'available' }],
    ]) {
      await change(closed!);
      expect(await findBest()).toBe(geologist.id);
      await change(open!);
    }
    const allow = (allowStudentConnections: boolean) =>
      scientist.browser.patch('/api/privacy/preferences').send({ allowStudentConnections }).expect(200);
    await allow(false);
    expect(await findBest()).toBe(geologist.id);
    await allow(true);
    expect(await findBest()).toBe(scientist.id);
  });

  it('is prepared for students who haven’t confirmed their email, and kept with their saved request', async () => {
    const una = await unconfirmedPerson(app, studentForm('una'));
    const { text, alumnus } = await prepared(una, { figure: 'net_price' });
    expect(alumnus).not.toBeNull();
    const about = { collegeId: COLLEGE, figure: 'net_price', cip: null, level: null };
    const path = `/api/connections/drafts/${alumnus!.id}`;
    await una.browser.put(path).send({ message: text, about }).expect(204);
    const list = async () => (await una.browser.get('/api/connections/drafts').expect(200)).body as object[];
    expect(await list()).toMatchObject([{ message: text, about }]);
    await una.browser.put(path).send({ message: 'Edited' }).expect(204);
    expect(await list()).toMatchObject([{ message: 'Edited', about }]);
  });

  it('keeps what it is about in the request that is sent', async () => {
    const mia = await minor(app, 'mia');
    const about = { collegeId: COLLEGE, figure: null, cip: '1107', level: 'bachelor' };
    const { text, alumnus } = await prepared(mia, { cip: '1107', level: 'bachelor' });
    const sent = await mia.browser.post('/api/connections').send({ toUserId: alumnus!.id, message: text, about });
    expect(sent.body).toMatchObject({ message: text, about, status: 'pending' });
    const { body } = await scientist.browser.get(`/api/connections/with/${mia.id}`).expect(200);
    expect(body).toMatchObject({ connection: { about } });
  });

  it.each([
    [{ collegeId: undefined }, 'collegeId', 'collegeId must be a positive whole number'],
    [{ collegeId: 999_999_999 }, 'collegeId', 'Choose a college from the list'],
    [{ figure: 'wealth' }, 'figure', 'Choose a figure from the list'],
    [{ figure: 'net price' }, 'figure', 'figure must be the name of a figure, such as net_price'],
    [{ figure: 'net_price', cip: '1107' }, 'cip', 'Choose a figure or a program, not both'],
    [{ cip: '9999' }, 'cip', 'Choose a field from the list'],
    [{ level: 'bachelor' }, 'cip', 'cip is required if level is given'],
    [{ cip: '1107', level: 'master' }, 'level', 'Choose a program of this college'],
  ])('with %j is refused, naming %s', async (changes, field, message) => {
    const { body } = await prepare(robin, changes).expect(400);
    expect((body as { errors: object[] }).errors).toEqual([{ field, message }]);
  });

  it('in a request has to name something known', async () => {
    const about = { collegeId: COLLEGE, figure: 'wealth' };
    const { body } = await robin.browser.post('/api/connections').send({ toUserId: geologist.id, about }).expect(400);
    expect((body as { errors: object[] }).errors).toMatchObject([{ field: 'about.figure' }]);
  });
});

describe('published answers about figures', () => {
  const list = async (query: string) =>
    (await app.visitor().get(`/api/figure-answers?${query}`).expect(200)).body as { id: number; about: object }[];
  const publish = async (about: object | null, asker = robin) => {
    const { body } = await asker.browser
      .post('/api/forum/shared-answers')
      .send({
        withUserId: scientist.id,
        title: 'What does it cost in the end?',
        question: 'Did the price after grants match what you paid?',
        answer: 'It did in the first two years.',
        collegeId: COLLEGE,
        about,
      })
      .expect(201);
    const { id, version } = body as { id: number; version: number };
    const agreed = await scientist.browser.post(`/api/forum/shared-answers/${id}/agreement`).send({ version });
    return (agreed.body as { postId: number }).postId;
  };

  it('are listed for visitors by college, figure and program, signed by the college alone', async () => {
    await connect(robin, scientist);
    const price = await publish({ figure: 'net_price' });
    const program = await publish({ cip: '1107', level: 'bachelor' });
    await publish(null);

    expect((await list(`collegeId=${COLLEGE}`)).map(({ id }) => id)).toEqual([program, price]);
    expect((await list(`collegeId=${COLLEGE}&cip=1107&level=bachelor`)).map(({ id }) => id)).toEqual([program]);
    expect(await list(`collegeId=${COLLEGE}&level=master`)).toEqual([]);
    expect(await list('collegeId=2')).toEqual([]);
    const [shown] = await list(`collegeId=${COLLEGE}&figure=net_price`);
    expect(shown).toEqual({
      id: price,
      postId: price,
      collegeId: COLLEGE,
      about: { figure: 'net_price', cip: null, level: null },
      question: 'Did the price after grants match what you paid?',
      answer: 'It did in the first two years.',
      month: new Date().toISOString().slice(0, 7),
      signature: `Alum of ${college.name}`,
    });

    const first = await app.visitor().get(`/api/figure-answers?collegeId=${COLLEGE}&limit=1`).expect(200);
    const next = /<([^>]+)>; rel="next"/.exec(first.headers['link']!)![1]!;
    expect((await app.visitor().get(next).expect(200)).body).toMatchObject([{ id: price }]);
  });

  it('disappear when they are withdrawn or hidden', async () => {
    const pat = await confirmed(app, studentForm('paula'));
    await connect(pat, scientist);
    const hidden = await publish({ figure: 'debt' }, pat);
    await app.db.query(`UPDATE forum.forum_posts SET hidden_by = 'moderator' WHERE id = $1`, [hidden]);
    expect(await list(`collegeId=${COLLEGE}&figure=debt`)).toEqual([]);
    const withdrawn = await publish({ figure: 'debt' }, pat);
    expect(await list(`collegeId=${COLLEGE}&figure=debt`)).toMatchObject([{ id: withdrawn }]);
    const shared = (await pat.browser.get(`/api/forum/shared-answers?withUserId=${scientist.id}`).expect(200)).body as {
      id: number;
    }[];
    await pat.browser.delete(`/api/forum/shared-answers/${shared[0]!.id}`).expect(204);
    expect(await list(`collegeId=${COLLEGE}&figure=debt`)).toEqual([]);
  });

  it.each([
    ['', 'collegeId'],
    ['collegeId=1&figure=a%20b', 'figure'],
    ['collegeId=1&cip=11', 'cip'],
    ['collegeId=1&cursor=x', 'cursor'],
    ['collegeId=1&limit=0', 'limit'],
  ])('can’t be listed with %p, which names %s', async (query, field) => {
    const { body } = await app.visitor().get(`/api/figure-answers?${query}`).expect(400);
    expect((body as { errors: { field: string }[] }).errors.map((error) => error.field)).toEqual([field]);
  });
});

describe('the work of alumni of a field', () => {
  const work = async () => (await app.visitor().get('/api/programs/fields/2705/alumni').expect(200)).body as object;

  it('is shown from five alumni with a public profile', async () => {
    const none = { positions: [], industries: [], employers: [] };
    for (let n = 1; n <= 4; n++) await statistician(n);
    const hidden = await statistician(5);
    await hidden.browser.patch('/api/privacy/preferences').send({ isProfileVisible: false }).expect(200);
    expect(await work()).toEqual(none);
    await hidden.browser.patch('/api/privacy/preferences').send({ isProfileVisible: true }).expect(200);
    expect(await work()).toEqual({ positions: ['Statistician'], industries: ['Finance'], employers: ['Northlight'] });
    await app.visitor().get('/api/programs/fields/27/alumni').expect(400);
  });

  async function statistician(n: number): Promise<TestUser> {
    const someone = await alumna(app, `stat.${n}`, { alumniMajor: 'Statistics' });
    const job = { currentPosition: 'Statistician', industry: 'Finance', company: 'Northlight' };
    await someone.browser.put('/api/alumni/profile').send(job).expect(200);
    return someone;
  }
});
