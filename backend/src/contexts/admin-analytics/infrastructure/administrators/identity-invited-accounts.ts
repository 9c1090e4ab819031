import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../../shared/domain/domain-error';
import { InvitedAccountsFacade } from '../../../identity';
import {
  type InvitedAccount,
  InvitedAccounts,
  type InvitedBrowser,
} from '../../application/administrators/ports/invited-accounts';
import { AcceptanceRefused, InvitedAddressHasAccount } from '../../domain/administrators/errors';

@Injectable()
export class IdentityInvitedAccounts extends InvitedAccounts {
  constructor(private readonly identity: InvitedAccountsFacade) {
    super();
  }

  async prepare(account: InvitedAccount & { email: string; collegeId: number }, browser: InvitedBrowser) {
    const applicant = { ...account, role: 'college_admin' } as const;
    const prepared = await this.identity.prepareAccount(applicant, browser.visitor).catch(rethrowWithFormFields);
    return () => this.identity.addAccount(prepared, browser).catch(rethrowWithFormFields);
  }
}

/**
 * Maps refusals of the registration to the field names of this form. People under 18 are refused because of the role.
 */
function rethrowWithFormFields(refusal: unknown): never {
  if (!(refusal instanceof DomainError)) throw refusal;
  if (refusal.code === 'identity.registration-refused') throw new InvitedAddressHasAccount();
  if (refusal.code !== 'identity.registration-incomplete') throw refusal;
  const [first, ...others] = refusal.fields.map(({ field, message }) => ({
    field: field === 'role' ? 'birthDate' : field,
    message,
  }));
  throw first ? new AcceptanceRefused([first, ...others]) : refusal;
}
