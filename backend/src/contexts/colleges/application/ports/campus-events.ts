import type { CampusEvent } from '../../domain/campus-event';
import type { CampusEventId, CollegeId, PersonId } from '../../domain/ids';

/** Every campus event. */
export abstract class CampusEvents {
  abstract nextId(): Promise<CampusEventId>;
  /** @throws CollegeNotFound */
  abstract add(event: CampusEvent): Promise<void>;
  /** Inside a unit of work nobody else changes it until that is kept. @throws CampusEventNotFound */
  abstract byId(id: number): Promise<CampusEvent>;
  abstract save(event: CampusEvent): Promise<void>;
  /** Whether a sample of this college is still to come. */
  abstract hasSampleAfter(now: Date, collegeId: CollegeId): Promise<boolean>;
}

/** Who says that they come. */
export abstract class Rsvps {
  /** @returns how many come now */
  abstract give(eventId: CampusEventId, by: PersonId): Promise<number>;
  /** @returns how many come now */
  abstract takeBack(eventId: CampusEventId, by: PersonId): Promise<number>;
}
