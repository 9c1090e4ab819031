import { UseCase } from '../../../../shared/application/use-case';
import { canBeHiddenByReports } from '../../domain/moderation/case-state';
import type { ModerationCase } from '../../domain/moderation/moderation-case';
import { AuthoredContent } from '../reports/ports/authored-content';
import { Cases } from './ports/cases';
import { ModerationNotices } from './ports/people';

/**
 * Hides and shows reported content. The case must be locked, so that of two concurrent decisions the second one sees
 * the first.
 */
@UseCase()
export class HideContent {
  constructor(
    private readonly cases: Cases,
    private readonly content: AuthoredContent,
    private readonly notices: ModerationNotices,
  ) {}

  /**
   * Hides the content as the case states, or shows it again; joins the unit of work.
   * @returns false if the content no longer exists
   */
  async execute(one: ModerationCase, wasHidden: boolean): Promise<boolean> {
    const { target, hiddenBy, subjectId } = one;
    const isFound = await this.content.setHidden(target, hiddenBy);
    if (isFound && hiddenBy !== null && !wasHidden && subjectId !== null && canBeHiddenByReports(target.type)) {
      const { id: caseId, version } = one.snapshot();
      await this.notices.notifyOfHiding(subjectId, { caseId, version, targetType: target.type, hiddenBy });
    }
    return isFound;
  }

  /** Hides the content because enough people have reported it; joins the unit of work. */
  async hideByReports(one: ModerationCase, at: Date): Promise<void> {
    const isFound = await this.execute(one, false);
    if (!isFound) return;
    const entry = { caseId: one.id, at, operatorId: null, note: null, until: null } as const;
    await this.cases.saveHistory({ ...entry, action: 'hide-by-reports' });
  }
}
