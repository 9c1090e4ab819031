import { Repository } from '../../../../../shared/application/repository';
import type { CampusEvent, EventStatus } from '../../../domain/campus-events/campus-event';
import type { CampusEventId, CollegeId, PersonId } from '../../../domain/catalogue/ids';
import type { PageRequest } from '../../directory/ports/college-reader';

/** All campus events. `lock` and `update` throw CampusEventNotFound. */
export abstract class CampusEvents extends Repository<CampusEvent> {
  abstract nextId(): Promise<CampusEventId>;
  /**
   * Stores the event, unless the same user has already added one with the same college, title and start that isn't
   * canceled.
   * @returns the stored event
   * @throws CollegeNotFound
   */
  abstract saveOnce(event: CampusEvent): Promise<{ readonly id: CampusEventId; readonly isFirst: boolean }>;
  abstract find(id: number): Promise<CampusEvent | null>;
  /** Counts the sample events of the college that start after this time. */
  abstract countSamplesAfter(time: Date, collegeId: CollegeId): Promise<number>;
}

/** The people who plan to come to an event. */
export abstract class Rsvps {
  /** @returns the number of people who plan to come now */
  abstract count(eventId: CampusEventId): Promise<number>;
  /** @returns the number of people who plan to come now */
  abstract save(eventId: CampusEventId, by: PersonId): Promise<number>;
  /** @returns the number of people who plan to come now */
  abstract delete(eventId: CampusEventId, by: PersonId): Promise<number>;
}

export const EVENT_PERIODS = ['upcoming', 'past'] as const;
export type EventPeriod = (typeof EVENT_PERIODS)[number];

export interface CampusEventFilter {
  /** Only events at these colleges; all if omitted. */
  readonly colleges?: readonly CollegeId[];
  /** An event is upcoming until it has ended. */
  readonly when: EventPeriod;
  readonly now: Date;
}

/** The viewer. In addition to published events, they see their own, and proposals for colleges they represent. */
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

/** Reads campus events for the pages. */
export abstract class CampusEventReader {
  /** Soonest first; past events latest first. Canceled events are left out. */
  abstract list(
    filter: CampusEventFilter,
    list: PageRequest,
    viewer: EventViewer | null,
  ): Promise<{ readonly items: readonly CampusEventView[]; readonly total: number }>;
  /** @throws CampusEventNotFound */
  abstract get(id: CampusEventId, viewer: PersonId | null): Promise<CampusEventView>;
}
