import { studentForm } from './support/accounts';
import { startApp, type TestApp } from './support/app';
import { createCampusEvent, patchEventStatus } from './support/campus-events';
import { administratorOf, alumniOf, confirmed, student, type TestUser } from './support/test-users';
import { rowsIn } from './support/rows';
import { emptyTables } from './support/empty-tables';

let app: TestApp;
let robin: TestUser;
let ada: TestUser;
let stranger: TestUser;
let dean: TestUser;
let otherDean: TestUser;
let pendingDean: TestUser;
beforeAll(async () => {
  app = await startApp();
  robin = await student(app, 'robin');
  ada = await alumniOf(app, 'ada', 1);
  stranger = await alumniOf(app, 'stranger', 2);
  dean = await administratorOf(app, 'dean', 1);
  otherDean = await administratorOf(app, 'other.dean', 2);
  pendingDean = await confirmed(app, studentForm('pending.dean', { role: 'college_admin', collegeId: 1 }));
});
beforeEach(() => emptyTables(app.db, 'colleges.events'));

const titles = async (query = '', by?: TestUser): Promise<string[]> => {
  const { body } = await (by?.browser ?? app.visitor()).get(`/api/events${query}`).expect(200);
  return (body as { title: string }[]).map(({ title }) => title);
};
const moveToPast = (id: number) =>
  app.db.query(
    `UPDATE colleges.events SET starts_at = now() - interval '3 hours', ends_at = now() - interval '1 hour' WHERE id = $1`,
    [id],
  );
const count = (table = 'events'): Promise<number> => rowsIn(app, `colleges.${table}`);

describe('deciding on a campus event', () => {
  it('lets only the college publish what alumni proposed', async () => {
    const id = await createCampusEvent(ada);
    for (const someone of [robin, stranger, otherDean]) await patchEventStatus(someone, id, 'published').expect(404);
    const { body } = await patchEventStatus(pendingDean, id, 'published').expect(403);
    expect(body).toMatchObject({ code: 'admin-analytics.not-verified' });
    expect((await patchEventStatus(ada, id, 'published').expect(403)).body).toMatchObject({
      code: 'colleges.only-the-college-publishes',
    });
    for (let n = 0; n < 2; n++) {
      expect((await patchEventStatus(dean, id, 'published').expect(200)).body).toMatchObject({ status: 'published' });
    }

    expect(await titles()).toEqual(['Campus tour']);
  });

  it('lets only the college and the creator cancel an event', async () => {
    const [one, other] = [await createCampusEvent(ada), await createCampusEvent(dean)];
    await patchEventStatus(dean, one, 'published').expect(200);
    for (const someone of [robin, stranger, otherDean]) {
      const { body } = await patchEventStatus(someone, one, 'cancelled').expect(403);
      expect(body).toMatchObject({ code: 'colleges.may-not-cancel' });
    }
    await patchEventStatus(ada, one, 'cancelled').expect(200);
    await patchEventStatus(ada, other, 'cancelled').expect(403);
    await patchEventStatus(dean, other, 'cancelled').expect(200);

    expect(await titles('?collegeId=1', dean)).toEqual([]);
    expect((await app.visitor().get(`/api/events/${one}`).expect(200)).body).toMatchObject({ status: 'cancelled' });
  });

  it('returns 409 for a canceled event', async () => {
    const id = await createCampusEvent(dean);
    await patchEventStatus(dean, id, 'cancelled').expect(200);

    expect((await patchEventStatus(dean, id, 'published').expect(409)).body).toMatchObject({
      code: 'colleges.event-cancelled',
    });
  });

  it('returns 409 for an event that is over', async () => {
    const id = await createCampusEvent(dean);
    await moveToPast(id);

    expect((await patchEventStatus(dean, id, 'cancelled').expect(409)).body).toMatchObject({
      code: 'colleges.event-over',
    });
  });

  it('hides a declined proposal from everyone but its creator', async () => {
    const id = await createCampusEvent(ada);
    await patchEventStatus(dean, id, 'cancelled').expect(200);

    await app.visitor().get(`/api/events/${id}`).expect(404);
    expect((await ada.browser.get(`/api/events/${id}`).expect(200)).body).toMatchObject({ status: 'cancelled' });
  });

  it.each([[undefined], ['pending'], ['deleted'], [null], [['published']], [{}]])(
    'rejects the status %j',
    async (status) => {
      await patchEventStatus(dean, await createCampusEvent(dean), status).expect(400);
    },
  );

  it('returns 404 for an unknown event', async () => {
    await patchEventStatus(dean, 2_147_483_647, 'published').expect(404);
    await patchEventStatus(dean, 2_147_483_648, 'published').expect(400);
  });
});

