import ical, {
  ICalAlarmType,
  ICalAttendeeRole,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
} from 'ical-generator';

export const CALENDAR_METHODS = ['PUBLISH', 'REQUEST', 'CANCEL'] as const;
/** What a calendar is to do with the file: take note, ask its owner, or take out what it knows. */
export type CalendarMethod = (typeof CALENDAR_METHODS)[number];

/** One event as calendars know it. Moments are whole seconds in UTC. */
export interface CalendarEntry {
  /** The same for ever: by it a calendar knows a newer edition. */
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
  /** Who meets whom; no one where it is for everyone. The attendee is the recipient of the file, with the recipient's address. */
  readonly people?: {
    readonly organizer: string;
    readonly attendee?: { readonly name: string; readonly email: string };
  };
  /** How long before the start the calendar reminds its owner. */
  readonly alarmMinutes?: number;
}

export interface CalendarHead {
  readonly product: string;
  /** What the entries are, e.g. `Meetings`. */
  readonly about: string;
  readonly method: CalendarMethod;
  /** Stands in for the mail addresses of people, which are no one's business. */
  readonly noReply: string;
  /** For a calendar that is followed: how it is called, and how often to look for changes. */
  readonly feed?: { readonly name: string; readonly refreshMinutes: number };
}

const STATUS = {
  confirmed: ICalEventStatus.CONFIRMED,
  tentative: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
} as const;

/** A calendar with these entries (RFC 5545), ready to be sent. */
export function iCalendar(
  entries: readonly CalendarEntry[],
  { product, about, method, noReply, feed }: CalendarHead,
): string {
  const calendar = ical({
    prodId: { company: name(product).replace(/[;,/]/g, ' '), product: about, language: 'EN' },
    scale: 'GREGORIAN',
    method: ICalCalendarMethod[method],
    ...(feed && { name: readable(feed.name), ttl: feed.refreshMinutes * 60 }),
    events: entries.map((entry) => eventOf(entry, method, noReply)),
  });
  return `${calendar.toString()}\r\n`;
}

function eventOf(entry: CalendarEntry, method: CalendarMethod, noReply: string): ICalEventData {
  const { uid, sequence, status, changedAt, startsAt, endsAt, summary, description, location, url, people } = entry;
  // What is published invites no one (RFC 5546, 3.2.1).
  const attendee = method === 'PUBLISH' ? undefined : people?.attendee;
  return {
    id: uid,
    sequence,
    status: STATUS[status],
    start: startsAt,
    end: endsAt,
    stamp: changedAt,
    lastModified: changedAt,
    summary: readable(summary),
    ...(description !== null && { description: readable(description) }),
    ...(location !== null && { location: readable(location) }),
    // The library would escape what an address may hold as it is.
    ...(url !== null && { url: url.replaceAll(',', '%2C').replaceAll(';', '%3B') }),
    ...(people && { organizer: { name: name(people.organizer), email: noReply } }),
    ...(attendee && {
      attendees: [{ name: name(attendee.name), email: attendee.email, rsvp: false, role: ICalAttendeeRole.REQ }],
    }),
    ...(entry.alarmMinutes !== undefined && {
      alarms: [{ type: ICalAlarmType.display, triggerBefore: entry.alarmMinutes * 60 }],
    }),
  };
}

/** What no calendar can read has no place in a line. */
const readable = (text: string): string => text.replace(/\r\n?/g, '\n').replace(/(?![\t\n])\p{Cc}/gu, '');

/** Words that stand between quotation marks. */
const name = (text: string): string => text.replace(/\p{Cc}|["\\]/gu, '');
