import ICAL from 'ical.js';
import { DAY_MS, type Period } from '../../domain/availability/availability';
import { toClock, type ToMoment, ZonesOfCalendar } from './ical-times';

/** Properties that decide when a calendar is busy. The others, such as titles and attendees, are never parsed. */
const NEEDED_PROPERTIES = new Set([
  'BEGIN',
  'END',
  'DTSTART',
  'DTEND',
  'DURATION',
  'RRULE',
  'RDATE',
  'EXDATE',
  'EXRULE',
  'RECURRENCE-ID',
  'UID',
  'STATUS',
  'TRANSP',
  'FREEBUSY',
  'TZID',
  'TZOFFSETFROM',
  'TZOFFSETTO',
  'X-MICROSOFT-CDO-BUSYSTATUS',
  'X-WR-TIMEZONE',
]);
const FREE_STATUSES = new Set(['FREE', 'WORKINGELSEWHERE']);
/** For all events together, from their start on: daily events of 270 years. */
const MAX_OCCURRENCES = 100_000;

/** A text is not in the format iCalendar. */
export class NotACalendar extends Error {}

/** A calendar has more occurrences of events than can be read. */
export class CalendarTooLarge extends Error {}

/**
 * Returns the times within a period at which a calendar (RFC 5545) is busy, in any order. Events that are canceled or
 * don't block time are left out. Times without a zone and whole days are in `timeZone`, an IANA name.
 * @throws NotACalendar, CalendarTooLarge
 */
export function listBusyPeriodsOf(
  text: string,
  within: Period,
  timeZone: string,
  maxOccurrences = MAX_OCCURRENCES,
): Period[] {
  const counter = new OccurrenceCounter(maxOccurrences);
  return parseCalendars(text).flatMap((calendar) => {
    const zones = new ZonesOfCalendar(calendar, timeZone);
    const events = calendar.getAllSubcomponents('vevent').filter((event) => event.hasProperty('dtstart'));
    return [
      ...groupByUid(events).flatMap((eventsOfSeries) => new Series(eventsOfSeries, zones, counter).list(within)),
      ...calendar.getAllSubcomponents('vfreebusy').flatMap((freeBusy) => listFreeBusy(freeBusy, zones)),
    ].filter(({ startTime, endTime }) => startTime < within.endTime && endTime > within.startTime);
  });
}

function parseCalendars(text: string): ICAL.Component[] {
  const lines = text
    .replace(/^\uFEFF/, '')
    .replace(/\r?\n[ \t]/g, '')
    .split(/\r?\n/);
  const needed = lines.filter((line) => NEEDED_PROPERTIES.has(line.split(/[:;]/, 1)[0]!.trim().toUpperCase()));
  if (!/^BEGIN:VCALENDAR\s*$/i.test(needed[0] ?? '')) throw new NotACalendar();
  try {
    const parsed: unknown = ICAL.parse(needed.join('\r\n'));
    // The result is a list of calendars only if there are several.
    const roots = isList(parsed) && isList(parsed[0]) ? parsed : [parsed];
    return roots.filter(isList).map((root) => new ICAL.Component(root));
  } catch (error) {
    throw new NotACalendar('', { cause: error });
  }
}

const isList = (value: unknown): value is unknown[] => Array.isArray(value);

function groupByUid(events: readonly ICAL.Component[]): ICAL.Component[][] {
  const groups = new Map<string, ICAL.Component[]>();
  for (const event of events) {
    const uid = String(event.getFirstPropertyValue('uid'));
    groups.set(uid, [...(groups.get(uid) ?? []), event]);
  }
  return [...groups.values()];
}

class OccurrenceCounter {
  #count = 0;

  constructor(private readonly max: number) {}

  add(): void {
    if (++this.#count > this.max) throw new CalendarTooLarge();
  }
}

interface Occurrence {
  readonly start: number;
  readonly time: ICAL.Time;
  /** Only of dates that have an end of their own. */
  readonly end?: number;
}

/** The events with one UID: a master with its exceptions, or a single event. */
class Series {
  readonly #masters: readonly ICAL.Component[];
  readonly #exceptions: readonly ICAL.Component[];

