import { DomainError } from '../../../../shared/domain/domain-error';

const WHY = {
  'account-shut': 'The account is suspended or about to be deleted.',
  'address-not-confirmed': 'They have not confirmed their e-mail address.',
  minor: 'People under 18 cannot be operators.',
  'two-factor-needed': 'Operators need two-factor authentication. Ask them to turn it on first.',
  reason: 'Give a reason of 1 to 200 characters.',
} as const;

/** The rights of an operator are for adults whose account is open and safe. */
export class OperatorRefused extends DomainError {
  constructor(readonly why: keyof typeof WHY) {
    super('conflict', `identity.operator-refused.${why}`, WHY[why]);
  }
}
