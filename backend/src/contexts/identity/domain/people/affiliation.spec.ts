import { canActForCollege } from './affiliation';

const NOW = new Date('2026-03-01T12:00:00Z');
const LONG_AGO = new Date('2025-01-01T12:00:00Z');
const ADULT = { birthDate: '1980-05-05', hasTwoFactor: true, mainSince: null } as const;

describe('canAct', () => {
  it.each([
    ['an adult with two-factor authentication', ADULT, 'all', true],
    ['an account that an operator created', { ...ADULT, birthDate: null }, 'all', true],
    ['a minor', { ...ADULT, birthDate: '2009-05-05' }, 'off', false],
    ['an adult without it where it is required', { ...ADULT, hasTwoFactor: false }, 'all', false],
    [
      'an adult without it where it isn’t required',
      { ...ADULT, hasTwoFactor: false, mainSince: LONG_AGO },
      'off',
      true,
    ],
    ['a main administrator without it', { ...ADULT, hasTwoFactor: false, mainSince: LONG_AGO }, 'main-admins', false],
    ['a new main administrator without it', { ...ADULT, hasTwoFactor: false, mainSince: NOW }, 'main-admins', true],
    ['another administrator without it', { ...ADULT, hasTwoFactor: false }, 'main-admins', true],
  ] as const)('of %s', (_, representative, rule, expected) => {
    expect(canActForCollege(representative, rule, NOW)).toBe(expected);
  });
});
