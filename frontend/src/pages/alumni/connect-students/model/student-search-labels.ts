import { STUDENTS_PER_PAGE, type ListedStudent } from '@/entities/student';
import { formatCount } from '@/shared/lib/format';
import { refusalInFull } from '@/shared/lib/forms';
import { plural } from '@/shared/lib/plural';

/** The server counts no further. */
const MOST_COUNTED = 10_000;

/** Returns '143 students, page 1 of 8'. */
export function standing(total: number, page: number): string {
  if (total >= MOST_COUNTED) return `${formatCount(MOST_COUNTED)}+ students. Search or filter to narrow the list.`;
  const pages = Math.ceil(total / STUDENTS_PER_PAGE);
  return pages > 1
    ? plural(total, { other: '# students, page {page} of {pages}' }, { page, pages })
    : plural(total, { one: '# student', other: '# students' });
}

/** Returns the text shown in place of an address, which only connections can see, and only if the student shares it. */
export function noAddress({ connectionStatus }: ListedStudent): string {
  return connectionStatus === 'connected' ? 'No contact shared' : 'Connect to see contact';
}

/** The toasts about a request sent from this page. */
export const REQUEST_WORDS = {
  sent: { title: 'Connection request sent!' },
  failed: (error: unknown) => ({
    title: 'Failed to send request',
    text: refusalInFull(error),
    variant: 'destructive' as const,
  }),
};
