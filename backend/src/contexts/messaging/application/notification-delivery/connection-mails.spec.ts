import type { NotificationContent, NotificationData } from '../../domain/notification-settings/notification-kinds';
import { ada, deliveryScenario, robin, sasha } from './testing/delivery-scenario';

const HOUR = 60;
const DAY = 24 * HOUR;
const kim = 4;

let now: ReturnType<typeof deliveryScenario>;
beforeEach(() => {
  now = deliveryScenario();
  now.people.people.set(kim, { displayName: 'Kim Example', isMinor: false });
});

/** Adds a pending, connected or declined request. */
const addRelationship = (from: number, to: number, status: 'pending' | 'connected' | 'declined' = 'pending') =>
  now.relationships.rows.push({ from, to, status });
const addNotification = (userId: number, actorId: number | null, content: NotificationContent, subject: string) =>
  now.notified(userId, { ...content, actorId, subject } as never);
const request = (to: number, from: number, what: NotificationData<'request'>['what'] = 'received', id = 7) =>
  addNotification(to, from, { kind: 'request', data: { what } }, `connection:${id}`);
const answer = (to: number, from: number | null, what: NotificationData<'answer'>['what']) =>
  addNotification(to, from, { kind: 'answer', data: { what } }, what === 'place-free' ? 'wait-list' : 'connection:7');
/** Sends another request after withdrawing the pending one, whose notification is then read. */
const askAgain = async (from: number, to: number): Promise<void> => {
  now.looks(to);
  await request(to, from);
};

describe('a mail about a request', () => {
  beforeEach(() => addRelationship(robin, ada));

  it('is sent after ten minutes, with the sender, where to answer and how to unsubscribe', async () => {
    await request(ada, robin);
    expect(await now.pass(9)).toEqual([]);
    const [mail, ...others] = await now.pass(1);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: 'person2@example.edu',
      subject: 'Robin Example wants to connect with you',
      unsubscribeUrl: 'https://gradspan.example/api/unsubscribe/2-request',
    });
    expect(mail!.text).toContain('Accept, decline, or ask a question first.');
    expect(mail!.text).toContain('https://gradspan.example/my-people?tab=waiting\n');
    expect(mail!.text).toContain('You’re getting this because email is on for connection requests.');
    expect(await now.pass(2 * DAY)).toEqual([]);
  });

  it('quotes the request, but not if either person is a minor', async () => {
    now.relationships.requestMessage = `How hard was it to switch majors? ${'x'.repeat(600)}`;
    await request(ada, robin);
    const [mail] = await now.pass(10);
    const quotation = /^> (.*)$/m.exec(mail!.text)![1]!;
    expect(quotation).toMatch(/^How hard was it to switch majors\? x+…$/);
    expect(quotation).toHaveLength(500);

    addRelationship(sasha, ada);
    await request(ada, sasha, 'received', 8);
    addRelationship(robin, sasha);
    await request(sasha, robin, 'received', 9);
    const mails = await now.pass(DAY);
    expect(mails).toHaveLength(2);
    for (const { text } of mails) expect(text).not.toContain('switch majors');
  });

  it('loads only the requests that the mail shows, even if many are pending', async () => {
    now.relationships.requestMessage = 'How hard was it to switch majors?';
    const loadsAll = jest.spyOn(now.relationships, 'listPendingRequests');
    const loads = jest.spyOn(now.relationships, 'findRequestMessages');
    for (let id = 100; id < 130; id += 1) {
      now.people.people.set(id, { displayName: `Person ${id}`, isMinor: false });
      addRelationship(id, ada);
    }
    await request(ada, 107);
    expect((await now.pass(10))[0]!.text).toContain('> How hard');
    expect(loads).toHaveBeenLastCalledWith(ada, [107]);

    for (let id = 100; id < 130; id += 1) await request(ada, id, 'received', id);
    expect((await now.pass(DAY))[0]!.text).toContain('> How hard');
    expect(loads.mock.lastCall![1]).toHaveLength(20);
    expect(loadsAll).not.toHaveBeenCalled();
  });

  it('does not quote a request that a moderator hid', async () => {
    now.relationships.requestMessage = '';
    await request(ada, robin);
    expect((await now.pass(10))[0]!.text).not.toMatch(/^>/m);
  });

  it('is not sent once the notification is read', async () => {
    await request(ada, robin);
    await now.pass(5);
    now.looks(ada);
    expect(await now.pass(DAY)).toEqual([]);
  });

  it.each(['connected', 'declined'] as const)('is not sent once the two are %s, even if unread', async (status) => {
    await request(ada, robin);
    now.relationships.rows[0]!.status = status;
    expect(await now.pass(DAY)).toEqual([]);
  });

  it('is not sent once the request is withdrawn or expired, even between queueing and sending', async () => {
    await request(ada, robin);
    now.clock.at = new Date(now.clock.at.getTime() + 10 * 60_000);
    await now.queue.execute();
    now.relationships.rows.length = 0;
    expect(await now.pass(0)).toEqual([]);
    expect(now.mails.stored.size).toBe(1);

    await request(ada, robin);
    expect(await now.pass(DAY)).toEqual([]);
    expect(now.mails.stored.size).toBe(1);
  });

  it('is not sent about an unavailable account', async () => {
    await request(ada, robin);
    now.relationships.away.add(robin);
    expect(await now.pass(DAY)).toEqual([]);
  });

  it('is not sent if mails about requests are off or the address is not confirmed', async () => {
    await now.settings.save(ada, { switches: { request: { mail: false } }, dailyDigest: false });
    await request(ada, robin);
    addRelationship(robin, 4_711);
    await request(4_711, robin);
    expect(await now.pass(DAY)).toEqual([]);
  });

  it('shows no more of a minor than the page does', async () => {
    addRelationship(sasha, ada);
    await request(ada, sasha, 'received', 8);
    const [mail] = await now.pass(10);
    expect(mail!.subject).toBe('Sasha E. wants to connect with you');
  });

  it('combines all requests received before it is sent', async () => {
    addRelationship(kim, ada);
    await request(ada, robin);
    await now.pass(1);
    await request(ada, kim, 'received', 8);
    // The job ran a minute late.
    const [mail, ...others] = await now.pass(10);
    expect(others).toEqual([]);
    expect(mail!.subject).toBe('Robin Example and Kim Example want to connect with you');
    expect(mail!.text).toContain('Kim Example wants to connect with you.');
  });

  it('reminds once, days later, of a request that was already mailed', async () => {
    await request(ada, robin);
    await now.pass(10);
    await now.pass(3 * DAY);
    await request(ada, robin, 'waiting');
    const [mail] = await now.pass(10);
    expect(mail!.subject).toBe('Robin Example is waiting for your answer');
    expect(mail!.text).not.toContain('wants to connect');
    expect(mail!.text).toContain('Accept or decline the request before it expires.');
  });

  it('is sent at most three times in 24 hours, however often a person sends requests', async () => {
    const sent: number[] = [];
    for (let minute = 0; minute < 4 * DAY; minute += 10) {
      await askAgain(robin, ada);
      if ((await now.pass(10)).length > 0) sent.push(minute + 10);
    }
    expect(sent.slice(0, 4)).toEqual([10, 70, 310, 1_750]);
    for (const at of sent)
      expect(sent.filter((other) => other >= at && other < at + DAY).length).toBeLessThanOrEqual(3);
  });

  it('has the short delay again after a day without mails', async () => {
    await askAgain(robin, ada);
    expect(await now.pass(10)).toHaveLength(1);
    expect(await now.pass(DAY)).toEqual([]);
    expect(now.plans.stored.size).toBe(0);
    await askAgain(robin, ada);
    expect(await now.pass(10)).toHaveLength(1);
  });

  it('waits for the daily summary if that is on', async () => {
    await now.settings.save(ada, { switches: {}, dailyDigest: true });
    await request(ada, robin);
    expect(await now.pass(10)).toEqual([]);
    const [mail] = await now.pass(20 * HOUR);
    expect(mail).toMatchObject({
      subject: 'Your daily summary: 1 unread item',
      unsubscribeUrl: 'https://gradspan.example/api/unsubscribe/2-digest',
    });
    expect(mail!.text).toContain('Robin Example wants to connect with you.');
  });
});

