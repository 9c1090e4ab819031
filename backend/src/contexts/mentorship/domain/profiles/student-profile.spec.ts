import { NotForMinors, ProfileRefused } from '../profile-fields/errors';
import { PrivacyChanged } from './profile-events';
import { StudentProfile } from './student-profile';

const NOON = new Date('2026-03-01T12:00:00Z');
const LATER = new Date('2026-03-02T12:00:00Z');
const adult = (): StudentProfile => StudentProfile.create(7, false);
const minor = (): StudentProfile => StudentProfile.create(7, true);

function faultsOf(act: () => void): string[] {
  try {
    act();
  } catch (refusal) {
    if (refusal instanceof ProfileRefused) return refusal.fields.map(({ field }) => field);
    throw refusal;
  }
  return [];
}

describe('telling as a student', () => {
  it('leaves alone what is not mentioned', () => {
    const profile = adult();
    profile.update({ bio: 'Hello', graduationYear: 2028 }, false, NOON);
    profile.update({ location: 'Reno' }, false, LATER);

    expect(profile.snapshot()).toMatchObject({ bio: 'Hello', graduationYear: 2028, location: 'Reno', toldAt: LATER });
  });

  it('takes away what is empty', () => {
    const profile = adult();
    profile.update({ bio: 'Hello', location: 'Reno', graduationYear: 2028 }, false, NOON);
    profile.update({ bio: '', location: null, graduationYear: null }, false, NOON);

    expect(profile.snapshot()).toMatchObject({ bio: null, location: null, graduationYear: null });
  });

  it.each([1899, 2037, 2027.5, NaN, 1e308, -2027])('knows no year %p', (graduationYear) => {
    expect(faultsOf(() => adult().update({ graduationYear }, false, NOON))).toEqual(['graduationYear']);
  });

  it('names every fault and changes nothing', () => {
    const profile = adult();
    const told = { bio: 'x'.repeat(2_001), location: 'x'.repeat(201), graduationYear: 1, interests: 'Rocks' };

    expect(faultsOf(() => profile.update(told, false, NOON))).toEqual(['location', 'bio', 'graduationYear']);
    expect(profile.snapshot()).toMatchObject({ interests: null, toldAt: null });
  });

  it('keeps neither phone nor contact address of a minor', () => {
    const told = { phone: '555 0100', contactEmail: 'kim@example.org', bio: 'Hello' };
    expect(faultsOf(() => minor().update(told, true, NOON))).toEqual(['phone', 'contactEmail']);

    minor().update({ phone: '', contactEmail: null }, true, NOON);
    adult().update(told, false, NOON);
  });
});

describe('who sees a student', () => {
  it('are members from the start, and of a minor connections alone', () => {
    expect(adult().snapshot()).toMatchObject({ profileVisibility: 'public', visibilityChosenAt: null });
    expect(minor().snapshot()).toMatchObject({ profileVisibility: 'private', visibilityChosenAt: null });
  });

  it('is chosen, and told', () => {
    const profile = adult();

    expect(profile.chooseVisibility('private', false, NOON)).toBe(true);
    expect(profile.snapshot()).toMatchObject({ profileVisibility: 'private', visibilityChosenAt: NOON });
    expect(profile.releaseEvents()).toEqual([new PrivacyChanged(7, NOON)]);
  });

  it('is a choice also when nothing becomes different, once', () => {
    const profile = adult();

    expect(profile.chooseVisibility('public', false, NOON)).toBe(true);
    expect(profile.chooseVisibility('public', false, LATER)).toBe(false);
    expect(profile.snapshot().visibilityChosenAt).toBe(NOON);
    expect(profile.releaseEvents()).toHaveLength(1);
  });

  it('is never everybody under eighteen', () => {
    const profile = minor();

    expect(() => profile.chooseVisibility('public', true, NOON)).toThrow(NotForMinors);
    expect(profile.chooseVisibility('private', true, NOON)).toBe(true);
  });

  it('stays as it is on the eighteenth birthday, until another choice', () => {
    const profile = minor();
    profile.update({ bio: 'Eighteen today' }, false, NOON);
    expect(profile.snapshot().profileVisibility).toBe('private');

    profile.chooseVisibility('public', false, LATER);
    expect(profile.snapshot().profileVisibility).toBe('public');
  });
});