  constructor(
    events: readonly ICAL.Component[],
    private readonly zones: ZonesOfCalendar,
    private readonly counter: OccurrenceCounter,
  ) {
    this.#masters = events.filter((event) => !event.hasProperty('recurrence-id'));
    this.#exceptions = events.filter((event) => event.hasProperty('recurrence-id'));
  }

  list(within: Period): Period[] {
    const replaced = new ReplacedTimes(this.#exceptions, 'recurrence-id', this.zones);
    return [
      ...this.#masters.flatMap((master) => (isBusy(master) ? this.#expand(master, replaced, within) : [])),
      ...this.#exceptions.flatMap((event) => (isBusy(event) ? [this.#single(event)] : [])),
    ];
  }

  #single(event: ICAL.Component): Period {
    const { time, toMoment } = this.#startOf(event);
    return this.#toPeriod(event, { start: toMoment(time), time }, toMoment);
  }

  #expand(event: ICAL.Component, replaced: ReplacedTimes, within: Period): Period[] {
    const { time, toMoment } = this.#startOf(event);
    const until = within.endTime.getTime();
    const excluded = new ReplacedTimes([event], 'exdate', this.zones);
    const excludedByRule = new Set(
      this.#occurrencesOf(event, 'exrule', time, toMoment, until).map(({ start }) => start),
    );
    const added = event.getAllProperties('rdate').flatMap((property) => this.#datesOf(property));
    const isRecurring = event.hasProperty('rrule');
    const occurrences = isRecurring
      ? this.#occurrencesOf(event, 'rrule', time, toMoment, until)
      : [{ start: toMoment(time), time }];
    return [...occurrences, ...added]
      .filter((one) => !excluded.includes(one) && !replaced.includes(one) && !excludedByRule.has(one.start))
      .map((one) => {
        if (one.end !== undefined) return { startTime: new Date(one.start), endTime: new Date(one.end) };
        return this.#toPeriod(event, one, toMoment);
      });
  }

  /** Dates of RDATE, which can be periods with an end of their own. */
  #datesOf(property: ICAL.Property): Occurrence[] {
    const toMoment = this.zones.of(property);
    return property.getValues().flatMap((value: unknown): Occurrence[] => {
      this.counter.add();
      if (value instanceof ICAL.Time) return [{ start: toMoment(value), time: value }];
      if (!(value instanceof ICAL.Period)) return [];
      return [{ start: toMoment(value.start), time: value.start, end: toMoment(value.getEnd()) }];
    });
  }

  #occurrencesOf(
    event: ICAL.Component,
    ruleName: 'rrule' | 'exrule',
    time: ICAL.Time,
    toMoment: ToMoment,
    until: number,
  ): Occurrence[] {
    return event.getAllProperties(ruleName).flatMap((property) => {
      const rule = property.getFirstValue();
      if (!(rule instanceof ICAL.Recur)) return [];
      const isBeforeEnd = untilOf(rule, toMoment);
      const unlimited = rule.clone();
      unlimited.until = null;
      unlimited.count = null;
      const iterator = unlimited.iterator(toLocal(time));
      const found: Occurrence[] = [];
      for (let next = iterator.next(); next && found.length < (rule.count ?? Infinity); next = iterator.next()) {
        this.counter.add();
        const occurrence = { start: toMoment(next), time: next.clone() };
        if (occurrence.start >= until || !isBeforeEnd(occurrence)) break;
        if (isDateOfRule(next, rule, time)) found.push(occurrence);
      }
      return found;
    });
  }

  #startOf(event: ICAL.Component): { time: ICAL.Time; toMoment: ToMoment } {
    const property = event.getFirstProperty('dtstart');
    const time = property?.getFirstValue();
    if (!property || !(time instanceof ICAL.Time)) throw new NotACalendar();
    return { time, toMoment: this.zones.of(property) };
  }

  /** The length is exact if the event has an end, and in days and hours by the clock if it has a duration. */
  #toPeriod(event: ICAL.Component, { start, time }: Occurrence, toMoment: ToMoment): Period {
    const startTime = new Date(start);
    const { time: first, toMoment: toFirstMoment } = this.#startOf(event);
    const endProperty = event.getFirstProperty('dtend');
    const end = endProperty?.getFirstValue();
    if (endProperty && end instanceof ICAL.Time) {
      if (time.isDate) return { startTime, endTime: addDays(time, (toClock(end) - toClock(first)) / DAY_MS, toMoment) };
      const length = this.zones.of(endProperty)(end) - toFirstMoment(first);
      return { startTime, endTime: new Date(start + length) };
    }
    const duration = event.getFirstPropertyValue('duration');
    if (duration instanceof ICAL.Duration) {
      const later = time.clone();
      later.addDuration(duration);
      return { startTime, endTime: new Date(toMoment(later)) };
    }
    return { startTime, endTime: time.isDate ? addDays(time, 1, toMoment) : startTime };
  }
}

