import { DomainError } from '../../../../shared/domain/domain-error';
import { type BirthDate, isMinor } from './age';

/** What decides whether an account may have the rights of an operator. */
export interface OperatorFacts {
  readonly isEmailConfirmed: boolean;
  /** Null only for accounts that were made for an adult on the command line. */
  readonly birthDate: BirthDate | null;
  readonly isClosing: boolean;
  readonly isSuspended: boolean;
  readonly hasTwoFactor: boolean;
}

/** What this installation asks of operators. */
export abstract class OperatorRules {
  /** In production the password alone is not enough. */
  abstract readonly twoFactorNeeded: boolean;
}

/** The same with the moment of the grant; null without one. */
export type GrantedOperatorFacts = OperatorFacts & { readonly grantedAt: Date | null };

const REASON_MAX_LENGTH = 200;

/** @throws OperatorRefused with what is missing */
export function assertMayBeOperator(facts: OperatorFacts, { twoFactorNeeded }: OperatorRules, now: Date): void {
  if (facts.isClosing || facts.isSuspended) throw new OperatorRefused('account-shut');
  if (!facts.isEmailConfirmed) throw new OperatorRefused('address-not-confirmed');
  if (isMinor(facts.birthDate, now)) throw new OperatorRefused('minor');
  if (twoFactorNeeded && !facts.hasTwoFactor) throw new OperatorRefused('two-factor-needed');
}

/** Whether a grant gives rights now: it rests while one of the conditions is not met. */
export function isOperator(facts: GrantedOperatorFacts, rules: OperatorRules, now: Date): boolean {
  if (facts.grantedAt === null) return false;
  try {
    assertMayBeOperator(facts, rules, now);
    return true;
  } catch (refusal) {
    if (refusal instanceof OperatorRefused) return false;
    throw refusal;
  }
}

/** @throws OperatorRefused where no reason is given, or too long a one */
export function grantReason(text: string): string {
  const reason = text.trim();
  if (reason === '' || [...reason].length > REASON_MAX_LENGTH) throw new OperatorRefused('reason');
  return reason;
}

const WHY = {
  'account-shut': 'The account is suspended or will be deleted soon.',
  'address-not-confirmed': 'This person hasn’t confirmed their email address.',
  minor: 'People under 18 can’t be operators.',
  'two-factor-needed': 'Operators need two-factor authentication. Ask this person to turn it on first.',
  reason: 'Give a reason of 1 to 200 characters.',
} as const;

/** The rights of an operator are for adults whose account is open and safe. */
export class OperatorRefused extends DomainError {
  constructor(readonly why: keyof typeof WHY) {
    super('conflict', `identity.operator-refused.${why}`, WHY[why]);
  }
}
