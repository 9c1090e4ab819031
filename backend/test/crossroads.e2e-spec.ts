import { AccountOperatorFacade } from '../src/contexts/identity/index';
import { startApp, type TestApp } from './support/app';
import { collegeIds } from './support/imported-alumni';
import { alumniOf, student, type TestUser } from './support/test-users';

const PATH = '/api/alumni/crossroads';

let app: TestApp;
let ids: [number, number, number];
const alumni: TestUser[] = [];

beforeAll(async () => {
  app = await startApp();
  ids = (await collegeIds(app, 3)) as [number, number, number];
  for (const n of [1, 2, 3, 4, 5]) {
    const one = await alumniOf(app, `alum.${n}`, ids[0]);
    await setConsideredColleges(one, [ids[1]]);
    await setProfileVisibility(one, true);
    alumni.push(one);
  }
}, 120_000);

const setConsideredColleges = ({ browser }: TestUser, consideredColleges: number[]) =>
  browser.put('/api/alumni/profile').send({ isWillingToMentor: true, consideredColleges }).expect(200);
const setProfileVisibility = ({ browser }: TestUser, isProfileVisible: boolean) =>
  browser.patch('/api/privacy/preferences').send({ isProfileVisible }).expect(200);
const pairs = async (query = `colleges=${ids[0]},${ids[1]}`) =>
  (await app.visitor().get(`${PATH}?${query}`).expect(200)).body as { colleges: { id: number }[]; count: number }[];

describe('crossroads', () => {
  it('are counted from five alumni on, for visitors too, in a comparison and for one college', async () => {
    const [first, second] = ids;
    const names = [
      { id: first, name: expect.any(String) },
      { id: second, name: expect.any(String) },
    ];
    expect(await pairs()).toEqual([{ colleges: names, count: 5 }]);
    expect(await pairs(`colleges=${second}&colleges=${ids[2]}&colleges=${first}`)).toHaveLength(1);
    expect(await pairs(`colleges=${second}`)).toEqual([{ colleges: [...names].reverse(), count: 5 }]);
    expect(await pairs(`colleges=${ids[2]}`)).toEqual([]);
  });

  it('are counted for programs too, and lead members to alumni of the field', async () => {
    const [one, other] = ids;
    for (const { browser } of alumni) {
      await browser.put('/api/alumni/profile').send({ isWillingToMentor: true, major: 'Computer Science' }).expect(200);
    }
    const list = async (query: string) =>
      (await app.visitor().get(`${PATH}/programs?programs=${query}`).expect(200)).body as object[];
    const program = (id: number) => ({ college: { id, name: expect.any(String) }, cip: '1107' });
    expect(await list(`${one}-1107-bachelor,${other}-1107-associate`)).toEqual([
      { programs: [program(one), program(other)], count: 5, chose: 'mostly-first' },
    ]);
    expect(await list(`${one}-5138-bachelor,${other}-1107-bachelor`)).toEqual([]);
    for (const query of ['', 'programs=', 'programs=12', 'programs=a-1107-bachelor', 'programs=1-1-x']) {
      const { body } = await app.visitor().get(`${PATH}/programs?${query}`).expect(400);
      expect((body as { errors: { field: string }[] }).errors[0]?.field).toBe('programs');
    }
    const { browser } = await student(app, 'sam');
    const search = `/api/alumni/search?chosenBetween=${one},${other}&field=`;
    expect((await browser.get(`${search}1107`).expect(200)).body).toHaveLength(5);
    expect((await browser.get(`${search}5138`).expect(200)).body).toEqual([]);
    await browser.get(`${search}nursing`).expect(400);
  });

  it.each(['hides the profile', 'takes the college back', 'is suspended'])(
    'are not reported once one of the five %s',
    async (what) => {
      const [one] = alumni as [TestUser];
      const identity = app.app.get(AccountOperatorFacade, { strict: false });
      if (what === 'hides the profile') await setProfileVisibility(one, false);
      else if (what === 'takes the college back') await setConsideredColleges(one, []);
      else await identity.suspendUser('alum.1', { until: null, reason: 'Test' });
      expect(await pairs()).toEqual([]);
      expect(await pairs(`colleges=${ids[0]}`)).toEqual([]);

      if (what === 'hides the profile') await setProfileVisibility(one, true);
      else if (what === 'takes the college back') await setConsideredColleges(one, [ids[1]]);
      else await identity.unsuspendUser('alum.1');
      expect(await pairs()).toHaveLength(1);
    },
  );

  it('lead members, but not visitors, to the alumni, because visitors do not see considered colleges', async () => {
    const search = `/api/alumni/search?chosenBetween=${ids[0]},${ids[1]}`;
    const robin = await student(app, 'robin');
    expect((await robin.browser.get(search).expect(200)).body).toHaveLength(5);
    expect((await robin.browser.get(`${search},${ids[2]}`).expect(200)).body).toEqual([]);
    expect((await app.visitor().get(search).expect(200)).body).toEqual([]);
    const stats = `/api/alumni/stats?chosenBetween=${ids[0]},${ids[1]}`;
    expect((await app.visitor().get(stats).expect(200)).body).toMatchObject({ total: 0, byMajor: [] });
  });

  it.each([
    ['', 'colleges'],
    ['colleges=', 'colleges'],
    ['colleges=a', 'colleges'],
    ['colleges=1,2,3,4,5', 'colleges'],
    ['colleges=-1', 'colleges'],
    ['colleges=99999999999', 'colleges'],
  ])('reject "%s" and name the field', async (query, field) => {
    const { body } = await app.visitor().get(`${PATH}?${query}`).expect(400);
    expect((body as { errors: { field: string }[] }).errors.map((error) => error.field)).toContain(field);
  });
});
