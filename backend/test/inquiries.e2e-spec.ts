import { startApp, type TestApp } from './support/app';
import { alumniOf, administratorOf, type TestUser, student } from './support/test-users';
import { rowsIn, listPayloads } from './support/rows';
import { emptyTables } from './support/empty-tables';

let app: TestApp;
let robin: TestUser;
let kim: TestUser;
beforeAll(async () => {
  app = await startApp();
  robin = await student(app, 'robin');
  kim = await student(app, 'kim');
});
beforeEach(() => emptyTables(app.db, 'colleges.student_inquiries', 'platform.outbox'));

const payloadsOf = (name: string) => listPayloads(app, name);
const rows = (table: string): Promise<number> => rowsIn(app, `colleges.${table}`);

describe('an inquiry', () => {
  const inquire = ({ browser }: TestUser, collegeId: unknown = 1) => browser.post('/api/inquiries').send({ collegeId });

  it('of a student is stored once a day', async () => {
    const first = await inquire(robin).expect(201);
    const second = await inquire(robin).expect(200);

    expect(first.body).toEqual({ id: expect.any(Number), collegeId: 1, inquiryDate: expect.stringMatching(/Z$/) });
    expect(second.body).toEqual(first.body);
    expect(await payloadsOf('colleges.inquiry-made')).toMatchObject([{ userId: robin.id, collegeId: 1 }]);
  });

  it('is stored once for a hundred concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => inquire(robin)));

    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(10);
    // Requests beyond the number that one user may have waiting get 429.
    for (const { status, headers } of answers.filter(({ status }) => status > 201)) {
      expect([status, Number(headers['retry-after'])]).toEqual([429, expect.any(Number)]);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
    expect(await rows('student_inquiries')).toBe(1);
    expect(await payloadsOf('colleges.inquiry-made')).toHaveLength(1);
  });

  it('of other users is not stored', async () => {
    for (const someone of [await alumniOf(app, 'ada', 1), await administratorOf(app, 'dean', 1)]) {
      const { text } = await inquire(someone).expect(204);
      expect(text).toBe('');
    }
    expect(await rows('student_inquiries')).toBe(0);
    expect(await payloadsOf('colleges.inquiry-made')).toEqual([]);
  });

  it('returns 404 for an unknown college', async () => {
    await inquire(robin, 2_147_483_647).expect(404);
  });

  it.each([[undefined], [null], ['1'], [0], [-1], [1.5], [1e308], [2_147_483_648], [{}], [[1]]])(
    'rejects the college %p',
    async (collegeId) => {
      await robin.browser.post('/api/inquiries').send({ collegeId }).expect(400);
    },
  );

  it('cannot be made for another student', async () => {
    await robin.browser.post('/api/inquiries').send({ collegeId: 1, studentId: kim.id }).expect(400);

    expect(await rows('student_inquiries')).toBe(0);
  });

  it('is listed for its student, and can be removed only by them', async () => {
    const { body: made } = await inquire(robin).expect(201);
    const own = await robin.browser.get('/api/inquiries').expect(200);

    expect(own.body).toEqual([{ ...made, collegeName: 'Michigan State University' }]);
    expect((await kim.browser.get('/api/inquiries')).body).toEqual([]);
    await kim.browser.delete(`/api/inquiries/${made.id}`).expect(404);
    await robin.browser.delete(`/api/inquiries/${made.id}`).expect(204);
    await robin.browser.delete(`/api/inquiries/${made.id}`).expect(404);
    expect(await rows('student_inquiries')).toBe(0);
  });
});

describe('the limit of inquiries', () => {
  it('is sixty an hour', async () => {
    const limited = await startApp({ RATE_LIMITS: 'on' });
    const { browser } = await student(limited, 'eager');
    for (let n = 1; n <= 60; n++) await browser.post('/api/inquiries').send({ collegeId: n }).expect(201);

    const { body, headers } = await browser.post('/api/inquiries').send({ collegeId: 61 }).expect(429);
    expect(body).toMatchObject({ code: 'platform.too-many-requests' });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });
});
