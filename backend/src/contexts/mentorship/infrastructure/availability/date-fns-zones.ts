import { tzOffset } from '@date-fns/tz';
import { Injectable } from '@nestjs/common';
import { Zones } from '../../application/availability/ports/availabilities';
import type { Zone } from '../../domain/availability/availability';

/** Names of the IANA database; offsets such as +05:00, which know nothing of summers, are none. */
const NAME = /^[A-Za-z][\w+-]*(\/[\w+-]+){0,2}$/;

/** What the runtime knows of the clocks of the world. */
@Injectable()
export class DateFnsZones extends Zones {
  findByName(name: string): Zone | null {
    const known = knownName(name);
    return known === null ? null : { offsetAt: (moment) => tzOffset(known, new Date(moment)) };
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
