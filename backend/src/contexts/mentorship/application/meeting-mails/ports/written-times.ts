import type { Period } from '../../../domain/availability/slots';

/** Times as people read them. */
export abstract class WrittenTimes {
  /**
   * From when until when, by the clocks of a time zone and with its abbreviation.
   * @param timeZone a name of the IANA database; null for UTC
   */
  abstract period(period: Period, timeZone: string | null): string;
}
