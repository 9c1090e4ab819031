import { Injectable } from '@nestjs/common';
import { MessagingFacade } from '../../../messaging';
import { ModerationNotices } from '../../application/moderation/ports/people';
import type { CaseId } from '../../domain/reports/events';

@Injectable()
export class MessagingModerationNotices extends ModerationNotices {
  constructor(private readonly messaging: MessagingFacade) {
    super();
  }

  async tellReporters(userIds: readonly number[], one: { caseId: CaseId; version: number }): Promise<void> {
    for (const userId of userIds) await this.#notify(userId, one, { what: 'report-closed' });
  }

  caseChanged(operatorIds: readonly number[], caseId: CaseId): Promise<void> {
    return this.messaging.publishCaseChange(operatorIds, caseId);
  }

  warn(userId: number, { note, ...one }: { caseId: CaseId; version: number; note: string }): Promise<void> {
    return this.#notify(userId, one, { what: 'warned', note });
  }

  #notify(
    userId: number,
    { caseId, version }: { caseId: CaseId; version: number },
    data: { what: 'report-closed' | 'warned'; note?: string },
  ): Promise<void> {
    const subject = `case:${caseId}`;
    const eventId = `moderation-${data.what}:${caseId}:${version}`;
    return this.messaging.notify({ userId, kind: 'moderation', subject, actorId: null, data, eventId });
  }
}
