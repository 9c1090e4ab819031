import { Clock } from '../../../../shared/application/clock';
import { RateLimits } from '../../../../shared/application/rate-limits';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { RATE_LIMITS } from '../../../../shared/domain/limits';
import {
  AlreadyReported,
  ReportTargetNotFound,
  type Complaint,
  Report,
  type ReportTarget,
} from '../../domain/reports/report';
import type { ReportId } from '../../domain/reports/events';
import { OpenCase } from '../moderation/open-case';
import { People } from '../moderation/ports/people';
import { Reports } from '../reports/ports/reports';
import { type ReportableText, type SeenMessage, AuthoredContent } from '../reports/ports/authored-content';

interface ReportContentInput {
  readonly by: number;
  readonly target: ReportTarget;
  readonly complaint: Complaint;
}

type FoundContent = ReportableText & SeenMessage;

/** Reports content or a person. Repeating a report changes nothing. */
@UseCase()
export class ReportContent {
  constructor(
    private readonly reports: Reports,
    private readonly content: AuthoredContent,
    private readonly people: People,
    private readonly openCase: OpenCase,
    private readonly limits: RateLimits,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Reporting a person who mustn't be known to exist fails in the same way as for an unknown one.
   * @throws ReportTargetNotFound, CannotReportOwnContent, CannotReportYourself, TooManyRequests
   */
  async execute({ by, target, complaint }: ReportContentInput): Promise<{ id: ReportId; isNew: boolean }> {
    const found = await this.#find(target, by);
    if (found === null) throw new ReportTargetNotFound();
    const earlier = await this.reports.findByReporter(by, target);
    if (earlier) return { id: earlier.id, isNew: false };

    await this.limits.consume(RATE_LIMITS.reportsPerPerson, String(by));
    const id = await this.reports.nextId();
    const report = Report.file(id, by, { ...target, authorId: found.authorId }, complaint, this.clock.now());

    return this.#saveReport(report, { by, target, found });
  }

  async #find(target: ReportTarget, by: number): Promise<FoundContent | null> {
    const { type, id } = target;
    const plain = { editedAt: null, copy: [] };
    if (type === 'message') {
      const message = await this.content.findMessage(by, id);
      return message && { ...plain, ...message };
    }
    if (type === 'user') return (await this.people.canBeReportedBy(id, by)) ? { ...plain, authorId: id } : null;
    const written = await this.#findWritten(target, by);
    return written && { ...plain, ...written };
  }

  #findWritten(
    target: ReportTarget,
    by: number,
  ): Promise<(Partial<ReportableText> & Pick<ReportableText, 'authorId'>) | null> {
    if (target.type === 'review') return this.content.findAuthor(target);
    if (target.type === 'thanks') return this.content.findThanksAuthor(by, target.id);
    return this.content.findReportableForumText(by, target);
  }

  async #saveReport(
    report: Report,
    { by, target, found }: { by: number; target: ReportTarget; found: FoundContent },
  ): Promise<{ id: ReportId; isNew: boolean }> {
    const { id } = report;
    const { reason } = report.snapshot();
    try {
      await this.transactions.run(async () => {
        await this.reports.save(report);
        await this.openCase.execute({ id, by, target, reason, ...found });
      });
      return { id, isNew: true };
    } catch (refusal) {
      // A concurrent request stored the same report first.
      const concurrentReport =
        refusal instanceof AlreadyReported ? await this.reports.findByReporter(by, target) : null;
      if (!concurrentReport) throw refusal;
      return { id: concurrentReport.id, isNew: false };
    }
  }
}
