import { Injectable } from '@nestjs/common';
import { NotificationsFacade } from '../../../messaging';
import { ModerationNotices } from '../../application/moderation/ports/people';
import type { HiddenBy } from '../../domain/discussions/writer';
import type { CaseId } from '../../domain/reports/events';
import type { ReportTargetType } from '../../domain/reports/report';

const CONTENT_NAMES: Readonly<Partial<Record<ReportTargetType, string>>> = {
  post: 'discussion',
  'open-question': 'question',
};

@Injectable()
export class MessagingModerationNotices extends ModerationNotices {
  constructor(private readonly messaging: NotificationsFacade) {
    super();
  }

  async notifyReporters(userIds: readonly number[], one: { caseId: CaseId; version: number }): Promise<void> {
    for (const userId of userIds) await this.#notify(userId, one, { what: 'report-closed' });
  }

  publishCaseChange(operatorIds: readonly number[], caseId: CaseId): Promise<void> {
    return this.messaging.publishCaseChange(operatorIds, caseId);
  }

  notifyOfHiding(
    authorId: number,
    {
      targetType,
      hiddenBy,
      ...one
    }: { caseId: CaseId; version: number; targetType: ReportTargetType; hiddenBy: HiddenBy },
  ): Promise<void> {
    const contentName = CONTENT_NAMES[targetType] ?? 'reply';
    const note =
      hiddenBy === 'reports'
        ? `Your ${contentName} is hidden because several people reported it. A moderator will review it.`
        : `A moderator hid your ${contentName} because it’s against our rules.`;
    return this.#notify(authorId, one, { what: 'content-hidden', note });
  }

  warn(userId: number, { note, ...one }: { caseId: CaseId; version: number; note: string }): Promise<void> {
    return this.#notify(userId, one, { what: 'warned', note });
  }

  #notify(
    userId: number,
    { caseId, version }: { caseId: CaseId; version: number },
    data: { what: 'report-closed' | 'warned' | 'content-hidden'; note?: string },
  ): Promise<void> {
    const subject = `case:${caseId}`;
    const eventId = `moderation-${data.what}:${caseId}:${version}`;
    return this.messaging.notify({ userId, kind: 'moderation', subject, actorId: null, data, eventId });
  }
}
