import { TooManyRequests } from '../../../../shared/application/rate-limits';
import { RATE_LIMITS } from '../../../../shared/domain/limits';
import { ConversationNotFound, CannotMessageYourself } from '../../domain/conversations/errors';
import { kim, messagingFixture, NOON, robin, sasha } from './testing/messaging-fixture';
import { HIDDEN_USER_ID } from './testing/in-memory-relationships';

const ALL_SHARED = { readReceipts: true, activityStatus: true } as const;

let fixture: ReturnType<typeof messagingFixture>;
beforeEach(async () => {
  fixture = messagingFixture();
  await fixture.send(robin, kim);
  await fixture.send(kim, robin);
});

const by = (id: number) => ({ id, role: 'student' }) as const;
const asked = { limit: 10, before: null };
const listThread = async (viewer: number, otherId: number) =>
  (await fixture.thread.execute({ by: viewer, otherId, ...asked })).items;
const listReceipts = async (viewer: number, otherId: number) =>
  (await listThread(viewer, otherId)).map(({ read, readAt }) => [read, readAt]);

describe('a read receipt', () => {
  beforeEach(() => fixture.mark.markAsRead({ by: robin, otherId: kim }));

  it('is shown to the sender if both share it, in the conversation and in the list of messages', async () => {
    for (const userId of [robin, kim]) fixture.consent.share(userId, { readReceipts: true });
    expect(await listReceipts(kim, robin)).toEqual([
      [true, null],
      [true, NOON],
    ]);
    const { items } = await fixture.list.execute({ by: by(kim), ...asked });
    expect(items.find(({ senderId }) => senderId === kim)).toMatchObject({ read: true, readAt: NOON });
  });

  it.each([
    ['no one shares it', []],
    ['only the reader shares it', [robin]],
    ['only the sender shares it', [kim]],
  ])('is not shown to the sender if %s', async (_, sharers) => {
    for (const userId of sharers) fixture.consent.share(userId, ALL_SHARED);
    expect((await listReceipts(kim, robin))[1]).toEqual([false, null]);
    const { items } = await fixture.list.execute({ by: by(kim), ...asked });
    expect(items.find(({ senderId }) => senderId === kim)).toMatchObject({ read: false, readAt: null });
  });

  it('is not shown if both share only their activity status', async () => {
    for (const userId of [robin, kim]) fixture.consent.share(userId, { activityStatus: true });
    expect((await listReceipts(kim, robin))[1]).toEqual([false, null]);
  });

  it('is no longer shown when the connection ends', async () => {
    for (const userId of [robin, kim]) fixture.consent.share(userId, ALL_SHARED);
    fixture.consent.separate(robin, kim);
    expect((await listReceipts(kim, robin))[1]).toEqual([false, null]);
  });

  it('shows the reader that the message is read, without the time', async () => {
    for (const userId of [robin, kim]) fixture.consent.share(userId, ALL_SHARED);
    expect((await listReceipts(robin, kim))[1]).toEqual([true, null]);
    expect(await fixture.read.execute({ by: robin, id: 2 })).toMatchObject({ read: true, readAt: null });
  });
});

describe('the other side of a conversation', () => {
  const isActive = async (viewer: number, otherId: number) => [
    (await fixture.summary.execute(by(viewer), otherId)).isActive,
    (await fixture.inbox.execute({ by: by(viewer), limit: 10, after: null })).items[0]?.isActive,
  ];

  it('is active in the list and in the conversation if both share it', async () => {
    for (const userId of [robin, kim]) fixture.consent.share(userId, { activityStatus: true });
    await fixture.presences.saveHeartbeats([kim], NOON);
    expect([await isActive(robin, kim), await isActive(kim, robin)]).toEqual([
      [true, true],
      [false, false],
    ]);
  });

  it.each([[robin], [kim]])('is inactive if only user %s shares it', async (sharer) => {
    fixture.consent.share(sharer, ALL_SHARED);
    await fixture.presences.saveHeartbeats([robin, kim], NOON);
    expect([await isActive(robin, kim), await isActive(kim, robin)]).toEqual([
      [false, false],
      [false, false],
    ]);
  });

  it('contains only whether the viewer shares typing', async () => {
    fixture.consent.share(kim, { activityStatus: true });
    const sharesTyping = async (viewer: number, otherId: number) =>
      (await fixture.summary.execute(by(viewer), otherId)).sharesTyping;
    expect([await sharesTyping(kim, robin), await sharesTyping(robin, kim)]).toEqual([true, false]);
    expect(await sharesTyping(kim, sasha)).toBe(false);
  });
});

describe('typing', () => {
  const type = (from: number, otherId: number) => fixture.type.execute({ by: from, otherId });

  it('is sent to the other side if both share it', async () => {
    for (const userId of [robin, kim]) fixture.consent.share(userId, { activityStatus: true });
    await type(robin, kim);
    expect(fixture.live.sent).toEqual([{ to: kim, event: { type: 'typing', userId: robin } }]);
  });

  it.each([
    ['no one shares it', []],
    ['only the one who types shares it', [robin]],
    ['only the other shares it', [kim]],
  ])('is not sent if %s, with the same response', async (_, sharers) => {
    for (const userId of sharers) fixture.consent.share(userId, ALL_SHARED);
    await expect(type(robin, kim)).resolves.toBeUndefined();
    expect(fixture.live.sent).toEqual([]);
  });

  it('is refused for hidden people, for people who block the sender, and for oneself', async () => {
    fixture.consent.separate(robin, kim);
    await fixture.block(kim, robin);
    for (const userId of [kim, HIDDEN_USER_ID]) await expect(type(robin, userId)).rejects.toThrow(ConversationNotFound);
    await expect(type(robin, robin)).rejects.toThrow(CannotMessageYourself);
    expect(fixture.live.sent).toEqual([]);
  });

  it('is limited per person', async () => {
    for (const userId of [robin, kim]) fixture.consent.share(userId, { activityStatus: true });
    for (let n = 0; n < RATE_LIMITS.typingPerPerson.points; n++) await type(robin, kim);
    await expect(type(robin, kim)).rejects.toThrow(TooManyRequests);
    await type(kim, robin);
    expect(fixture.live.sent).toHaveLength(RATE_LIMITS.typingPerPerson.points + 1);
  });
});