describe('an RSVP', () => {
  const answer = ({ browser }: TestUser, id: number, method: 'put' | 'delete' = 'put') =>
    browser[method](`/api/events/${id}/rsvp`);

  it('counts once, and is removed once', async () => {
    const id = await createCampusEvent(dean);
    for (let n = 0; n < 2; n++) {
      expect((await answer(robin, id).expect(200)).body).toEqual({ rsvpCount: 1, myRsvp: true });
    }
    expect((await robin.browser.get(`/api/events/${id}`)).body).toMatchObject({ rsvpCount: 1, myRsvp: true });
    expect((await ada.browser.get(`/api/events/${id}`)).body).toMatchObject({ rsvpCount: 1, myRsvp: false });
    for (let n = 0; n < 2; n++) {
      expect((await answer(robin, id, 'delete').expect(200)).body).toEqual({ rsvpCount: 0, myRsvp: false });
    }
  });

  it('is stored once for twenty concurrent requests', async () => {
    const id = await createCampusEvent(dean);
    await Promise.all(Array.from({ length: 20 }, () => answer(robin, id).expect(200)));

    expect(await count('event_rsvps')).toBe(1);
  });

  it('does not reveal who is coming', async () => {
    const id = await createCampusEvent(dean);
    await answer(robin, id).expect(200);
    const { text } = await dean.browser.get(`/api/events/${id}`).expect(200);

    expect(text).not.toMatch(/robin/i);
    expect(Object.keys(JSON.parse(text) as object)).not.toContain('rsvps');
  });

  it.each(['put', 'delete'] as const)('is refused once the event is over or canceled: %s', async (method) => {
    const [over, cancelled] = [await createCampusEvent(dean), await createCampusEvent(dean)];
    await moveToPast(over);
    await patchEventStatus(dean, cancelled, 'cancelled').expect(200);

    expect((await answer(robin, over, method).expect(409)).body).toMatchObject({ code: 'colleges.event-over' });
    expect((await answer(robin, cancelled, method).expect(409)).body).toMatchObject({
      code: 'colleges.event-cancelled',
    });
  });

  it('is refused while the event is pending', async () => {
    const id = await createCampusEvent(ada);

    await answer(robin, id).expect(404);
    expect((await answer(ada, id).expect(409)).body).toMatchObject({ code: 'colleges.event-pending' });
  });
});

describe('the calendar file of an event', () => {
  const calendar = async (id: number) =>
    (
      await app
        .visitor()
        .get(`/api/events/${id}.ics`)
        .expect(200)
        .expect('content-type', /^text\/calendar; charset=utf-8/)
    ).text;

  it('keeps its UID and increments its SEQUENCE when the event is canceled', async () => {
    const id = await createCampusEvent(dean, { title: 'Tour; food, drink' });
    const before = await calendar(id);
    await patchEventStatus(dean, id, 'cancelled').expect(200);
    const after = await calendar(id);

    expect(before).toContain('\r\nSUMMARY:Tour\\; food\\, drink\r\n');
    expect(before).toContain('\r\nDESCRIPTION:Bring good shoes.\\nAsk anything.\r\n');
    expect(before).toContain('\r\nSEQUENCE:0\r\n');
    expect(before).toContain('\r\nSTATUS:CONFIRMED\r\n');
    expect(after).toContain('\r\nSEQUENCE:1\r\n');
    expect(after).toContain('\r\nSTATUS:CANCELLED\r\n');
    expect(/\r\nUID:(.+)\r\n/.exec(after)![1]).toBe(/\r\nUID:(.+)\r\n/.exec(before)![1]);
  });

  it.each(['2147483647', '2147483648', 'x', '0', '1.5'])('returns 400 or 404 for the ID %s', async (id) => {
    const { status } = await app.visitor().get(`/api/events/${id}.ics`);

    expect([400, 404]).toContain(status);
  });
});
