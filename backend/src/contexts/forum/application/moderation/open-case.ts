import { UseCase } from '../../../../shared/application/use-case';
import { ModerationCase } from '../../domain/moderation/moderation-case';
import { countCredibleReporters } from '../../domain/moderation/credible-reporters';
import { ModerationNotices, People } from './ports/people';
import { Clock } from '../../../../shared/application/clock';
import type { ReportId } from '../../domain/reports/events';
import type { ReportReason, ReportTarget } from '../../domain/reports/report';
import { HideContent } from './hide-content';
import { Cases } from './ports/cases';
import { type MessageCopy, AuthoredContent } from '../reports/ports/authored-content';
import { Transactions } from '../../../../shared/application/transactions';

/** Makes the open pages of operators reload a case. */
@UseCase()
export class AnnounceCase {
  constructor(
    private readonly people: People,
    private readonly notices: ModerationNotices,
  ) {}

  /** Joins the unit of work. The subject is excluded, because they mustn't learn about the case. */
  async execute({ id, subjectId }: ModerationCase): Promise<void> {
    const operators = await this.people.listOperators();
    await this.notices.publishCaseChange(
      operators.filter((operatorId) => operatorId !== subjectId),
      id,
    );
  }
}

interface NewReport {
  readonly id: ReportId;
  readonly by: number;
  readonly target: ReportTarget;
  readonly reason: ReportReason;
  /** Null if the author's account was deleted. */
  readonly authorId: number | null;
  /** Null if the content was never edited. */
  readonly editedAt: Date | null;
  /** The part of the conversation that the reporter saw. */
  readonly copy: readonly MessageCopy[];
}

/** Adds a report to the case about its target, in the same unit of work. */
@UseCase()
export class OpenCase {
  constructor(
    private readonly cases: Cases,
    private readonly people: People,
    private readonly hideContent: HideContent,
    private readonly announceCase: AnnounceCase,
    private readonly clock: Clock,
  ) {}

  async execute({ id, by, target, reason, authorId, editedAt, copy }: NewReport): Promise<void> {
    const involvedAccounts = await this.people.findAccounts(authorId === null ? [by] : [by, authorId]);
    const report = { reason, involvesMinor: [...involvedAccounts.values()].some(({ isMinor }) => isMinor) };
    const now = this.clock.now();
    const { moderationCase, isNew } = await this.cases.lockByTarget(target, (caseId) =>
      ModerationCase.open(caseId, target, authorId, report, now),
    );
    if (!isNew) {
      const credibleReporters = await this.#countCredibleReporters(moderationCase, editedAt, now);
      const shouldHide = moderationCase.report(report, { credibleReporters, editedAt }, now);
      await this.cases.save(moderationCase);
      if (shouldHide) await this.hideContent.hideByReports(moderationCase, now);
    }
    if (copy.length > 0) await this.cases.saveMessageCopies(id, copy);
    await this.announceCase.execute(moderationCase);
  }

  /** Reports about a text that a moderator has decided to show don't count for a later version of it. */
  async #countCredibleReporters(
    { target, decidedAt }: ModerationCase,
    editedAt: Date | null,
    now: Date,
  ): Promise<number> {
    const since = decidedAt && editedAt && editedAt > decidedAt ? editedAt : decidedAt;
    const reporters = await this.cases.listReporters(target, since);
    const origins = await this.people.findOrigins(reporters);
    return countCredibleReporters(
      reporters.flatMap((id) => origins.get(id) ?? []),
      now,
    );
  }
}

const BATCH_SIZE = 100;

/** Determines the authors of content that was reported before cases existed. */
@UseCase()
export class FillMissingCaseSubjects {
  constructor(
    private readonly cases: Cases,
    private readonly content: AuthoredContent,
    private readonly people: People,
    private readonly transactions: Transactions,
  ) {}

  async isNeeded(): Promise<boolean> {
    return this.transactions.run(async () => (await this.cases.lockIncomplete(1)).length > 0);
  }

  async execute(): Promise<void> {
    for (let isOver = false; !isOver;) {
      isOver = await this.transactions.run(async () => {
        const cases = await this.cases.lockIncomplete(BATCH_SIZE);
        for (const one of cases) {
          const { type, id } = one.target;
          const authorId = type === 'review' ? ((await this.content.findAuthor({ type, id }))?.authorId ?? null) : id;
          const reporters = await this.cases.listReporters(one.target);
          const involvedAccounts = await this.people.findAccounts(
            authorId === null ? reporters : [authorId, ...reporters],
          );
          const isAuthorInvolved = authorId !== null && involvedAccounts.has(authorId);
          one.fillMissingSubject(
            isAuthorInvolved ? authorId : null,
            [...involvedAccounts.values()].some(({ isMinor }) => isMinor),
          );
          await this.cases.saveComplete(one);
        }
        return cases.length < BATCH_SIZE;
      });
    }
  }
}
