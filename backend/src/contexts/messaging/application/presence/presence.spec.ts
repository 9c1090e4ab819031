import { ACTIVE_FOR_MS } from './ports/presences';
import { RecordedLiveEvents } from '../stream/testing/recorded-live-events';
import { AnnounceSharingChange, ShowActivity, MOST_RECIPIENTS, TrackPresence } from './presence';
import { ConsentStub, InMemoryPresences } from './testing/in-memory-presence';
import { describePresences } from './testing/presences.contract';

const NOON = new Date('2026-03-01T12:00:00Z');
const [robin, kim, sasha] = [1, 2, 3] as const;
const ACTIVITY = { activityStatus: true } as const;

describePresences('A list', async () => new InMemoryPresences());

let consent: ConsentStub;
let live: RecordedLiveEvents;
let clock: { at: Date; now: () => Date };
let track: TrackPresence;
let show: ShowActivity;
let announce: AnnounceSharingChange;
beforeEach(() => {
  consent = new ConsentStub();
  live = new RecordedLiveEvents();
  clock = { at: NOON, now: () => clock.at };
  const presences = new InMemoryPresences();
  track = new TrackPresence(consent, presences, live, clock);
  show = new ShowActivity(consent, presences, clock);
  announce = new AnnounceSharingChange(consent, track, live);
});

const pass = (ms: number): void => void (clock.at = new Date(clock.at.getTime() + ms));
const presence = (to: number, userId: number, isActive: boolean) => ({
  to,
  event: { type: 'presence', userId, isActive },
});
/** What was sent since the last look. */
const sent = () => live.sent.splice(0);

describe('a person who opens a page', () => {
  it('is active for connections who share it, who hear of it once', async () => {
    for (const userId of [robin, kim]) consent.share(userId, ACTIVITY);
    await track.seen([robin]);
    expect(sent()).toEqual([presence(kim, robin, true)]);
    expect(await show.execute(kim, [robin, sasha])).toEqual(new Set([robin]));

    pass(25_000);
    await track.seen([robin]);
    expect(sent()).toEqual([]);
  });

  it.each([
    ['does not share it', [kim], []],
    ['is not connected', [robin, kim], [[robin, kim]]],
    ['has connections who do not share it', [robin], []],
  ] as const)('is not active for anyone who %s', async (_, sharers, parted) => {
    for (const userId of sharers) consent.share(userId, ACTIVITY);
    for (const [one, other] of parted) consent.part(one, other);
    await track.seen([robin, kim]);

    expect(sent()).toEqual([]);
    expect(await show.execute(kim, [robin])).toEqual(new Set());
    expect(await show.execute(robin, [kim])).toEqual(new Set());
  });

  it('is not active by sharing read receipts', async () => {
    for (const userId of [robin, kim]) consent.share(userId, { readReceipts: true });
    await track.seen([robin]);
    expect([sent(), await show.execute(kim, [robin])]).toEqual([[], new Set()]);
  });

  it('is sent to a bounded number of connections, with as many queries for many as for one', async () => {
    for (let userId = 1; userId <= MOST_RECIPIENTS + 50; userId++) consent.share(userId, ACTIVITY);
    await track.seen([robin]);
    expect(sent()).toHaveLength(MOST_RECIPIENTS);
    const before = consent.asked;
    await track.seen(Array.from({ length: 100 }, (_, n) => n + 2));
    expect(consent.asked - before).toBe(1);
  });
});

describe('a person who closes their last page', () => {
  beforeEach(async () => {
    for (const userId of [robin, kim]) consent.share(userId, ACTIVITY);
    await track.seen([robin]);
    sent();
  });

  it('is inactive after a minute, which connections hear once', async () => {
    pass(ACTIVE_FOR_MS - 1);
    await track.removeInactive();
    expect([sent(), await show.execute(kim, [robin])]).toEqual([[], new Set([robin])]);
    pass(1);
    expect(await show.execute(kim, [robin])).toEqual(new Set());
    for (let times = 0; times < 2; times++) await track.removeInactive();
    expect(sent()).toEqual([presence(kim, robin, false)]);
  });

  it('and comes back within a minute has not been away', async () => {
    pass(59_000);
    await track.seen([robin]);
    pass(59_000);
    await track.removeInactive();
    expect(sent()).toEqual([]);
  });
});

describe('two who are not connected any more', () => {
  it('see each other leave, where they saw each other before', async () => {
    for (const userId of [robin, kim]) consent.share(userId, ACTIVITY);
    await track.seen([robin]);
    sent();
    consent.part(robin, kim);
    await track.parted(robin, kim);
    expect(sent()).toEqual([presence(kim, robin, false)]);
  });

  it('hear nothing where one of them does not share it', async () => {
    consent.share(robin, ACTIVITY);
    await track.seen([robin, kim]);
    sent();
    await track.parted(robin, kim);
    expect(sent()).toEqual([]);
  });
});

describe('changing what one shares', () => {
  const changed = (to: number, userId?: number) => ({
    to,
    event: { type: 'sharing.changed', ...(userId !== undefined && { userId }) },
  });

  it('ends the presence at once', async () => {
    for (const userId of [robin, kim]) consent.share(userId, ACTIVITY);
    await track.seen([robin]);
    sent();
    consent.share(robin, {});
    await announce.execute({ userId: robin, field: 'activityStatus', isShared: false });

    expect(sent()).toEqual([changed(robin), presence(kim, robin, false)]);
    expect(await show.execute(kim, [robin])).toEqual(new Set());
  });

  it('while it is being noted that one is there leaves nothing behind', async () => {
    for (const userId of [robin, kim]) consent.share(userId, ACTIVITY);
    const sharers = jest.spyOn(consent, 'sharers').mockImplementationOnce(async () => {
      consent.share(robin, {});
      await announce.execute({ userId: robin, field: 'activityStatus', isShared: false });
      return [robin];
    });
    await track.seen([robin]);
    sharers.mockRestore();
    expect(sent()).toEqual([changed(robin)]);
    consent.share(robin, ACTIVITY);
    expect(await show.execute(kim, [robin])).toEqual(new Set());
  });

  it('sends nothing about a person who was not active', async () => {
    for (const userId of [robin, kim]) consent.share(userId, ACTIVITY);
    await announce.execute({ userId: robin, field: 'activityStatus', isShared: false });
    expect(sent()).toEqual([changed(robin)]);
  });

  it.each([true, false])('of reading is sent to those who share it, and to no one else: %s', async (isShared) => {
    consent.share(kim, { readReceipts: true });
    consent.share(sasha, ACTIVITY);
    consent.share(robin, { readReceipts: isShared });
    await announce.execute({ userId: robin, field: 'readReceipts', isShared });
    expect(sent()).toEqual([changed(robin), changed(kim, robin)]);
  });
});