describe('a mail about an answer', () => {
  it('reports that a request was accepted, with a link to schedule a first meeting', async () => {
    addRelationship(robin, ada, 'connected');
    await answer(robin, ada, 'accepted');
    const [mail] = await now.pass(10);
    expect(mail!.subject).toBe('Ada Mentor accepted your request');
    expect(mail!.text).toContain('https://gradspan.example/events?new=1&with=2\n');
    expect(mail!.unsubscribeUrl).toBe('https://gradspan.example/api/unsubscribe/1-answer');
  });

  it('is not sent about a declined request, even next to another notification', async () => {
    addRelationship(robin, ada, 'declined');
    await answer(robin, ada, 'question');
    await answer(robin, ada, 'declined');
    expect(await now.pass(DAY)).toEqual([]);
  });

  it('asks for more information while the request is pending', async () => {
    addRelationship(robin, ada);
    await answer(robin, ada, 'question');
    expect((await now.pass(10))[0]!.text).toContain('https://gradspan.example/my-people?tab=asked\n');
  });

  it('links to three similar mentors, without their names, when a request expired', async () => {
    now.people.similar = [11, 13, 14];
    await answer(robin, ada, 'expired');
    const [mail] = await now.pass(10);
    expect(mail!.subject).toBe('Your request to Ada Mentor expired');
    expect(mail!.text).toContain('Similar mentors open to new mentees:\n');
    expect(mail!.text.match(/\/alumni\/\d+/g)).toEqual(['/alumni/11', '/alumni/13', '/alumni/14']);
  });

  it('links to the search if no mentor is similar', async () => {
    await answer(robin, ada, 'expired');
    expect((await now.pass(10))[0]!.text).toContain(
      'Find other mentors:\nFind alumni:\nhttps://gradspan.example/find-alumni\n',
    );
  });

  it('offers a free place only while the mentor is visible and was not asked', async () => {
    await answer(robin, ada, 'place-free');
    const [mail] = await now.pass(10);
    expect(mail!.subject).toBe('Ada Mentor has room for another student');
    expect(mail!.text).toContain('https://gradspan.example/alumni/2\n');

    await answer(robin, ada, 'place-free');
    jest.spyOn(now.relationships, 'canSee').mockResolvedValue(false);
    expect(await now.pass(10)).toEqual([]);
    jest.restoreAllMocks();
    await answer(robin, ada, 'place-free');
    addRelationship(robin, ada);
    expect(await now.pass(10)).toEqual([]);
  });

  it('names the other person of a connection that ended by a role change, but not of a request', async () => {
    await answer(robin, ada, 'connection-ended');
    expect((await now.pass(10))[0]!.subject).toBe('Your connection with Ada Mentor ended');
    await answer(robin, null, 'request-ended');
    const [mail] = await now.pass(10);
    expect(mail!.subject).toBe('One of your open requests ended');
    expect(mail!.text).not.toContain('Ada');
  });
});
