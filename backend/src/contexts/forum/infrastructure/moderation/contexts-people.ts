import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../shared/application/clock';
import { AccountModerationFacade, PeopleFacade } from '../../../identity';
import { RelationshipsFacade } from '../../../mentorship';
import type { AccountOrigin } from '../../domain/moderation/credible-reporters';
import { type ModeratedAccount, People } from '../../application/moderation/ports/people';

@Injectable()
export class ContextsPeople extends People {
  constructor(
    private readonly moderation: AccountModerationFacade,
    private readonly people: PeopleFacade,
    private readonly mentorship: RelationshipsFacade,
    private readonly clock: Clock,
  ) {
    super();
  }

  async findAccounts(ids: readonly number[]): Promise<ReadonlyMap<number, ModeratedAccount>> {
    const accounts = await this.moderation.listAccounts(ids);
    return new Map(accounts.map((account) => [account.id, account]));
  }

  findOrigins(ids: readonly number[]): Promise<ReadonlyMap<number, AccountOrigin>> {
    return this.moderation.findOrigins(ids);
  }

  filterOperators(ids: readonly number[]): Promise<ReadonlySet<number>> {
    return this.moderation.findOperatorIdsAmong(ids);
  }

  listOperators(): Promise<readonly number[]> {
    return this.moderation.listOperatorIds();
  }

  suspend(userId: number, { until, note }: { until: Date | null; note: string }): Promise<boolean> {
    return this.moderation.suspend(userId, { until, notice: note });
  }

  changeSuspension(userId: number, { until, note }: { until: Date | null; note: string }): Promise<boolean> {
    return this.moderation.changeSuspension(userId, { until, notice: note });
  }

  audit(action: 'moderation-action' | 'moderation-copy-read', by: number | null, detail: string): Promise<void> {
    return this.people.recordInAuditLog(action, by, this.clock.now(), detail);
  }

  canBeReportedBy(personId: number, by: number): Promise<boolean> {
    return this.mentorship.canSee(by, personId);
  }
}
