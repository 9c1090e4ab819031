import { SharingNotForMinors } from '../profile-fields/errors';
import { NOTHING_SHARED, SharingPreferences } from './sharing';

const NOON = new Date('2026-03-01T12:00:00Z');
const USER = 7;

describe('what somebody shares', () => {
  it('is nothing until they choose', () => {
    expect(SharingPreferences.create(USER).snapshot()).toEqual({ userId: USER, ...NOTHING_SHARED });
  });

  it('changes by what is chosen alone, with one event for each change', () => {
    const preferences = SharingPreferences.create(USER);
    expect(preferences.choose({ readReceipts: true }, false, NOON)).toBe(true);
    expect(preferences.choose({ activityStatus: true, readReceipts: true }, false, NOON)).toBe(true);

    expect(preferences.snapshot()).toEqual({ userId: USER, readReceipts: true, activityStatus: true });
    expect(preferences.releaseEvents()).toMatchObject([
      { userId: USER, field: 'readReceipts', isShared: true, occurredAt: NOON },
      { userId: USER, field: 'activityStatus', isShared: true },
    ]);
  });

  it('is not changed by the same choice', () => {
    const preferences = SharingPreferences.restore(USER, { readReceipts: true, activityStatus: false });
    expect(preferences.choose({ readReceipts: true, activityStatus: false }, false, NOON)).toBe(false);
    expect(preferences.releaseEvents()).toEqual([]);
  });

  it.each([
    [{ readReceipts: true }, ['readReceipts']],
    [{ readReceipts: false, activityStatus: true }, ['activityStatus']],
    [{ readReceipts: true, activityStatus: true }, ['readReceipts', 'activityStatus']],
  ])('cannot be switched on under 18: %j', (choices, fields) => {
    const preferences = SharingPreferences.create(USER);
    let refusal: unknown;
    try {
      preferences.choose(choices, true, NOON);
    } catch (error) {
      refusal = error;
    }

    expect(refusal).toBeInstanceOf(SharingNotForMinors);
    expect((refusal as SharingNotForMinors).fields.map(({ field }) => field)).toEqual(fields);
    expect(preferences.snapshot()).toEqual({ userId: USER, ...NOTHING_SHARED });
  });

  it('can be switched off under 18', () => {
    const preferences = SharingPreferences.restore(USER, { readReceipts: true, activityStatus: true });
    expect(preferences.choose({ readReceipts: false, activityStatus: false }, true, NOON)).toBe(true);
  });
});
