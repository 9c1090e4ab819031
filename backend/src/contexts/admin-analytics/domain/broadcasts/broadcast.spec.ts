import { Broadcast, type BroadcastState, toRecipientRange, nextBroadcastAt } from './broadcast';

const NOON = new Date('2026-03-02T12:00:00Z');
const after = (days: number) => new Date(NOON.getTime() + days * 86_400_000);
const sent = (change: Partial<BroadcastState> = {}): Broadcast =>
  Broadcast.restore({
    id: 1,
    collegeId: 1,
    subject: 'Open day',
    content: 'Visit us on Saturday.',
    status: 'sent',
    createdBy: 7,
    createdAt: NOON,
    decidedBy: 8,
    decidedAt: NOON,
    delivered: '<10',
    ...change,
  });

describe('codeDelivered', () => {
  it.each([
    [0, '<10'],
    [9, '<10'],
    [10, '10+'],
    [39, '10+'],
    [40, '40+'],
    [100_000, '40+'],
  ])('returns the code of %i recipients as %s', (recipients, coded) => {
    expect(toRecipientRange(recipients)).toBe(coded);
  });
});

describe('nextBroadcastAt', () => {
  it('allows the first message immediately, and the next one after 14 days', () => {
    expect(nextBroadcastAt(null, NOON)).toBeNull();
    expect(nextBroadcastAt(sent(), after(13.9))).toEqual(after(14));
    expect(nextBroadcastAt(sent(), after(14))).toBeNull();
  });

  it('counts from when the last message was sent, or from when it was written if it is waiting', () => {
    expect(nextBroadcastAt(sent({ decidedAt: after(5) }), after(18))).toEqual(after(19));
    expect(nextBroadcastAt(sent({ status: 'waiting', decidedAt: null }), after(1))).toEqual(after(14));
  });
});
