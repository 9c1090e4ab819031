const DATE_FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** Formats the date on which something was written: 'Jan 5, 2026'. */
export const formatReviewDate = (moment: string): string => DATE_FORMAT.format(new Date(moment));
