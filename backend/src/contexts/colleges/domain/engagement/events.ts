import { DomainEvent } from '../../../../shared/domain/aggregate';
import type { CollegeId, PersonId, ReviewId } from '../catalogue/ids';

/** Where a person came from when they opened a college. */
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

/** Size of an `eventId`: an event can be handled more than once, but is counted once. */
export const EVENT_ID_BYTES = 16;

/** A person left the page of a college. `userId` is null for visitors. */
export class CollegeViewed extends DomainEvent {
  static readonly eventName = 'colleges.college-viewed';

  constructor(
    readonly eventId: string,
    readonly userId: PersonId | null,
    readonly collegeId: CollegeId,
    readonly source: InteractionSource,
    /** How long the page was visible; null if the browser did not report it. */
    readonly seconds: number | null,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}

/** A college was compared with others. */
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

/** A person followed a link to the college's own website. */
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

/** A person viewed the profile of one of the college's alumni. */
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

/** A person plans to come to a campus event. The same person and event have the same `eventId`. */
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

/** A user added a college to their list. */
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

/** A student opened a college's details for the first time that day. */
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

/** The college replied to a review for the first time. The event doesn't contain the text. */
export class ReviewReplied extends DomainEvent {
  static readonly eventName = 'colleges.review-replied';

  constructor(
    readonly reviewId: ReviewId,
    readonly collegeId: CollegeId,
    /** Null if the account was erased. */
    readonly authorId: PersonId | null,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}
