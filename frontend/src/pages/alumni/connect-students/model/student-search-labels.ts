import { STUDENTS_PER_PAGE, type ListedStudent } from '@/entities/student';
import { formatCount } from '@/shared/lib/format';
import { detailedRefusalText } from '@/shared/lib/forms';
import { plural } from '@/shared/lib/plural';

/** The server counts no further. */
const MAX_COUNTED_STUDENTS = 10_000;

/** Returns '143 students, page 1 of 8'. */
export function countAndPageText(total: number, page: number): string {
  if (total >= MAX_COUNTED_STUDENTS)
    return `${formatCount(MAX_COUNTED_STUDENTS)}+ students. Search or filter to narrow the list.`;
  const pages = Math.ceil(total / STUDENTS_PER_PAGE);
  return pages > 1
    ? plural(total, { other: '# students, page {page} of {pages}' }, { page, pages })
    : plural(total, { one: '# student', other: '# students' });
}

/** Returns the text shown in place of an address, which only connections can see, and only if the student shares it. */
export function hiddenEmailText({ connectionStatus }: ListedStudent): string {
  return connectionStatus === 'connected' ? 'No contact details' : 'Connect to see contact details';
}

/** The toasts about a request sent from this page. */
export const REQUEST_TOASTS = {
  sent: { title: 'Connection request sent!' },
  failed: (error: unknown) => ({
    title: 'Failed to send request',
    text: detailedRefusalText(error),
    variant: 'destructive' as const,
  }),
};
