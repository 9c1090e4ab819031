import { Injectable } from '@nestjs/common';
import { WrittenTimes } from '../../application/meeting-mails/ports/meeting-reminders';
import type { Period } from '../../domain/availability/slots';

@Injectable()
export class IntlWrittenTimes extends WrittenTimes {
  /** The second date, and an abbreviation after the first time, stand only where they are not the same. */
  period({ startTime, endTime }: Period, timeZone: string | null): string {
    const day = format({ weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' }, timeZone);
    const clock = format({ hour: 'numeric', minute: '2-digit' }, timeZone);
    const [starts, ends] = [day(startTime), day(endTime)];
    const [zone, zoneAtEnd] = [zoneAt(startTime, timeZone), zoneAt(endTime, timeZone)];
    const from = `${starts}, ${clock(startTime)}${zone === zoneAtEnd ? '' : ` ${zone}`}`;
    return `${from} to ${starts === ends ? '' : `${ends}, `}${clock(endTime)} ${zoneAtEnd}`;
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
