import { IntegrationEvent } from '../../../shared/domain/integration-event';

/** Where a person came from when they opened a college. */
type Source = 'search' | 'directory' | 'hub' | 'link' | 'compare' | 'map' | 'alumni_profile' | 'other';

/** A person left the page of a college. `userId` is null for visitors. */
export class CollegeViewed extends IntegrationEvent {
  static readonly eventName = 'colleges.college-viewed';
  static readonly version = 1;

  constructor(
    readonly eventId: string,
    readonly userId: number | null,
    readonly collegeId: number,
    readonly source: Source,
    /** How long the page was visible; null if the browser did not report it. */
    readonly seconds: number | null,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}

/** A college was compared with others. */
export class CollegeCompared extends IntegrationEvent {
  static readonly eventName = 'colleges.college-compared';
  static readonly version = 1;

  constructor(
    readonly eventId: string,
    readonly userId: number | null,
    readonly collegeId: number,
    readonly source: Source,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}

/** A person followed a link to the college's own website. */
export class CollegeLinkFollowed extends IntegrationEvent {
  static readonly eventName = 'colleges.college-link-followed';
  static readonly version = 1;

  constructor(
    readonly eventId: string,
    readonly userId: number | null,
    readonly collegeId: number,
    readonly link: 'website' | 'net_price',
    readonly source: Source,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}

/** A person viewed the profile of one of the college's alumni. */
export class CollegeAlumniViewed extends IntegrationEvent {
  static readonly eventName = 'colleges.college-alumni-viewed';
  static readonly version = 1;

  constructor(
    readonly eventId: string,
    readonly userId: number | null,
    readonly collegeId: number,
    readonly source: Source,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}

/** A person plans to come to a campus event. The same person and event have the same `eventId`. */
export class CampusEventJoined extends IntegrationEvent {
  static readonly eventName = 'colleges.campus-event-joined';
  static readonly version = 1;

  constructor(
    readonly eventId: string,
    readonly userId: number,
    readonly collegeId: number,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}

/** A user added a college to their list. */
export class CollegeSaved extends IntegrationEvent {
  static readonly eventName = 'colleges.college-saved';
  static readonly version = 1;

  constructor(
    readonly eventId: string,
    readonly userId: number,
    readonly collegeId: number,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}

/** A student opened a college's details for the first time that day. */
export class InquiryMade extends IntegrationEvent {
  static readonly eventName = 'colleges.inquiry-made';
  static readonly version = 1;

  constructor(
    readonly eventId: string,
    readonly userId: number,
    readonly collegeId: number,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}

/** The college replied to a review for the first time. The event doesn't contain the text. */
export class ReviewReplied extends IntegrationEvent {
  static readonly eventName = 'colleges.review-replied';
  static readonly version = 1;

  constructor(
    readonly reviewId: number,
    readonly collegeId: number,
    /** Null if the account was erased. */
    readonly authorId: number | null,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}
