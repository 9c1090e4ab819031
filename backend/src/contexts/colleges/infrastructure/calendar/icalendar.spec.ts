import { type CalendarEntry, iCalendar } from './icalendar';

const entry = (told: Partial<CalendarEntry> = {}): CalendarEntry => ({
  uid: 'campus-event-7@example.org',
  sequence: 0,
  isCancelled: false,
  changedAt: new Date('2026-03-01T12:00:00.500Z'),
  startsAt: new Date('2026-03-09T22:00:00Z'),
  endsAt: new Date('2026-03-09T23:30:00Z'),
  summary: 'Campus tour',
  description: null,
  location: 'Admissions office',
  url: null,
  ...told,
});
const written = (told: Partial<CalendarEntry> = {}): string => iCalendar(entry(told), 'Gradspan');
/** The lines as a calendar puts them together again. */
const unfolded = (text: string): string[] => text.replaceAll('\r\n ', '').split('\r\n').slice(0, -1);
const property = (name: string, told: Partial<CalendarEntry>): string | undefined =>
  unfolded(written(told)).find((line) => line.startsWith(`${name}:`));

describe('an event for a calendar', () => {
  it('is a calendar with one entry', () => {
    expect(unfolded(written())).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Gradspan//Campus events//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:campus-event-7@example.org',
      'DTSTAMP:20260301T120000Z',
      'LAST-MODIFIED:20260301T120000Z',
      'SEQUENCE:0',
      'STATUS:CONFIRMED',
      'DTSTART:20260309T220000Z',
      'DTEND:20260309T233000Z',
      'SUMMARY:Campus tour',
      'LOCATION:Admissions office',
      'END:VEVENT',
      'END:VCALENDAR',
    ]);
  });

  it('says when it was cancelled, as a newer edition of the same', () => {
    expect(property('STATUS', { isCancelled: true, sequence: 2 })).toBe('STATUS:CANCELLED');
    expect(property('SEQUENCE', { sequence: 2 })).toBe('SEQUENCE:2');
    expect(property('UID', { isCancelled: true, sequence: 2 })).toBe(property('UID', {}));
  });

  it('escapes what means something to calendars', () => {
    expect(property('SUMMARY', { summary: 'a\\b; c, d: "e"' })).toBe('SUMMARY:a\\\\b\\; c\\, d: "e"');
    expect(property('DESCRIPTION', { description: 'one\ntwo\r\nthree\rfour' })).toBe(
      'DESCRIPTION:one\\ntwo\\nthree\\nfour',
    );
  });

  it('lets no text become a property', () => {
    const evil = 'Tour\r\nATTENDEE:mailto:x@example.org\nEND:VEVENT\u2028\u0085BEGIN:VALARM\u0000';
    const lines = unfolded(written({ summary: evil, location: evil, description: evil }));

    expect(lines.filter((line) => /^(ATTENDEE|BEGIN:VALARM|END:VEVENT)/.test(line))).toEqual(['END:VEVENT']);
    expect(written({ summary: evil })).not.toMatch(/(?![\r\n\t])\p{Cc}/u);
  });

  it('writes the link as it is', () => {
    expect(property('URL', { url: 'https://example.org/a,b;c?d=1' })).toBe('URL:https://example.org/a,b;c?d=1');
  });

  it.each([
    ['letters', 'x'.repeat(500)],
    ['umlauts', 'ü'.repeat(300)],
    ['emoji', '🎓'.repeat(200)],
    ['what is escaped', ','.repeat(200)],
    ['a mix', 'aü🎓,'.repeat(80)],
  ])('folds lines at 75 octets, never inside a character: %s', (_, summary) => {
    const text = written({ summary });
    const lines = text.split('\r\n');

    expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    expect(lines.some((line) => Buffer.byteLength(line) >= 72)).toBe(true);
    expect(property('SUMMARY', { summary })).toBe(`SUMMARY:${summary.replaceAll(',', '\\,')}`);
    expect(text).not.toContain('\uFFFD');
  });

  it('leaves a line of exactly 75 octets whole', () => {
    expect(written({ summary: 'x'.repeat(75 - 'SUMMARY:'.length) })).not.toContain('\r\n ');
    expect(written({ summary: 'x'.repeat(76 - 'SUMMARY:'.length) })).toContain('\r\n x\r\n');
  });

  it('ends every line as the standard wants', () => {
    expect(written({ description: 'a\nb' })).toMatch(/^([^\r\n]+\r\n)+$/);
  });
});
