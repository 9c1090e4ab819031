import { once } from '@/shared/lib/format';

const dateFormat = once(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }));

/** Formats the date on which something was written: 'Jan 5, 2026'. */
export const formatReviewDate = (moment: string): string => dateFormat().format(new Date(moment));
