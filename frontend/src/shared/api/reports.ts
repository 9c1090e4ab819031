import { request } from './request';

export type ReportReason = 'spam' | 'abuse' | 'false' | 'private' | 'other';

export interface Complaint {
  reason: ReportReason;
  /** What the reason does not say yet; may be blank. */
  note: string;
}

/** Tells those who look after the product of a review or of a person. A second report of the same is not new. */
export const sendReport = (targetType: 'review' | 'user', targetId: number, { reason, note }: Complaint) =>
  request<{ id: number; isNew: boolean }>('POST', '/api/reports', {
    targetType,
    targetId,
    reason,
    note: note.trim() || undefined,
  });
