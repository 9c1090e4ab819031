import ICAL from 'ical.js';
import { findIana } from 'windows-iana';
import { findMomentOfLocalTime, MINUTE_MS, toLocalTime, type TimeZone } from '../../domain/availability/availability';
import { findZoneByName } from '../availability/zone-by-name';

const HOUR_MS = 60 * MINUTE_MS;

/** Returns the moment at which clocks of a zone show a time. */
export type ToMoment = (time: ICAL.Time) => number;

/** Returns the local time as the milliseconds at which clocks in UTC show it. */
export const toClock = ({ year, month, day, hour, minute, second }: ICAL.Time): number =>
  Date.UTC(year, month - 1, day, hour, minute, second);

/** In a skipped hour, clocks still count as before the change (RFC 5545, 3.3.5). */
function findMoment(zone: TimeZone, clock: number): number {
  const moment = findMomentOfLocalTime(zone, clock);
  if (moment !== null) return moment;
  const before = clock - 3 * HOUR_MS;
  return clock - (toLocalTime(zone, before) - before);
}

/** Zones of one calendar: by IANA name, by Windows name, or as defined in the calendar. */
export class ZonesOfCalendar {
  readonly #known = new Map<string, ToMoment | null>();
  readonly #ownZone: TimeZone;

  /** @param ownZone IANA name of the zone of times that have none */
  constructor(
    private readonly calendar: ICAL.Component,
    ownZone: string,
  ) {
    const named = calendar.getFirstPropertyValue('x-wr-timezone');
    const zone = (typeof named === 'string' ? findNamedZone(named) : null) ?? findZoneByName(ownZone);
    this.#ownZone = zone ?? { offsetAt: () => 0 };
  }

  /** Returns the conversion of the times of a property. */
  of(property: ICAL.Property): ToMoment {
    const name = property.getFirstParameter('tzid');
    const zone = name ? this.#find(name) : null;
    return (time) => {
      if (time.zone === ICAL.Timezone.utcTimezone) return toClock(time);
      return zone ? zone(time) : findMoment(this.#ownZone, toClock(time));
    };
  }

  #find(name: string): ToMoment | null {
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    const zone = findNamedZone(name);
    const found: ToMoment | null = zone ? (time) => findMoment(zone, toClock(time)) : this.#findDefined(name);
    this.#known.set(name, found);
    return found;
  }

  #findDefined(name: string): ToMoment | null {
    const zone = this.calendar.getTimeZoneByID(name);
    return zone ? (time) => toClock(time) - zone.utcOffset(time) * 1_000 : null;
  }
}

/** Names of some programs have the name of the IANA database at their end: `/example.org/20250101/Europe/Berlin`. */
function findNamedZone(name: string): TimeZone | null {
  const parts = name.split('/').filter(Boolean);
  const candidates = [name, parts.slice(-2).join('/'), parts.slice(-3).join('/'), ...findIana(name)];
  for (const candidate of candidates) {
    const zone = findZoneByName(candidate);
    if (zone) return zone;
  }
  return null;
}
