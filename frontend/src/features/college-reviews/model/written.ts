const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** The day something was written, as people read it: 'Jan 5, 2026'. */
export const writtenOn = (moment: string): string => DAY.format(new Date(moment));
