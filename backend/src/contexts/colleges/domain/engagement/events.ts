import { DomainEvent } from '../../../../shared/domain/aggregate';
import type { CollegeId, PersonId, ReviewId } from '../catalogue/ids';

/** Where a person came from to a college. */
export const INTERACTION_SOURCES = [
  'search',
  'directory',
  'hub',
  'link',
  'compare',
  'map',
  'alumni_profile',
  'other',
] as const;
export type InteractionSource = (typeof INTERACTION_SOURCES)[number];

/** Each event carries an `eventId` of its own: it may be handled more than once, and is counted once. */
export const EVENT_ID_BYTES = 16;

/** A college's page was looked at and left. `userId` is null for visitors. */
export class CollegeViewed extends DomainEvent {
  static readonly eventName = 'colleges.college-viewed';

  constructor(
    readonly eventId: string,
    readonly userId: PersonId | null,
    readonly collegeId: CollegeId,
    readonly source: InteractionSource,
    /** How long the page was visible; null where the browser did not tell. */
    readonly seconds: number | null,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}

/** A college was put beside others. */
export class CollegeCompared extends DomainEvent {
  static readonly eventName = 'colleges.college-compared';

  constructor(
    readonly eventId: string,
    readonly userId: PersonId | null,
    readonly collegeId: CollegeId,
    readonly source: InteractionSource,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}

/** Someone followed a college's link to its own pages. */
export class CollegeLinkFollowed extends DomainEvent {
  static readonly eventName = 'colleges.college-link-followed';

  constructor(
    readonly eventId: string,
    readonly userId: PersonId | null,
    readonly collegeId: CollegeId,
    readonly link: 'website' | 'net_price',
    readonly source: InteractionSource,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}

/** The profile of one of a college's alumni was looked at. */
export class CollegeAlumniViewed extends DomainEvent {
  static readonly eventName = 'colleges.college-alumni-viewed';

  constructor(
    readonly eventId: string,
    readonly userId: PersonId | null,
    readonly collegeId: CollegeId,
    readonly source: InteractionSource,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}

/** Someone said that they will come to a campus event. The same person and event have the same `eventId`. */
export class CampusEventJoined extends DomainEvent {
  static readonly eventName = 'colleges.campus-event-joined';

  constructor(
    readonly eventId: string,
    readonly userId: PersonId,
    readonly collegeId: CollegeId,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}

/** Someone keeps a college on their list who did not before. */
export class CollegeSaved extends DomainEvent {
  static readonly eventName = 'colleges.college-saved';

  constructor(
    readonly eventId: string,
    readonly userId: PersonId,
    readonly collegeId: CollegeId,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}

/** A student asked for a college's details, for the first time that day. */
export class InquiryMade extends DomainEvent {
  static readonly eventName = 'colleges.inquiry-made';

  constructor(
    readonly eventId: string,
    readonly userId: PersonId,
    readonly collegeId: CollegeId,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}

/** The college has replied to a review for the first time. What it wrote is not carried around. */
export class ReviewReplied extends DomainEvent {
  static readonly eventName = 'colleges.review-replied';

  constructor(
    readonly reviewId: ReviewId,
    readonly collegeId: CollegeId,
    /** Null if the account was deleted. */
    readonly authorId: PersonId | null,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}
