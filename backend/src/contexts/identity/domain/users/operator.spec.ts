import { OperatorRefused, assertMayBeOperator, parseGrantReason, isOperator, type OperatorFacts } from './operator';

const NOON = new Date('2026-03-01T12:00:00Z');
const adult: OperatorFacts = {
  isEmailConfirmed: true,
  birthDate: '2008-03-01',
  isClosing: false,
  isSuspended: false,
  hasTwoFactor: false,
};
const rulesWithoutTwoFactor = { twoFactorNeeded: false };
const rulesWithTwoFactor = { twoFactorNeeded: true };

describe('the requirements for an operator', () => {
  it.each<[string, Partial<OperatorFacts>, OperatorRefused['why']]>([
    ['suspended accounts', { isSuspended: true }, 'account-shut'],
    ['accounts about to be deleted', { isClosing: true }, 'account-shut'],
    ['unconfirmed addresses', { isEmailConfirmed: false }, 'address-not-confirmed'],
    ['people who turn 18 tomorrow', { birthDate: '2008-03-02' }, 'minor'],
  ])('exclude %s, and suspend their grant', (_, facts, why) => {
    const refusal = expect(() => assertMayBeOperator({ ...adult, ...facts }, rulesWithoutTwoFactor, NOON));
    refusal.toThrow(expect.objectContaining({ why }) as OperatorRefused);
    expect(isOperator({ ...adult, ...facts, grantedAt: NOON }, rulesWithoutTwoFactor, NOON)).toBe(false);
  });

  it('include two-factor authentication only in production', () => {
    const granted = { ...adult, grantedAt: NOON };
    expect(isOperator(granted, rulesWithoutTwoFactor, NOON)).toBe(true);
    expect(isOperator(granted, rulesWithTwoFactor, NOON)).toBe(false);
    expect(isOperator({ ...granted, hasTwoFactor: true }, rulesWithTwoFactor, NOON)).toBe(true);
    expect(() => assertMayBeOperator(adult, rulesWithTwoFactor, NOON)).toThrow('two-factor');
  });

  it('include a grant', () => {
    expect(isOperator({ ...adult, hasTwoFactor: true, grantedAt: null }, rulesWithoutTwoFactor, NOON)).toBe(false);
  });

  it('include a reason of 1 to 200 characters', () => {
    expect(parseGrantReason('  Runs the help desk. ')).toBe('Runs the help desk.');
    for (const text of ['', '   ', 'x'.repeat(201)]) expect(() => parseGrantReason(text)).toThrow(OperatorRefused);
  });
});
