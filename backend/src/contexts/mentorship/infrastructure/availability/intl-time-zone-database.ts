import { tzOffset } from '@date-fns/tz';
import { Injectable } from '@nestjs/common';
import { TimeZoneDatabase } from '../../application/availability/ports/availabilities';
import type { Period, TimeZone } from '../../domain/availability/availability';

/** Names of the IANA database. Offsets such as +05:00 are rejected, because they don't observe daylight saving time. */
const TIME_ZONE_NAME_PATTERN = /^[A-Za-z][\w+-]*(\/[\w+-]+){0,2}$/;

/** Time zones as known to the runtime. */
@Injectable()
export class IntlTimeZoneDatabase extends TimeZoneDatabase {
  findByName(name: string): TimeZone | null {
    const canonicalName = findCanonicalName(name);
    return canonicalName === null ? null : { offsetAt: (moment) => tzOffset(canonicalName, new Date(moment)) };
  }

  /** The second date, and an abbreviation after the first time, appear only if they differ. */
  formatPeriod({ startTime, endTime }: Period, timeZone: string | null): string {
    const day = createFormatter({ weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' }, timeZone);
    const clock = createFormatter({ hour: 'numeric', minute: '2-digit' }, timeZone);
    const [starts, ends] = [day(startTime), day(endTime)];
    const [zone, zoneAtEnd] = [zoneAbbreviationAt(startTime, timeZone), zoneAbbreviationAt(endTime, timeZone)];
    const from = `${starts}, ${clock(startTime)}${zone === zoneAtEnd ? '' : ` ${zone}`}`;
    return `${from} to ${starts === ends ? '' : `${ends}, `}${clock(endTime)} ${zoneAtEnd}`;
  }
}

/** Returns one canonical name for all spellings, because the library caches every name it is called with. */
function findCanonicalName(name: string): string | null {
  if (!TIME_ZONE_NAME_PATTERN.test(name)) return null;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

function createFormatter(parts: Intl.DateTimeFormatOptions, timeZone: string | null): (moment: Date) => string {
  const written = new Intl.DateTimeFormat('en-US', { ...parts, timeZone: timeZone ?? 'UTC' });
  // A space that mail programs support.
  return (moment) => written.format(moment).replaceAll('\u202f', ' ');
}

function zoneAbbreviationAt(moment: Date, timeZone: string | null): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: timeZone ?? 'UTC', timeZoneName: 'short' });
  return parts.formatToParts(moment).find(({ type }) => type === 'timeZoneName')!.value;
}
