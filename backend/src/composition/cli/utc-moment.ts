import { InvalidArgumentError } from 'commander';

/**
 * Parses a date or a date and time of the command line, both in UTC.
 *
 * @throws the argument error of commander if the text is neither, or a day that doesn't exist
 */
export function parseUtcMoment(text: string): Date {
  const date = new Date(text);
  const isMoment = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2})?Z)?$/.test(text) && !Number.isNaN(date.getTime());
  // `Date` turns a day that doesn't exist in the month into one of the next month.
  if (!isMoment || !date.toISOString().startsWith(text.slice(0, 10))) {
    throw new InvalidArgumentError(
      'It must be a date such as 2027-01-31, or a date and time such as 2027-01-31T12:00:00Z.',
    );
  }
  return date;
}
