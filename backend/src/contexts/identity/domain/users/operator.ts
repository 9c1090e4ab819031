import { DomainError } from '../../../../shared/domain/domain-error';
import { type BirthDate, isMinor } from '../personal-details/personal-details';

/** Facts that decide whether an account can have the rights of an operator. */
export interface OperatorFacts {
  readonly isEmailConfirmed: boolean;
  /** Null only for accounts that were created for an adult on the command line. */
  readonly birthDate: BirthDate | null;
  readonly isClosing: boolean;
  readonly isSuspended: boolean;
  readonly hasTwoFactor: boolean;
}

/** What this installation requires of operators. */
export abstract class OperatorRules {
  /** In production, a password isn't enough. */
  abstract readonly twoFactorNeeded: boolean;
}

/** The same facts with the time of the grant; null without one. */
export type GrantedOperatorFacts = OperatorFacts & { readonly grantedAt: Date | null };

const REASON_MAX_LENGTH = 200;

/** @throws OperatorRefused with the unmet requirement */
export function assertMayBeOperator(facts: OperatorFacts, { twoFactorNeeded }: OperatorRules, now: Date): void {
  if (facts.isClosing || facts.isSuspended) throw new OperatorRefused('account-shut');
  if (!facts.isEmailConfirmed) throw new OperatorRefused('address-not-confirmed');
  if (isMinor(facts.birthDate, now)) throw new OperatorRefused('minor');
  if (twoFactorNeeded && !facts.hasTwoFactor) throw new OperatorRefused('two-factor-needed');
}

/** Checks whether a grant is effective; it isn't while a requirement isn't met. */
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

/** @throws OperatorRefused if the reason is empty or too long */
export function parseGrantReason(text: string): string {
  const reason = text.trim();
  if (reason === '' || [...reason].length > REASON_MAX_LENGTH) throw new OperatorRefused('reason');
  return reason;
}

const REFUSAL_MESSAGES = {
  'account-shut': 'The account is suspended or will be deleted soon.',
  'address-not-confirmed': 'This person hasn’t confirmed their email address.',
  minor: 'People under 18 can’t be operators.',
  'two-factor-needed': 'Operators need two-factor authentication. Ask this person to turn it on first.',
  reason: 'Give a reason of 1 to 200 characters.',
} as const;

/** Only adults with a usable, secured account can be operators. */
export class OperatorRefused extends DomainError {
  constructor(readonly why: keyof typeof REFUSAL_MESSAGES) {
    super('conflict', `identity.operator-refused.${why}`, REFUSAL_MESSAGES[why]);
  }
}
