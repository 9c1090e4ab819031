import { Injectable } from '@nestjs/common';
import { TimeZoneDatabase } from '../../application/availability/ports/availabilities';
import type { Period, TimeZone } from '../../domain/availability/availability';
import { findZoneByName } from './zone-by-name';

/** Time zones as known to the runtime. */
@Injectable()
export class IntlTimeZoneDatabase extends TimeZoneDatabase {
  findByName(name: string): TimeZone | null {
    return findZoneByName(name);
  }

  /**
   * Such as "Monday, March 1, 2027, 12:00–12:30 PM ET". The second date appears only if it differs. On a night on which
   * the clocks change, both times have the abbreviation of their offset, such as EST and EDT.
   */
  formatPeriod({ startTime, endTime }: Period, timeZone: string | null): string {
    const day = createFormatter({ weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' }, timeZone);
    const clock = createFormatter({ hour: 'numeric', minute: '2-digit' }, timeZone);
    const [startDay, endDay] = [day(startTime), day(endTime)];
    const [startZone, endZone] = [zoneNameAt(startTime, timeZone, 'short'), zoneNameAt(endTime, timeZone, 'short')];
    const isSameDay = startDay === endDay;
    const end = `${isSameDay ? '' : `${endDay}, `}${clock(endTime)}`;
    if (startZone !== endZone) return `${startDay}, ${clock(startTime)} ${startZone} to ${end} ${endZone}`;
    const zone = getUsualZoneName(startTime, timeZone);
    if (!isSameDay) return `${startDay}, ${clock(startTime)} to ${end} ${zone}`;
    return `${startDay}, ${formatClockRange(startTime, endTime, timeZone)} ${zone}`;
  }
}

/** Spaces of formatted times that some mail programs don't support, and the spaces around a dash. */
const NARROW_SPACE_PATTERN = /\u202f/g;
const SPACED_DASH_PATTERN = /\s*–\s*/;

function createFormatter(parts: Intl.DateTimeFormatOptions, timeZone: string | null): (moment: Date) => string {
  const written = new Intl.DateTimeFormat('en-US', { ...parts, timeZone: timeZone ?? 'UTC' });
  return (moment) => written.format(moment).replace(NARROW_SPACE_PATTERN, ' ');
}

function formatClockRange(from: Date, until: Date, timeZone: string | null): string {
  const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: timeZone ?? 'UTC' });
  return clock.formatRange(from, until).replace(NARROW_SPACE_PATTERN, ' ').replace(SPACED_DASH_PATTERN, '–');
}

/** Returns the name that people use all year, such as ET or India Time; UTC has none. */
function getUsualZoneName(moment: Date, timeZone: string | null): string {
  const name = zoneNameAt(moment, timeZone, 'shortGeneric');
  return name.startsWith('GMT') ? zoneNameAt(moment, timeZone, 'short') : name;
}

function zoneNameAt(moment: Date, timeZone: string | null, timeZoneName: 'short' | 'shortGeneric'): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: timeZone ?? 'UTC', timeZoneName });
  return parts.formatToParts(moment).find(({ type }) => type === 'timeZoneName')!.value;
}
