import { ACTIVE_DURATION_MS } from './ports/presences';
import { RecordedLiveEvents } from '../stream/testing/recorded-live-events';
import { AnnounceSharingChange, ShowActivity, MAX_RECIPIENTS, TrackPresence } from './presence';
import { InMemoryConsent, InMemoryPresences } from './testing/in-memory-presence';
import { describePresences } from './testing/presences.contract';

const NOON = new Date('2026-03-01T12:00:00Z');
const [robin, kim, sasha] = [1, 2, 3] as const;
const ACTIVITY_SHARED = { activityStatus: true } as const;

describePresences('A list', async () => new InMemoryPresences());

let consent: InMemoryConsent;
let live: RecordedLiveEvents;
let clock: { at: Date; now: () => Date };
let trackPresence: TrackPresence;
let show: ShowActivity;
let announce: AnnounceSharingChange;
beforeEach(() => {
  consent = new InMemoryConsent();
  live = new RecordedLiveEvents();
  clock = { at: NOON, now: () => clock.at };
  const presences = new InMemoryPresences();
  trackPresence = new TrackPresence(consent, presences, live, clock);
  show = new ShowActivity(consent, presences, clock);
  announce = new AnnounceSharingChange(consent, trackPresence, live);
});

const advanceTime = (ms: number): void => void (clock.at = new Date(clock.at.getTime() + ms));
const presenceEvent = (to: number, userId: number, isActive: boolean) => ({
  to,
  event: { type: 'presence', userId, isActive },
});
/** Returns the events sent since the last call. */
const sent = () => live.sent.splice(0);

describe('opening a page', () => {
  it('makes the person active for connections who share it, and notifies them once', async () => {
    for (const userId of [robin, kim]) consent.share(userId, ACTIVITY_SHARED);
    await trackPresence.recordActivity([robin]);
    expect(sent()).toEqual([presenceEvent(kim, robin, true)]);
    expect(await show.execute(kim, [robin, sasha])).toEqual(new Set([robin]));

    advanceTime(25_000);
    await trackPresence.recordActivity([robin]);
    expect(sent()).toEqual([]);
  });

  it.each([
    ['does not share it', [kim], []],
    ['is not connected', [robin, kim], [[robin, kim]]],
    ['has connections who do not share it', [robin], []],
  ] as const)('does not make the person active for anyone who %s', async (_, sharers, disconnectedPairs) => {
    for (const userId of sharers) consent.share(userId, ACTIVITY_SHARED);
    for (const [one, other] of disconnectedPairs) consent.separate(one, other);
    await trackPresence.recordActivity([robin, kim]);

    expect(sent()).toEqual([]);
    expect(await show.execute(kim, [robin])).toEqual(new Set());
    expect(await show.execute(robin, [kim])).toEqual(new Set());
  });

  it('does not make the person active if only read receipts are shared', async () => {
    for (const userId of [robin, kim]) consent.share(userId, { readReceipts: true });
    await trackPresence.recordActivity([robin]);
    expect([sent(), await show.execute(kim, [robin])]).toEqual([[], new Set()]);
  });

  it('notifies a limited number of connections, with one query for any number of people', async () => {
    for (let userId = 1; userId <= MAX_RECIPIENTS + 50; userId++) consent.share(userId, ACTIVITY_SHARED);
    await trackPresence.recordActivity([robin]);
    expect(sent()).toHaveLength(MAX_RECIPIENTS);
    const before = consent.queryCount;
    await trackPresence.recordActivity(Array.from({ length: 100 }, (_, n) => n + 2));
    expect(consent.queryCount - before).toBe(1);
  });
});

describe('closing the last page', () => {
  beforeEach(async () => {
    for (const userId of [robin, kim]) consent.share(userId, ACTIVITY_SHARED);
    await trackPresence.recordActivity([robin]);
    sent();
  });

  it('makes the person inactive after a minute, and notifies connections once', async () => {
    advanceTime(ACTIVE_DURATION_MS - 1);
    await trackPresence.removeInactive();
    expect([sent(), await show.execute(kim, [robin])]).toEqual([[], new Set([robin])]);
    advanceTime(1);
    expect(await show.execute(kim, [robin])).toEqual(new Set());
    for (let times = 0; times < 2; times++) await trackPresence.removeInactive();
    expect(sent()).toEqual([presenceEvent(kim, robin, false)]);
  });

  it('changes nothing if the person comes back within a minute', async () => {
    advanceTime(59_000);
    await trackPresence.recordActivity([robin]);
    advanceTime(59_000);
    await trackPresence.removeInactive();
    expect(sent()).toEqual([]);
  });
});

describe('two people whose connection ended', () => {
  it('are inactive for each other if they saw each other before', async () => {
    for (const userId of [robin, kim]) consent.share(userId, ACTIVITY_SHARED);
    await trackPresence.recordActivity([robin]);
    sent();
    consent.separate(robin, kim);
    await trackPresence.endPresenceBetween(robin, kim);
    expect(sent()).toEqual([presenceEvent(kim, robin, false)]);
  });

  it('receive no event if one of them does not share it', async () => {
    consent.share(robin, ACTIVITY_SHARED);
    await trackPresence.recordActivity([robin, kim]);
    sent();
    await trackPresence.endPresenceBetween(robin, kim);
    expect(sent()).toEqual([]);
  });
});

describe('changing what is shared', () => {
  const changed = (to: number, userId?: number) => ({
    to,
    event: { type: 'sharing.changed', ...(userId !== undefined && { userId }) },
  });

  it('ends the presence immediately', async () => {
    for (const userId of [robin, kim]) consent.share(userId, ACTIVITY_SHARED);
    await trackPresence.recordActivity([robin]);
    sent();
    consent.share(robin, {});
    await announce.execute({ userId: robin, field: 'activityStatus', isShared: false });

    expect(sent()).toEqual([changed(robin), presenceEvent(kim, robin, false)]);
    expect(await show.execute(kim, [robin])).toEqual(new Set());
  });

  it('leaves no presence behind if it happens during a beat', async () => {
    for (const userId of [robin, kim]) consent.share(userId, ACTIVITY_SHARED);
    const sharers = jest.spyOn(consent, 'listSharers').mockImplementationOnce(async () => {
      consent.share(robin, {});
      await announce.execute({ userId: robin, field: 'activityStatus', isShared: false });
      return [robin];
    });
    await trackPresence.recordActivity([robin]);
    sharers.mockRestore();
    expect(sent()).toEqual([changed(robin)]);
    consent.share(robin, ACTIVITY_SHARED);
    expect(await show.execute(kim, [robin])).toEqual(new Set());
  });

  it('sends no presence event about an inactive person', async () => {
    for (const userId of [robin, kim]) consent.share(userId, ACTIVITY_SHARED);
    await announce.execute({ userId: robin, field: 'activityStatus', isShared: false });
    expect(sent()).toEqual([changed(robin)]);
  });

  it.each([true, false])('for read receipts is sent only to connections who share them: %s', async (isShared) => {
    consent.share(kim, { readReceipts: true });
    consent.share(sasha, ACTIVITY_SHARED);
    consent.share(robin, { readReceipts: isShared });
    await announce.execute({ userId: robin, field: 'readReceipts', isShared });
    expect(sent()).toEqual([changed(robin), changed(kim, robin)]);
  });
});
