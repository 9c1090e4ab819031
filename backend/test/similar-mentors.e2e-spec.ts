import { AccountOperatorFacade } from '../src/contexts/identity';
import { studentForm } from './support/accounts';
import { startApp, type TestApp } from './support/app';
import { createConnection, patchConnection, mentor } from './support/connections';
import { minor } from './support/correspondence';
import { administratorOf, type TestUser, student, unconfirmedPerson } from './support/test-users';

let app: TestApp;
let robin: TestUser;
let ada: TestUser;
let noor: TestUser;
beforeAll(async () => {
  app = await startApp();
  robin = await student(app, 'robin');
  ada = await mentor(app, 'ada');
  noor = await mentor(app, 'noor');
  await mentor(app, 'busy', { availabilityStatus: 'busy' });
});

const similarTo = ({ id }: Pick<TestUser, 'id'>) => `/api/alumni/${id}/similar`;
const namesFor = async ({ browser }: TestUser, to: TestUser) =>
  ((await browser.get(similarTo(to)).expect(200)).body as { fullName: string }[]).map(({ fullName }) => fullName);

describe('similar mentors', () => {
  it('have room, have not been asked, and look like in the finder', async () => {
    expect(await namesFor(robin, ada)).toEqual(['noor Mentor']);
    const { body } = await robin.browser.get(similarTo(ada)).expect(200);
    expect(body).toMatchObject([{ id: noor.id, role: 'alumni', connectionStatus: 'none' }]);
    const kim = await student(app, 'kim');
    await createConnection(kim, noor);
    expect(await namesFor(kim, ada)).toEqual([]);
  });

  it('are shown to minors, too', async () => {
    expect(await namesFor(await minor(app, 'kid'), ada)).toEqual(['noor Mentor']);
  });

  it('are shown only for mentors whom the student can see, because they reveal the major and college', async () => {
    const hidden = await mentor(app, 'hidden');
    await hidden.browser.patch('/api/privacy/preferences').send({ isProfileVisible: false }).expect(200);
    for (const id of [hidden.id, 2_000_000_000, (await student(app, 'other')).id]) {
      const { body } = await robin.browser.get(similarTo({ id })).expect(404);
      expect(body).toMatchObject({ code: 'mentorship.alumni-not-found' });
    }
  });

  it('are shown after a refusal, until the mentor hides or blocks the student', async () => {
    const [sam, hides, blocks] = [await student(app, 'sam'), await mentor(app, 'hides'), await mentor(app, 'blocks')];
    for (const one of [hides, blocks]) {
      await patchConnection(one, await createConnection(sam, one), { status: 'declined' }).expect(200);
      await sam.browser.get(similarTo(one)).expect(200);
    }
    await hides.browser.patch('/api/privacy/preferences').send({ isProfileVisible: false }).expect(200);
    await blocks.browser.post('/api/blocks').send({ userId: sam.id }).expect(204);
    for (const one of [hides, blocks]) await sam.browser.get(similarTo(one)).expect(404);
  });

  it('are refused to visitors, unconfirmed students, alumni, administrators and suspended students', async () => {
    await app.visitor().get(similarTo(ada)).expect(401);
    const dean = await administratorOf(app, 'dean', 1);
    for (const { browser } of [await unconfirmedPerson(app, studentForm('new')), noor, dean])
      await browser.get(similarTo(ada)).expect(403);
    const sue = await student(app, 'sue');
    await app.app.get(AccountOperatorFacade, { strict: false }).suspendUser('sue', { until: null, reason: 'Test' });
    await sue.browser.get(similarTo(ada)).expect(401);
  });
});
