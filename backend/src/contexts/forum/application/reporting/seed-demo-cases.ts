import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import type { MODERATION_ACTIONS } from '../../domain/moderation/case-state';
import type { Complaint, ReportTarget } from '../../domain/reports/report';
import { DecideOnCase } from '../moderation/decide-on-case';
import { CaseReader } from '../moderation/ports/cases';
import { ReportContent } from './report-content';

/** A case between demo users. */
export interface DemoCase {
  readonly target: ReportTarget;
  readonly reports: readonly (Complaint & { readonly by: number })[];
  /** What the operator did; a case that is only claimed stays open. */
  readonly decision?: { readonly action: 'claim' } | { readonly action: DemoDecision; readonly note: string };
}

type DemoDecision = Extract<(typeof MODERATION_ACTIONS)[number], 'dismiss' | 'hide' | 'warn'>;

const MAX_CASES = 100;

/** Creates cases about demo users with the reports that lead to them. */
@UseCase()
export class SeedDemoCases {
  constructor(
    private readonly reportContent: ReportContent,
    private readonly cases: CaseReader,
    private readonly decideOnCase: DecideOnCase,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Does nothing if the first person has already reported the target. In one unit of work, so that no case stays without
   * its other reports and its decision.
   * @throws ReportTargetNotFound, CannotReportOwnContent, CannotReportYourself, TooManyRequests
   */
  async execute(operatorId: number, one: DemoCase): Promise<void> {
    await this.transactions.run(async () => {
      if (await this.#saveReports(one)) await this.#decideOnCase(operatorId, one);
    });
  }

  async #saveReports({ target, reports }: DemoCase): Promise<boolean> {
    for (const { by, ...complaint } of reports) {
      const { isNew } = await this.reportContent.execute({ by, target, complaint });
      if (!isNew) return false;
    }
    return true;
  }

  async #decideOnCase(operatorId: number, { target, decision }: DemoCase): Promise<void> {
    const { items } = await this.cases.list(operatorId, { status: 'open', limit: MAX_CASES, before: null });
    const found = items.find(({ targetType, targetId }) => targetType === target.type && targetId === target.id);
    if (!found || !decision) return;
    const by = { id: operatorId };
    if (decision.action === 'claim') return this.decideOnCase.claim(by, found.id);
    const { action, note } = decision;
    await this.decideOnCase.execute({ by, caseId: found.id, version: null, action, note, until: null });
  }
}
