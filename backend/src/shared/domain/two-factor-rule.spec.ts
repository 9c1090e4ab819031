import { twoFactorRequiredSince } from './two-factor-rule';

const SINCE = new Date('2026-03-01T12:00:00Z');

describe('when administrators need two-factor authentication', () => {
  it.each([
    ['off', SINCE, null],
    ['off', null, null],
    ['main-admins', SINCE, '2026-03-15T12:00:00.000Z'],
    ['main-admins', null, null],
    ['all', SINCE, '1970-01-01T00:00:00.000Z'],
    ['all', null, '1970-01-01T00:00:00.000Z'],
  ] as const)('is computed for the rule %s and a main administrator since %s: %s', (rule, mainSince, from) => {
    expect(twoFactorRequiredSince(rule, mainSince)?.toISOString() ?? null).toBe(from);
  });
});
