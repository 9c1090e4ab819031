const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** Formats the date on which something was written: 'Jan 5, 2026'. */
export const formatReviewDate = (moment: string): string => DAY.format(new Date(moment));
