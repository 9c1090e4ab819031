import { DomainEvent } from '../../../../shared/domain/aggregate';
import type { ReportId } from './ids';

/** Someone thinks that something should not stand where everybody reads it, or that a person does wrong. */
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
