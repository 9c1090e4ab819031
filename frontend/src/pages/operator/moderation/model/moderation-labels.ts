import type { ReportReason } from '@/entities/report';
import { plural } from '@/shared/lib/plural';
import type { CaseHistoryEntry, ModerationCase } from '../api/cases';

export const REASON_LABELS: Readonly<Record<ReportReason, string>> = {
  spam: 'Spam',
  abuse: 'Abuse',
  false: 'False information',
  private: 'Private information',
  other: 'Something else',
};

export const OUTCOME_LABELS: Readonly<Record<NonNullable<ModerationCase['outcome']>, string>> = {
  dismissed: 'Dismissed',
  hidden: 'Hidden',
  warned: 'Warned',
  suspended: 'Suspended',
};

export const ROLE_LABELS = { student: 'Student', alumni: 'Alumni', college_admin: 'College administrator' } as const;

const TARGET_LABELS = {
  user: 'Profile',
  review: 'Review',
  message: 'Message',
  post: 'Discussion',
  reply: 'Reply',
  'open-question': 'Open question',
  'open-answer': 'Answer to an open question',
  thanks: 'Thank-you note',
} as const;

/** Returns the name of a case's subject; the account may be erased. */
export const subjectName = ({ subject }: Pick<ModerationCase, 'subject'>): string =>
  subject ? subject.fullName || `User ${subject.id}` : 'a deleted user';

/** Returns the title of a case: 'Message from Alex Sample'. */
export function caseTitle(one: Pick<ModerationCase, 'targetType' | 'subject'>): string {
  const name = subjectName(one);
  if (one.targetType === 'user') return `${TARGET_LABELS.user} of ${name}`;
  return `${TARGET_LABELS[one.targetType]} ${one.targetType === 'message' ? 'from' : 'by'} ${name}`;
}

export const reportCountText = (count: number): string => plural(count, { one: '# report', other: '# reports' });

const ACTION_LABELS: Readonly<Record<CaseHistoryEntry['action'], string>> = {
  claim: 'Claimed the case',
  release: 'Released the case',
  note: 'Added a note',
  dismiss: 'Dismissed the reports',
  hide: 'Hid the content',
  'hide-by-reports': 'Hid the content after three reports',
  unhide: 'Showed the content again',
  warn: 'Sent a warning',
  suspend: 'Suspended the account',
  'change-suspension': 'Changed the suspension',
  reopen: 'Reopened the case',
};

export const historyEntryText = ({ action }: Pick<CaseHistoryEntry, 'action'>): string => ACTION_LABELS[action];
