import type { CampusEvent, EventStatus } from '../../../domain/campus-events/campus-event';
import type { CampusEventId, CollegeId, PersonId } from '../../../domain/catalogue/ids';
import type { PageRequest } from '../../directory/ports/college-reader';

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

export const EVENT_TIMES = ['upcoming', 'past'] as const;
export type EventTimes = (typeof EVENT_TIMES)[number];

export interface CampusEventFilter {
  /** At one of these colleges; anywhere when left out. */
  readonly colleges?: readonly CollegeId[];
  /** Upcoming until it has ended. */
  readonly when: EventTimes;
  readonly now: Date;
}

/** Who is looking, and what they see beyond what is published: their own, and what waits for their college. */
export interface EventViewer {
  readonly id: PersonId;
  readonly speaksFor: readonly CollegeId[];
}

/** Times are ISO 8601 in UTC. */
export interface CampusEventView {
  readonly id: number;
  readonly collegeId: number;
  readonly collegeName: string;
  readonly title: string;
  readonly description: string | null;
  readonly location: string | null;
  readonly url: string | null;
  readonly startTime: string;
  readonly endTime: string;
  readonly timeZone: string;
  readonly status: EventStatus;
  readonly isSample: boolean;
  readonly rsvpCount: number;
  readonly myRsvp: boolean;
  readonly mine: boolean;
}

/** What the screens show of campus events. */
export abstract class CampusEventReader {
  /** Soonest first; past ones latest first. Cancelled ones are left out. */
  abstract page(
    filter: CampusEventFilter,
    page: PageRequest,
    viewer: EventViewer | null,
  ): Promise<{ readonly items: readonly CampusEventView[]; readonly total: number }>;
  /** @throws CampusEventNotFound */
  abstract byId(id: CampusEventId, viewer: PersonId | null): Promise<CampusEventView>;
}
