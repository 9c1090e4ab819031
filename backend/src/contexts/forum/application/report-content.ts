import { Clock } from '../../../shared/application/clock';
import { RateLimits } from '../../../shared/application/rate-limits';
import { UseCase } from '../../../shared/application/use-case';
import { LIMITS } from '../../../shared/domain/limits';
import { AlreadyReported, NothingToReport } from '../domain/errors';
import type { ReportId } from '../domain/ids';
import { type Complaint, Report, type Target } from '../domain/report';
import { KnownPeople } from './ports/known-people';
import { Reports } from './ports/reports';
import { WrittenContent } from './ports/written-content';

export interface ReportContentInput {
  readonly by: number;
  readonly target: Target;
  readonly complaint: Complaint;
}

/** Somebody points out what should not stand there, or who does wrong; doing so twice is doing it once. */
@UseCase()
export class ReportContent {
  constructor(
    private readonly reports: Reports,
    private readonly content: WrittenContent,
    private readonly people: KnownPeople,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  /** Who may not be known to exist is reported like nobody. @throws NothingToReport, OwnContent, Oneself, TooManyRequests */
  async execute({ by, target, complaint }: ReportContentInput): Promise<{ id: ReportId; isNew: boolean }> {
    const found = await this.#authorOf(target, by);
    if (found === null) throw new NothingToReport();
    const earlier = await this.reports.by(by, target);
    if (earlier) return { id: earlier.id, isNew: false };

    await this.limits.consume(LIMITS.reportsPerPerson, String(by));
    const id = await this.reports.nextId();
    const report = Report.file(id, by, { ...target, ...found }, complaint, this.clock.now());

    return this.#keep(report, by, target);
  }

  async #authorOf(target: Target, by: number): Promise<{ readonly authorId: number | null } | null> {
    if (target.type === 'review') return this.content.authorOf(target);
    return (await this.people.areKnown(target.id, by)) ? { authorId: target.id } : null;
  }

  async #keep(report: Report, by: number, target: Target): Promise<{ id: ReportId; isNew: boolean }> {
    try {
      await this.reports.add(report);
      return { id: report.id, isNew: true };
    } catch (refusal) {
      // The same click came twice at once, and the other one was faster.
      const faster = refusal instanceof AlreadyReported ? await this.reports.by(by, target) : null;
      if (!faster) throw refusal;
      return { id: faster.id, isNew: false };
    }
  }
}
