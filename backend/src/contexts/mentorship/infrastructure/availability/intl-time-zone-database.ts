import { tzOffset } from '@date-fns/tz';
import { Injectable } from '@nestjs/common';
import { TimeZoneDatabase } from '../../application/availability/ports/availabilities';
import type { Period, Zone } from '../../domain/availability/availability';

/** Names of the IANA database; offsets such as +05:00, which know nothing of summers, are none. */
const NAME = /^[A-Za-z][\w+-]*(\/[\w+-]+){0,2}$/;

/** What the runtime knows of the clocks of the world. */
@Injectable()
export class IntlTimeZoneDatabase extends TimeZoneDatabase {
  findByName(name: string): Zone | null {
    const known = knownName(name);
    return known === null ? null : { offsetAt: (moment) => tzOffset(known, new Date(moment)) };
  }

  /** The second date, and an abbreviation after the first time, stand only where they are not the same. */
  formatPeriod({ startTime, endTime }: Period, timeZone: string | null): string {
    const day = format({ weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' }, timeZone);
    const clock = format({ hour: 'numeric', minute: '2-digit' }, timeZone);
    const [starts, ends] = [day(startTime), day(endTime)];
    const [zone, zoneAtEnd] = [zoneAt(startTime, timeZone), zoneAt(endTime, timeZone)];
    const from = `${starts}, ${clock(startTime)}${zone === zoneAtEnd ? '' : ` ${zone}`}`;
    return `${from} to ${starts === ends ? '' : `${ends}, `}${clock(endTime)} ${zoneAtEnd}`;
  }
}

/** One name for all ways to write it: the library remembers every name it was ever asked for. */
function knownName(name: string): string | null {
  if (!NAME.test(name)) return null;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

function format(parts: Intl.DateTimeFormatOptions, timeZone: string | null): (moment: Date) => string {
  const written = new Intl.DateTimeFormat('en-US', { ...parts, timeZone: timeZone ?? 'UTC' });
  // A space that mail programs know.
  return (moment) => written.format(moment).replaceAll('\u202f', ' ');
}

function zoneAt(moment: Date, timeZone: string | null): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: timeZone ?? 'UTC', timeZoneName: 'short' });
  return parts.formatToParts(moment).find(({ type }) => type === 'timeZoneName')!.value;
}
