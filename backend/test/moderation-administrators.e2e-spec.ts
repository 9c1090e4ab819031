import { studentForm } from './support/accounts';
import { eventually, startApp, type TestApp } from './support/app';
import { updateUserRow, confirmed, type TestUser, unconfirmedPerson } from './support/test-users';
import { operator } from './support/moderation';
import { mailsAfter } from './support/notification-mails';

let app: TestApp;
let op: TestUser;
beforeAll(async () => {
  app = await startApp();
  op = await operator(app, 'oper');
  await app.db.query(
    `UPDATE colleges.colleges SET federal = federal || '{"website": "https://www.college.edu"}' WHERE id = 1`,
  );
});

/** Waits for the membership request, which is created after the response to the registration. */
async function requested(someone: TestUser): Promise<TestUser> {
  await eventually(async () => (await waiting()).some(({ id }) => id === someone.id));
  return someone;
}
const wanting = async (username: string, email: string): Promise<TestUser> =>
  requested(await confirmed(app, studentForm(username, { role: 'college_admin', collegeId: 1, email })));
const waiting = async () => {
  const { body } = await op.browser.get('/api/moderation/administrators').expect(200);
  return body as { id: number; user: { id: number; email: string }; emailConfirmed: boolean }[];
};
const approve = (by: TestUser, id: number) => by.browser.post(`/api/moderation/administrators/${id}/approve`).send({});
const refuse = (by: TestUser, id: number, reason = 'Nobody at the college knows them.') =>
  by.browser.post(`/api/moderation/administrators/${id}/refuse`).send({ reason });

describe('membership requests of college administrators', () => {
  it('are listed with the user’s email address and the domain of the college', async () => {
    const dean = await wanting('dean', 'dean@college.edu');
    const form = studentForm('fresh', { role: 'college_admin', collegeId: 1 });
    const fresh = await requested(await unconfirmedPerson(app, form));
    expect(await waiting()).toMatchObject([
      {
        id: dean.id,
        user: { id: dean.id, fullName: 'Robin Example', email: 'dean@college.edu' },
        college: { id: 1, domain: 'college.edu' },
        emailConfirmed: true,
      },
      { id: fresh.id, emailConfirmed: false },
    ]);
    const { body } = await op.browser.get('/api/moderation/summary').expect(200);
    expect(body).toMatchObject({ administrators: 2 });
  });

  it('can be approved under the same rules as on the command line', async () => {
    const [good, other] = [await wanting('good', 'good@college.edu'), await wanting('other', 'other@example.org')];
    await good.browser.get('/api/users').expect(403);
    await approve(op, good.id).expect(204);
    await good.browser.get('/api/users').expect(200);

    expect((await approve(op, other.id).expect(409)).body).toMatchObject({
      code: 'admin-analytics.address-not-of-college',
    });
    expect((await approve(op, good.id).expect(404)).body).toMatchObject({ code: 'admin-analytics.no-request-waiting' });
    await updateUserRow(app, other, `birth_date = now() - interval '16 years', email = 'other@college.edu'`);
    expect((await approve(op, other.id).expect(403)).body).toMatchObject({
      code: 'admin-analytics.administrator-is-minor',
    });
    const log = await app.db.query<{ action: string; detail: string }[]>(
      'SELECT action, detail FROM identity.audit_log WHERE user_id = $1 AND action = $2',
      [op.id, 'moderation-action'],
    );
    expect(log).toEqual([{ action: 'moderation-action', detail: `administrator ${good.id}: approve` }]);
  });

  it('can be refused with a reason, and made again', async () => {
    const casey = await wanting('casey', 'casey@college.edu');
    expect((await refuse(op, casey.id, ' ').expect(400)).body).toMatchObject({ errors: [{ field: 'reason' }] });
    await refuse(op, casey.id).expect(204);
    await refuse(op, casey.id).expect(404);
    expect((await waiting()).map(({ id }) => id)).not.toContain(casey.id);
    // Unverified people can't open the notifications page, so they are informed by email. The reason is only for the
    // audit log.
    const [mail, ...others] = (await mailsAfter(app)).filter(({ to }) => to === 'casey@college.edu');
    expect(others).toEqual([]);
    expect(mail!.subject).toMatch(/^Your request to represent .+ was declined$/);
    expect(mail!.text).not.toContain('Nobody at the college');
    const changes = { collegeId: 1, department: 'Admissions', position: 'Officer' };
    await casey.browser.put('/api/college-admin/profile').send(changes).expect(200);
    expect((await waiting()).map(({ id }) => id)).toContain(casey.id);
  });

  it('can be decided only by operators, and not by the requester', async () => {
    const [mine, theirs] = [await wanting('mine', 'mine@college.edu'), await wanting('theirs', 'theirs@college.edu')];
    await approve(mine, theirs.id).expect(403);
    await refuse(mine, theirs.id).expect(403);
    await app.db.query(`INSERT INTO identity.operators VALUES ($1, now(), 'Test')`, [mine.id]);
    expect((await approve(mine, mine.id).expect(403)).body).toMatchObject({ code: 'admin-analytics.own-request' });
    await refuse(mine, mine.id).expect(403);
    await refuse(mine, theirs.id).expect(204);
  });
});
