import type { Id } from '../../../../shared/domain/id';
import { DomainEvent } from '../../../../shared/domain/aggregate';

export type ReportId = Id<'Report'>;
export type CaseId = Id<'ModerationCase'>;

/** A user reported content or a person. */
export class ContentReported extends DomainEvent {
  static readonly eventName = 'forum.content-reported';

  constructor(
    readonly reportId: ReportId,
    readonly targetType: string,
    readonly targetId: number,
    readonly reason: string,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}
