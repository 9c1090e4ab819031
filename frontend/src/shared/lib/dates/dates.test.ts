import { formatDateInUtc } from './dates';

describe('a date of the server', () => {
  it.each(['2026-01-05T00:01:00.000Z', '2026-01-05T23:59:00.000Z'])('is the same in every time zone (%s)', (moment) =>
    expect(formatDateInUtc(moment)).toBe('January 5, 2026'),
  );
});
