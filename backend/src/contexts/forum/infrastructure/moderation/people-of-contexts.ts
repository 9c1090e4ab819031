import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../shared/application/clock';
import { IdentityFacade } from '../../../identity';
import { MentorshipFacade } from '../../../mentorship';
import type { AccountOrigin } from '../../domain/moderation/credible-reporters';
import { type ModeratedAccount, People } from '../../application/moderation/ports/people';

@Injectable()
export class PeopleOfContexts extends People {
  constructor(
    private readonly identity: IdentityFacade,
    private readonly mentorship: MentorshipFacade,
    private readonly clock: Clock,
  ) {
    super();
  }

  async findAccounts(ids: readonly number[]): Promise<ReadonlyMap<number, ModeratedAccount>> {
    const accounts = await this.identity.moderatedAccounts(ids);
    return new Map(accounts.map((account) => [account.id, account]));
  }

  findOrigins(ids: readonly number[]): Promise<ReadonlyMap<number, AccountOrigin>> {
    return this.identity.accountOrigins(ids);
  }

  findOperators(ids: readonly number[]): Promise<ReadonlySet<number>> {
    return this.identity.operatorsAmong(ids);
  }

  listOperators(): Promise<readonly number[]> {
    return this.identity.allOperators();
  }

  suspend(userId: number, { until, note }: { until: Date | null; note: string }): Promise<boolean> {
    return this.identity.suspendForModeration(userId, { until, notice: note });
  }

  changeSuspension(userId: number, { until, note }: { until: Date | null; note: string }): Promise<boolean> {
    return this.identity.changeSuspensionForModeration(userId, { until, notice: note });
  }

  audit(action: 'moderation-action' | 'moderation-copy-read', by: number | null, detail: string): Promise<void> {
    return this.identity.noteForAudit(action, by, this.clock.now(), detail);
  }

  canBeReportedBy(personId: number, by: number): Promise<boolean> {
    return this.mentorship.canSee(by, personId);
  }
}
