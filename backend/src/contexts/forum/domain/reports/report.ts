import { DomainError } from '../../../../shared/domain/domain-error';
import { Aggregate } from '../../../../shared/domain/aggregate';
import { ContentReported, type ReportId } from './events';

export class ReportTargetNotFound extends DomainError {
  constructor() {
    super('not-found', 'forum.nothing-to-report', 'You can’t report this because it no longer exists.');
  }
}

export class CannotReportOwnContent extends DomainError {
  constructor() {
    super('forbidden', 'forum.own-content', 'You wrote this yourself. You can edit or delete it instead.');
  }
}

export class CannotReportYourself extends DomainError {
  constructor() {
    super('forbidden', 'forum.own-content', 'You can’t report yourself.');
  }
}

export class AlreadyReported extends DomainError {
  constructor() {
    super('conflict', 'forum.already-reported', 'You already reported this.');
  }
}

export const REPORTABLE_TYPES = [
  'review',
  'user',
  'message',
  'post',
  'reply',
  'thanks',
  'open-question',
  'open-answer',
] as const;
export type ReportTargetType = (typeof REPORTABLE_TYPES)[number];

export const REPORT_REASONS = ['spam', 'abuse', 'false', 'private', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** Reportable content, or a person. */
export interface ReportTarget {
  readonly type: ReportTargetType;
  readonly id: number;
}

export interface Complaint {
  readonly reason: ReportReason;
  readonly note: string | null;
}

export interface ReportState {
  id: ReportId;
  /** Null once the account of the reporter is deleted. */
  reporterId: number | null;
  targetType: ReportTargetType;
  targetId: number;
  reason: ReportReason;
  note: string | null;
  createdAt: Date;
}

/** One user's report about another user or their content. */
export class Report extends Aggregate {
  static readonly NOTE_MAX_LENGTH = 500;

  private constructor(private readonly state: ReportState) {
    super();
  }

  /**
   * @param target `authorId` is the author of the content, or the reported person
   * @throws CannotReportOwnContent, CannotReportYourself
   */
  static file(
    id: ReportId,
    by: number,
    target: ReportTarget & { readonly authorId: number | null },
    { reason, note }: Complaint,
    now: Date,
  ): Report {
    if (target.authorId === by)
      throw target.type === 'user' ? new CannotReportYourself() : new CannotReportOwnContent();
    const report = new Report({
      id,
      reporterId: by,
      targetType: target.type,
      targetId: target.id,
      reason,
      note,
      createdAt: now,
    });
    report.record(new ContentReported(id, target.type, target.id, reason, now));
    return report;
  }

  static restore(state: ReportState): Report {
    return new Report(state);
  }

  get id(): ReportId {
    return this.state.id;
  }

  snapshot(): ReportState {
    return { ...this.state };
  }
}
