import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../shared/application/clock';
import { IdentityFacade } from '../../../identity';
import { type ApplicantAccount, Applicants } from '../../application/approvals/ports/applicants';

@Injectable()
export class IdentityApplicants extends Applicants {
  constructor(
    private readonly identity: IdentityFacade,
    private readonly clock: Clock,
  ) {
    super();
  }

  withIds(ids: readonly number[]): Promise<readonly ApplicantAccount[]> {
    return this.identity.applicants(ids);
  }

  async auditRefusal(userId: number, by: number, reason: string): Promise<void> {
    const now = this.clock.now();
    await this.identity.noteForAudit('administrator-refused', userId, now, reason);
    await this.identity.noteForAudit('moderation-action', by, now, `administrator ${userId}: refuse`);
  }

  auditApproval(userId: number, by: number): Promise<void> {
    return this.identity.noteForAudit('moderation-action', by, this.clock.now(), `administrator ${userId}: approve`);
  }
}
