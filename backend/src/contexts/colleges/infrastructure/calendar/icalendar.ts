/** One event as calendars know it. Moments are whole seconds in UTC. */
export interface CalendarEntry {
  /** The same for ever: by it a calendar knows a newer edition. */
  readonly uid: string;
  readonly sequence: number;
  readonly isCancelled: boolean;
  readonly changedAt: Date;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly summary: string;
  readonly description: string | null;
  readonly location: string | null;
  readonly url: string | null;
}

const LINE_OCTETS = 75;

/** TEXT of RFC 5545, 3.3.11. */
const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n?|\n/g, '\\n')
    // What no calendar can read has no place in a line.
    .replace(/(?!\t)\p{Cc}/gu, '');

const moment = (at: Date): string => at.toISOString().replace(/[-:]|\.\d{3}/g, '');

/** A line of at most 75 octets and its continuations, never cut inside a character (RFC 5545, 3.1). */
function folded(line: string): string {
  const lines = [''];
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > LINE_OCTETS) {
      lines.push('');
      octets = 1;
    }
    lines[lines.length - 1] += character;
    octets += size;
  }
  return lines.join('\r\n ');
}

/** A calendar with this one entry (RFC 5545), ready to be sent. */
export function iCalendar(entry: CalendarEntry, product: string): string {
  const { uid, sequence, isCancelled, changedAt, startsAt, endsAt, summary, description, location, url } = entry;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(product)}//Campus events//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${moment(changedAt)}`,
    `LAST-MODIFIED:${moment(changedAt)}`,
    `SEQUENCE:${sequence}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `DTSTART:${moment(startsAt)}`,
    `DTEND:${moment(endsAt)}`,
    `SUMMARY:${escaped(summary)}`,
    ...(description === null ? [] : [`DESCRIPTION:${escaped(description)}`]),
    ...(location === null ? [] : [`LOCATION:${escaped(location)}`]),
    ...(url === null ? [] : [`URL:${url}`]),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
