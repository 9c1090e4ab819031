const TIME = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });

/** '3:00 PM', where the reader is. */
export const timeOfDay = (iso: string): string => TIME.format(new Date(iso));
