import type { Zone } from '../../../domain/availability/zone';

/** Every time zone of the world. */
export abstract class Zones {
  /** By the name of the IANA database, such as `America/Chicago`; null where there is none of that name. */
  abstract findByName(name: string): Zone | null;
}
