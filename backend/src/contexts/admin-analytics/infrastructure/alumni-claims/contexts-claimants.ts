import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../../shared/domain/domain-error';
import { InvitedAccountsFacade, PeopleFacade } from '../../../identity';
import { ProfilesFacade } from '../../../mentorship';
import {
  type ClaimantsBrowser,
  type ClaimedProfile,
  Claimants,
  type NewAccount,
  type NewClaimant,
} from '../../application/alumni-claims/ports/claimants';
import { AddressHasAccount, ClaimRefused } from '../../domain/alumni-claims/errors';

/** Maps the fields of the registration to their names in a claim. People under 18 are refused because of the role. */
const CLAIM_FIELD_NAMES: Readonly<Record<string, string>> = {
  role: 'birthDate',
  alumniMajor: 'major',
  alumniGradYear: 'graduationYear',
  alumniCurrentPosition: 'currentPosition',
  alumniCompany: 'company',
};

@Injectable()
export class ContextsClaimants extends Claimants {
  constructor(
    private readonly invited: InvitedAccountsFacade,
    private readonly people: PeopleFacade,
    private readonly mentorship: ProfilesFacade,
  ) {
    super();
  }

  async prepare({ studies, ...person }: NewClaimant, browser: ClaimantsBrowser): Promise<() => Promise<NewAccount>> {
    const applicant = {
      ...person,
      role: 'alumni',
      alumniCollege: studies.college,
      alumniCollegeId: studies.collegeId,
      alumniMajor: studies.major,
      alumniGradYear: studies.graduationYear,
      alumniCurrentPosition: studies.currentPosition,
      alumniCompany: studies.company,
    } as const;
    const prepared = await this.invited.prepareAccount(applicant, browser.visitor).catch(rethrowWithClaimFields);
    return () => this.invited.addAccount(prepared, browser).catch(rethrowWithClaimFields);
  }

  fillInProfile({ entered, ...profile }: ClaimedProfile): Promise<void> {
    return this.mentorship.fillInClaimedProfile({ ...profile, told: entered });
  }

  async findConfirmedAddress(userId: number): Promise<string | null> {
    return (await this.people.findReachableAddresses([userId])).get(userId) ?? null;
  }

  audit(
    action: 'imported-profile-claimed' | 'imported-profile-declined',
    userId: number | null,
    collegeId: number,
    at: Date,
  ): Promise<void> {
    return this.people.recordInAuditLog(action, userId, at, `college ${collegeId}`);
  }
}

/** Maps refusals of the registration to the field names of a claim. */
function rethrowWithClaimFields(refusal: unknown): never {
  if (!(refusal instanceof DomainError)) throw refusal;
  if (refusal.code === 'identity.registration-refused') throw new AddressHasAccount();
  if (refusal.code !== 'identity.registration-incomplete') throw refusal;
  const [first, ...others] = refusal.fields.map(({ field, message }) => ({
    field: CLAIM_FIELD_NAMES[field] ?? field,
    message,
  }));
  throw first ? new ClaimRefused([first, ...others]) : refusal;
}