function addDays(time: ICAL.Time, days: number, toMoment: ToMoment): Date {
  const later = time.clone();
  later.adjust(days, 0, 0, 0);
  return new Date(toMoment(later));
}

/** Returns a copy without a zone: rules are expanded by the clock, and the results are converted afterwards. */
function toLocal({ year, month, day, hour, minute, second, isDate }: ICAL.Time): ICAL.Time {
  return new ICAL.Time({ year, month, day, hour, minute, second, isDate }, ICAL.Timezone.localTimezone);
}

/**
 * Checks the date of an occurrence. In a year or month without the date of a rule, such as February 29, the library
 * continues with the following day instead of leaving the occurrence out (RFC 5545, 3.3.10).
 */
function isDateOfRule(time: ICAL.Time, rule: ICAL.Recur, first: ICAL.Time): boolean {
  const { BYDAY, BYMONTH, BYMONTHDAY, BYYEARDAY, BYWEEKNO } = rule.parts;
  if (BYMONTH && !BYMONTH.includes(time.month)) return false;
  if (BYMONTHDAY) {
    const days = ICAL.Time.daysInMonth(time.month, time.year);
    return BYMONTHDAY.includes(time.day) || BYMONTHDAY.includes(time.day - days - 1);
  }
  const isByFirstDate = (rule.freq === 'YEARLY' || rule.freq === 'MONTHLY') && !BYDAY && !BYYEARDAY && !BYWEEKNO;
  return !isByFirstDate || time.day === first.day;
}

/** Returns a check whether an occurrence isn't after the end of a rule, which is inclusive. */
function untilOf(rule: ICAL.Recur, toMoment: ToMoment): (occurrence: Occurrence) => boolean {
  const { until } = rule;
  if (!until) return () => true;
  if (until.isDate) return ({ time }) => toClock(time) < toClock(until) + DAY_MS;
  const end = until.zone === ICAL.Timezone.utcTimezone ? toClock(until) : toMoment(until);
  return ({ start }) => start <= end;
}

/** Times of a series that an exception replaces, or that are excluded. */
class ReplacedTimes {
  readonly #moments = new Set<number>();
  readonly #days = new Set<number>();

  constructor(events: readonly ICAL.Component[], propertyName: 'recurrence-id' | 'exdate', zones: ZonesOfCalendar) {
    for (const property of events.flatMap((event) => event.getAllProperties(propertyName))) {
      const toMoment = zones.of(property);
      for (const value of property.getValues()) {
        if (!(value instanceof ICAL.Time)) continue;
        if (value.isDate) this.#days.add(toClock(value));
        else this.#moments.add(toMoment(value));
      }
    }
  }

  /** A date without a time stands for every occurrence of that day. */
  includes({ start, time }: Occurrence): boolean {
    return this.#moments.has(start) || this.#days.has(Math.floor(toClock(time) / DAY_MS) * DAY_MS);
  }
}

function isBusy(event: ICAL.Component): boolean {
  const textOf = (name: string): string => String(event.getFirstPropertyValue(name) ?? '').toUpperCase();
  return (
    textOf('status') !== 'CANCELLED' &&
    textOf('transp') !== 'TRANSPARENT' &&
    !FREE_STATUSES.has(textOf('x-microsoft-cdo-busystatus'))
  );
}

function listFreeBusy(freeBusy: ICAL.Component, zones: ZonesOfCalendar): Period[] {
  return freeBusy.getAllProperties('freebusy').flatMap((property) => {
    if (property.getFirstParameter('fbtype')?.toUpperCase() === 'FREE') return [];
    const toMoment = zones.of(property);
    return property.getValues().flatMap((value: unknown) => {
      if (!(value instanceof ICAL.Period)) return [];
      return [{ startTime: new Date(toMoment(value.start)), endTime: new Date(toMoment(value.getEnd())) }];
    });
  });
}
