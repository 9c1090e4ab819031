import { type CalendarEntry, type CalendarMetadata, createCalendarFile } from './icalendar';

const entry = (changes: Partial<CalendarEntry> = {}): CalendarEntry => ({
  uid: 'campus-event-7@example.org',
  sequence: 0,
  status: 'confirmed',
  changedAt: new Date('2026-03-01T12:00:00.500Z'),
  startsAt: new Date('2026-03-09T22:00:00Z'),
  endsAt: new Date('2026-03-09T23:30:00Z'),
  summary: 'Campus tour',
  description: null,
  location: 'Admissions office',
  url: null,
  ...changes,
});
const HEAD: CalendarMetadata = {
  product: 'Gradspan',
  about: 'Campus events',
  method: 'PUBLISH',
  noReply: 'no-reply@example.org',
};
const written = (changes: Partial<CalendarEntry> = {}): string => createCalendarFile([entry(changes)], HEAD);
/** Returns the unfolded lines, as a calendar reads them. */
const unfoldLines = (text: string): string[] => text.replaceAll('\r\n ', '').split('\r\n').slice(0, -1);
const property = (name: string, changes: Partial<CalendarEntry>): string | undefined =>
  unfoldLines(written(changes)).find((line) => line.startsWith(`${name}:`));

describe('a calendar file', () => {
  it('contains one entry', () => {
    expect(unfoldLines(written())).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Gradspan//Campus events//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:campus-event-7@example.org',
      'SEQUENCE:0',
      'DTSTAMP:20260301T120000Z',
      'DTSTART:20260309T220000Z',
      'DTEND:20260309T233000Z',
      'SUMMARY:Campus tour',
      'LOCATION:Admissions office',
      'STATUS:CONFIRMED',
      'LAST-MODIFIED:20260301T120000Z',
      'END:VEVENT',
      'END:VCALENDAR',
    ]);
  });

  it('contains a cancellation as a newer version of the same entry', () => {
    expect(property('STATUS', { status: 'cancelled', sequence: 2 })).toBe('STATUS:CANCELLED');
    expect(property('STATUS', { status: 'tentative' })).toBe('STATUS:TENTATIVE');
    expect(property('SEQUENCE', { sequence: 2 })).toBe('SEQUENCE:2');
    expect(property('UID', { status: 'cancelled', sequence: 2 })).toBe(property('UID', {}));
  });

  it('escapes special characters', () => {
    expect(property('SUMMARY', { summary: 'a\\b; c, d: "e"' })).toBe('SUMMARY:a\\\\b\\; c\\, d: "e"');
    expect(property('DESCRIPTION', { description: 'one\ntwo\r\nthree\rfour' })).toBe(
      'DESCRIPTION:one\\ntwo\\nthree\\nfour',
    );
  });

  it('does not let text become a property', () => {
    const injection = 'Tour\r\nATTENDEE:mailto:x@example.org\nEND:VEVENT\u2028\u0085BEGIN:VALARM\u0000';
    const people = { organizer: injection, attendee: { name: `"${injection}`, email: 'kim@example.org' } };
    const text = createCalendarFile(
      [entry({ summary: injection, location: injection, description: injection, people })],
      {
        ...HEAD,
        method: 'REQUEST',
        product: injection,
      },
    );

    expect(unfoldLines(text).filter((line) => /^(ATTENDEE:|BEGIN:VALARM|END:VEVENT)/.test(line))).toEqual([
      'END:VEVENT',
    ]);
    expect(text).not.toMatch(/(?![\r\n\t])\p{Cc}/u);
    expect(unfoldLines(text).filter((line) => /^(ORGANIZER|ATTENDEE);/.test(line))).toEqual([
      expect.stringMatching(/^ORGANIZER;CN="[^"\\]*":mailto:no-reply@example\.org$/i),
      expect.stringMatching(/^ATTENDEE;[A-Z=;-]*CN="[^"\\]*":mailto:kim@example\.org$/i),
    ]);
  });

  it('invites the recipient by the address it is sent to, and contains no other address', () => {
    const people = { organizer: 'Ada King, Jr.', attendee: { name: 'Zoë Ö.', email: 'zoe@example.org' } };
    const lines = unfoldLines(createCalendarFile([entry({ people })], { ...HEAD, method: 'REQUEST' }));
    expect(lines).toEqual(
      expect.arrayContaining([
        'METHOD:REQUEST',
        'ORGANIZER;CN="Ada King, Jr.":mailto:no-reply@example.org',
        'ATTENDEE;ROLE=REQ-PARTICIPANT;RSVP=FALSE;CN="Zoë Ö.":MAILTO:zoe@example.org',
      ]),
    );
  });

  it('has no attendee if it is only published', () => {
    const people = { organizer: 'Ada King, Jr.', attendee: { name: 'Zoë Ö.', email: 'zoe@example.org' } };
    const lines = unfoldLines(createCalendarFile([entry({ people })], HEAD));
    expect(lines).toContain('ORGANIZER;CN="Ada King, Jr.":mailto:no-reply@example.org');
    expect(lines.filter((line) => line.startsWith('ATTENDEE'))).toEqual([]);
  });

  it('has a name, a refresh interval and a reminder if it is a feed', () => {
    const feed = { name: 'Gradspan meetings', refreshMinutes: 60 };
    const lines = unfoldLines(createCalendarFile([entry({ alarmMinutes: 15 })], { ...HEAD, feed }));
    expect(lines).toEqual(
      expect.arrayContaining([
        'NAME:Gradspan meetings',
        'X-WR-CALNAME:Gradspan meetings',
        'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
        'X-PUBLISHED-TTL:PT1H',
        'BEGIN:VALARM',
        'ACTION:DISPLAY',
        'TRIGGER:-PT15M',
        'DESCRIPTION:Campus tour',
        'END:VALARM',
      ]),
    );
  });

  it('encodes a link that leads to the same page', () => {
    const line = unfoldLines(written({ url: 'https://example.org/a,b;c?d=1' })).find((one) => one.startsWith('URL'));
    expect(line).toBe('URL;VALUE=URI:https://example.org/a%2Cb%3Bc?d=1');
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
    expect(lines.some((line) => Buffer.byteLength(line) >= 70)).toBe(true);
    expect(property('SUMMARY', { summary })).toBe(`SUMMARY:${summary.replaceAll(',', '\\,')}`);
    expect(text).not.toContain('\uFFFD');
  });

  it('ends every line with CRLF', () => {
    expect(written({ description: 'a\nb' })).toMatch(/^([^\r\n]+\r\n)+$/);
  });

  it('can contain several entries, or none', () => {
    const lines = unfoldLines(createCalendarFile([entry(), entry({ uid: 'campus-event-8@example.org' })], HEAD));
    expect(lines.filter((line) => line.startsWith('UID:'))).toEqual([
      'UID:campus-event-7@example.org',
      'UID:campus-event-8@example.org',
    ]);
    expect(unfoldLines(createCalendarFile([], HEAD)).at(-1)).toBe('END:VCALENDAR');
  });
});
