import { request } from './request';

export type ReportReason = 'spam' | 'abuse' | 'false' | 'private' | 'other';

export interface Complaint {
  reason: ReportReason;
  /** What the reason does not say yet; may be blank. */
  note: string;
}

/** Reports a review, a person or a message to the moderators. A second report of the same is not new. */
export const sendReport = (targetType: 'review' | 'user' | 'message', targetId: number, { reason, note }: Complaint) =>
  request<{ id: number; isNew: boolean }>('POST', '/api/reports', {
    targetType,
    targetId,
    reason,
    note: note.trim() || undefined,
  });
