import type { CampusEvent } from '../../../domain/campus-events/campus-event';
import type { CampusEventId, CollegeId, PersonId } from '../../../domain/catalogue/ids';

/** Every campus event. */
export abstract class CampusEvents {
  abstract nextId(): Promise<CampusEventId>;
  /**
   * Keeps it unless the same person has added an event of this college, title and start already that is not cancelled.
   * @returns the one that is kept
   * @throws CollegeNotFound
   */
  abstract add(event: CampusEvent): Promise<{ readonly id: CampusEventId; readonly isFirst: boolean }>;
  /** Inside a unit of work no one else changes it until that is kept. @throws CampusEventNotFound */
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
