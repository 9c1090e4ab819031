import { request } from '@/shared/api';

export type ReportReason = 'spam' | 'abuse' | 'false' | 'private' | 'other';

export interface Complaint {
  reason: ReportReason;
  /** Details that the reason doesn't contain; may be blank. */
  note: string;
}

/** What can be reported. A post is a discussion of the forum, a reply one of its replies; thanks are a student's to an alum. */
type ReportTarget = 'review' | 'user' | 'message' | 'post' | 'reply' | 'thanks' | 'open-question' | 'open-answer';

/** Reports something to the moderators. A second report of the same target is not new. */
export const sendReport = (targetType: ReportTarget, targetId: number, { reason, note }: Complaint) =>
  request<{ id: number; isNew: boolean }>('POST', '/api/reports', {
    targetType,
    targetId,
    reason,
    note: note.trim() || undefined,
  });
