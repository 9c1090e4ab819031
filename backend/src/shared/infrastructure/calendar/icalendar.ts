import ical, {
  ICalAlarmType,
  ICalAttendeeRole,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
} from 'ical-generator';

const CALENDAR_METHODS = ['PUBLISH', 'REQUEST', 'CANCEL'] as const;
/** What a calendar does with the file: show it, ask its owner, or remove the entry. */
export type CalendarMethod = (typeof CALENDAR_METHODS)[number];

/** One calendar entry. Times are whole seconds in UTC. */
export interface CalendarEntry {
  /** Permanent ID, by which a calendar recognizes a newer version. */
  readonly uid: string;
  readonly sequence: number;
  readonly status: 'confirmed' | 'tentative' | 'cancelled';
  readonly changedAt: Date;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly summary: string;
  readonly description: string | null;
  readonly location: string | null;
  readonly url: string | null;
  /**
   * The two people of a meeting; undefined if the event is for everyone. The attendee is the recipient of the file,
   * with the recipient's address.
   */
  readonly people?: {
    readonly organizer: string;
    readonly attendee?: { readonly name: string; readonly email: string };
  };
  /** Minutes before the start when the calendar reminds its owner. */
  readonly alarmMinutes?: number;
}

export interface CalendarMetadata {
  readonly product: string;
  /** What the entries are, such as `Meetings`. */
  readonly about: string;
  readonly method: CalendarMethod;
  /** Used in place of people's email addresses, which are private. */
  readonly noReply: string;
  /** For a feed: its name, and how often to check for changes. */
  readonly feed?: { readonly name: string; readonly refreshMinutes: number };
}

const ICAL_STATUSES = {
  confirmed: ICalEventStatus.CONFIRMED,
  tentative: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
} as const;

/** Returns a calendar file with these entries (RFC 5545). */
export function createCalendarFile(
  entries: readonly CalendarEntry[],
  { product, about, method, noReply, feed }: CalendarMetadata,
): string {
  const calendar = ical({
    prodId: { company: toParameterText(product).replace(/[;,/]/g, ' '), product: about, language: 'EN' },
    scale: 'GREGORIAN',
    method: ICalCalendarMethod[method],
    ...(feed && { name: removeControlCharacters(feed.name), ttl: feed.refreshMinutes * 60 }),
    events: entries.map((entry) => toICalEvent(entry, method, noReply)),
  });
  return `${calendar.toString()}\r\n`;
}

function toICalEvent(entry: CalendarEntry, method: CalendarMethod, noReply: string): ICalEventData {
  const { uid, sequence, status, changedAt, startsAt, endsAt, summary, description, location, url, people } = entry;
  // Published entries have no attendees (RFC 5546, 3.2.1).
  const attendee = method === 'PUBLISH' ? undefined : people?.attendee;
  return {
    id: uid,
    sequence,
    status: ICAL_STATUSES[status],
    start: startsAt,
    end: endsAt,
    stamp: changedAt,
    lastModified: changedAt,
    summary: removeControlCharacters(summary),
    ...(description !== null && { description: removeControlCharacters(description) }),
    ...(location !== null && { location: removeControlCharacters(location) }),
    // The library would escape characters that are valid in a URL.
    ...(url !== null && { url: url.replaceAll(',', '%2C').replaceAll(';', '%3B') }),
    ...(people && { organizer: { name: toParameterText(people.organizer), email: noReply } }),
    ...(attendee && {
      attendees: [
        { name: toParameterText(attendee.name), email: attendee.email, rsvp: false, role: ICalAttendeeRole.REQ },
      ],
    }),
    ...(entry.alarmMinutes !== undefined && {
      alarms: [{ type: ICalAlarmType.display, triggerBefore: entry.alarmMinutes * 60 }],
    }),
  };
}

/** Removes characters that calendars cannot read. */
const removeControlCharacters = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(/(?![\t\n])\p{Cc}/gu, '');

/** Removes characters that cannot be used between quotation marks. */
const toParameterText = (text: string): string => text.replace(/\p{Cc}|["\\]/gu, '');
