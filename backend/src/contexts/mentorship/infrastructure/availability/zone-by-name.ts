import { tzOffset } from '@date-fns/tz';
import type { TimeZone } from '../../domain/availability/availability';

/** Names of the IANA database. Offsets such as +05:00 are rejected, because they don't observe daylight saving time. */
const TIME_ZONE_NAME_PATTERN = /^[A-Za-z][\w+-]*(\/[\w+-]+){0,2}$/;

/** Finds a time zone that the runtime knows, such as `America/Chicago`; null if there is none with this name. */
export function findZoneByName(name: string): TimeZone | null {
  const canonicalName = findCanonicalName(name);
  return canonicalName === null ? null : { offsetAt: (moment) => tzOffset(canonicalName, new Date(moment)) };
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
