import { maskAddress, UnsubscribeLinkUnknown } from './unsubscribe-by-link';
import { isKindOn } from '../../domain/notification-settings/notification-settings';
import { SEND_PUSH_MESSAGES, type SendPushMessagesInput } from '../delivery-schedule/schedule-delivery';
import { ada, deliveryScenario, robin, sasha } from './testing/delivery-scenario';

const DAY = 24 * 60;

let now: ReturnType<typeof deliveryScenario>;
beforeEach(() => {
  now = deliveryScenario();
});

describe('a push message', () => {
  const browser = (userId: number, name: string) => ({
    endpoint: `https://push.example.org/${userId}${name}`,
    p256dh: 'p',
    auth: 'a',
    sessionKey: `${userId}-${name}`,
  });
  const subscribe = (userId: number, name: string) =>
    now.subscriptions.save(userId, browser(userId, name), now.clock.at, 10);
  const delivered = async (): Promise<string[]> => {
    for (const { queue, data } of now.jobs.sent.splice(0)) {
      if (queue === SEND_PUSH_MESSAGES) await now.push.execute(data as SendPushMessagesInput);
    }
    return now.pushSender.sent.splice(0).map(({ endpoint }) => endpoint.slice(-6));
  };

  it('goes to every browser of the person, with the same text as the page', async () => {
    for (const name of ['phone', 'table']) await subscribe(robin, name);
    await subscribe(ada, 'phone');
    await now.settings.save(robin, { switches: { review: { push: true } }, dailyDigest: false });
    await now.notified(robin);
    const [job] = now.jobs.sent;
    await now.push.execute(job!.data as SendPushMessagesInput);
    expect(now.pushSender.sent.map(({ message }) => message)).toEqual(
      Array(2).fill({
        title: 'Amherst College replied to your review',
        text: 'Read the reply.',
        link: '/reviews?collegeId=5',
        tag: 'review:5',
      }),
    );
    expect(JSON.stringify(job)).not.toContain('push.example.org');
  });

  it('is not sent if the person or the operator has turned it off', async () => {
    await subscribe(robin, 'phone');
    await now.settings.save(robin, { switches: { message: { push: false } }, dailyDigest: false });
    await now.writes(ada, robin);
    expect(await delivered()).toEqual([]);
    now.pushSender.publicKey = null;
    await now.notified(robin);
    expect(now.jobs.sent).toEqual([]);
  });

  it('is not scheduled without a browser, and not sent once read', async () => {
    await now.writes(ada, robin);
    expect(now.jobs.sent).toEqual([]);
    await subscribe(robin, 'phone');
    await now.writes(ada, robin);
    await now.reads(robin, ada);
    expect(await delivered()).toEqual([]);
  });

  it('contains no message text of a minor', async () => {
    await subscribe(robin, 'phone');
    await now.writes(sasha, robin);
    await now.push.execute(now.jobs.sent[0]!.data as SendPushMessagesInput);
    expect(JSON.stringify(now.pushSender.sent)).toContain('Sasha E. sent you a message');
    expect(JSON.stringify(now.pushSender.sent)).not.toContain('essay');
  });

  it('removes the subscription of a browser that has expired, or whose session has ended', async () => {
    for (const name of ['phone', 'table', 'other']) await subscribe(robin, name);
    now.pushSender.answers.set(browser(robin, 'phone').endpoint, 'gone');
    now.sessions.over.add(`${robin}-table`);
    await now.writes(ada, robin);
    expect(await delivered()).toEqual(['1other']);
    expect((await now.subscriptions.listByUser(robin)).map(({ sessionKey }) => sessionKey)).toEqual(['1-other']);
  });

  it('is retried only where it failed, up to five tries', async () => {
    for (const name of ['phone', 'table']) await subscribe(robin, name);
    now.pushSender.answers.set(browser(robin, 'phone').endpoint, new Error('503'));
    await now.writes(ada, robin);
    expect(await delivered()).toEqual(['1table']);
    const retryDelays: number[] = [];
    while (now.jobs.sent.length > 0) {
      retryDelays.push((now.jobs.sent[0]!.options.startAfter!.getTime() - now.clock.at.getTime()) / 1_000);
      expect(await delivered()).toEqual([]);
    }
    expect(retryDelays).toEqual([30, 60, 120, 240]);
  });
});

describe('an unsubscribe link', () => {
  it('shows what it ends and for whom, without changing anything', async () => {
    expect(await now.unsubscribe.show('1-message')).toEqual({ label: 'New messages', email: 'p***@example.edu' });
    expect(now.settings.stored.size).toBe(0);
  });

  it('turns off mails of its kind only, also when repeated', async () => {
    await now.settings.save(robin, { switches: { review: { push: true } }, dailyDigest: false });
    for (let times = 0; times < 2; times++) expect(await now.unsubscribe.execute('1-message')).toBe('New messages');
    const settings = await now.settings.get(robin);
    expect([isKindOn(settings, 'message', 'mail'), isKindOn(settings, 'message', 'push')]).toEqual([false, true]);
    expect([isKindOn(settings, 'review', 'mail'), isKindOn(settings, 'review', 'push')]).toEqual([true, true]);
    await now.writes(ada, robin);
    expect(await now.pass(DAY)).toEqual([]);
  });

  it('of the daily summary turns off single mails too', async () => {
    await now.settings.save(robin, { switches: {}, dailyDigest: true });
    expect(await now.unsubscribe.execute('1-digest')).toBe('Daily summary');
    await now.writes(ada, robin);
    await now.notified(robin);
    expect(await now.pass(2 * DAY)).toEqual([]);
  });

  it.each(['nonsense', '4711-message'])('is rejected if unknown: %s', async (token) => {
    await expect(now.unsubscribe.show(token)).rejects.toThrow(UnsubscribeLinkUnknown);
    await expect(now.unsubscribe.execute(token)).rejects.toThrow(UnsubscribeLinkUnknown);
  });
});

describe('a masked address', () => {
  it.each([
    ['ada@example.edu', 'a***@example.edu'],
    ['a@example.edu', 'a***@example.edu'],
    ['"a@b"@example.edu', '"***@example.edu'],
  ])('of %s is %s', (address, maskedAddress) => {
    expect(maskAddress(address)).toBe(maskedAddress);
  });
});
