import { Injectable } from '@nestjs/common';
import {
  bulkInsert,
  countRows,
  entityTarget,
  reserveIds,
  type RowCounts,
  tableTarget,
} from '../../shared/infrastructure/typeorm/bulk-insert';
import { UnitOfWork } from '../../shared/infrastructure/typeorm/unit-of-work';
import { PrepareCatalogue } from './application/import/prepare-catalogue';
import type { CampusEventState } from './domain/campus-events/campus-event';
import type { CampusEventId, CollegeId, PersonId, ReviewId } from './domain/catalogue/ids';
import { EMPTY_PLAN } from './domain/saved-colleges/college-plan';
import { campusEventSchema } from './infrastructure/campus-events/campus-event.schema';
import { inquirySchema } from './infrastructure/engagement/inquiry.schema';
import { reviewSchema, type ReviewRow } from './infrastructure/reviews/review.schema';
import { savedCollegeSchema } from './infrastructure/saved-colleges/saved-college.schema';

export interface CatalogCollege {
  readonly id: number;
  readonly name: string;
}

export interface GeneratedSavedCollege {
  readonly userId: number;
  readonly collegeId: number;
  readonly savedAt: Date;
}

export interface GeneratedInquiry {
  readonly studentId: number;
  readonly collegeId: number;
  readonly createdAt: Date;
}

export interface GeneratedReview {
  readonly collegeId: number;
  readonly authorId: number;
  readonly content: string;
  /** 1 to 5 stars. */
  readonly rating: number;
  readonly createdAt: Date;
  readonly upvotedBy: readonly number[];
}

export interface GeneratedCampusEvent {
  readonly collegeId: number;
  readonly createdBy: number;
  readonly title: string;
  readonly description: string;
  readonly location: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly createdAt: Date;
  readonly guestIds: readonly number[];
}

const UPVOTES = tableTarget<{ reviewId: number; userId: number; givenAt: Date }>('colleges.review_upvotes', {
  review_id: 'reviewId',
  user_id: 'userId',
  given_at: 'givenAt',
});
const RSVPS = tableTarget<{ eventId: number; userId: number; answeredAt: Date }>('colleges.event_rsvps', {
  event_id: 'eventId',
  user_id: 'userId',
  answered_at: 'answeredAt',
});

/** What generated people do with colleges. Each `add` runs in a unit of work; numbers of rows are by table. */
@Injectable()
export class CollegeGeneratorFacade {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly catalogue: PrepareCatalogue,
  ) {}

  /** Fills an empty catalog with the well-known colleges, and returns all colleges, those with the most students first. */
  async listColleges(): Promise<readonly CatalogCollege[]> {
    await this.catalogue.execute();
    return this.unitOfWork.query<CatalogCollege>(
      `SELECT c.id, c.name FROM colleges.colleges c WHERE c.operating AND c.main_campus_id IS NULL
       ORDER BY c.enrollment DESC NULLS LAST, c.id`,
    );
  }

  addSavedColleges(saved: Iterable<GeneratedSavedCollege>): Promise<RowCounts> {
    return bulkInsert(this.unitOfWork, entityTarget(savedCollegeSchema), toSavedColleges(saved));
  }

  addInquiries(inquiries: Iterable<GeneratedInquiry>): Promise<RowCounts> {
    return bulkInsert(this.unitOfWork, entityTarget(inquirySchema, ['id']), toInquiries(inquiries));
  }

  /** @param reviews at most one for each author and college */
  async addReviews(reviews: () => Iterable<GeneratedReview>): Promise<RowCounts> {
    const first = await reserveIds(this.unitOfWork, 'colleges.reviews', await countRows(reviews()));
    return {
      ...(await bulkInsert(this.unitOfWork, entityTarget(reviewSchema), toReviews(reviews(), first))),
      ...(await bulkInsert(this.unitOfWork, UPVOTES, toUpvotes(reviews(), first))),
    };
  }

  async addCampusEvents(events: () => Iterable<GeneratedCampusEvent>): Promise<RowCounts> {
    const first = await reserveIds(this.unitOfWork, 'colleges.events', await countRows(events()));
    return {
      ...(await bulkInsert(this.unitOfWork, entityTarget(campusEventSchema), toEvents(events(), first))),
      ...(await bulkInsert(this.unitOfWork, RSVPS, toRsvps(events(), first))),
    };
  }
}

function* toSavedColleges(saved: Iterable<GeneratedSavedCollege>) {
  for (const { userId, collegeId, savedAt } of saved) {
    yield { userId: userId as PersonId, collegeId: collegeId as CollegeId, savedAt, ...EMPTY_PLAN };
  }
}

function* toInquiries(inquiries: Iterable<GeneratedInquiry>) {
  for (const { studentId, collegeId, createdAt } of inquiries) {
    const day = createdAt.toISOString().slice(0, 10);
    yield { id: 0, studentId: studentId as PersonId, collegeId: collegeId as CollegeId, day, createdAt };
  }
}

function* toReviews(reviews: Iterable<GeneratedReview>, firstId: number): Generator<ReviewRow> {
  let id = firstId;
  for (const { collegeId, authorId, content, rating, createdAt, upvotedBy } of reviews) {
    yield {
      id: id++ as ReviewId,
      collegeId: collegeId as CollegeId,
      authorId: authorId as PersonId,
      content,
      rating,
      createdAt,
      upvotes: upvotedBy.length,
      isSample: true,
      updatedAt: null,
      replyContent: null,
      replyBy: null,
      repliedAt: null,
      replyUpdatedAt: null,
      hiddenAt: null,
    };
  }
}

function* toUpvotes(reviews: Iterable<GeneratedReview>, firstId: number) {
  let reviewId = firstId;
  for (const { upvotedBy, createdAt } of reviews) {
    for (const userId of upvotedBy) yield { reviewId, userId, givenAt: createdAt };
    reviewId += 1;
  }
}

function* toEvents(events: Iterable<GeneratedCampusEvent>, firstId: number): Generator<CampusEventState> {
  let id = firstId;
  for (const event of events) {
    const { collegeId, createdBy, createdAt, title, description, location, startsAt, endsAt } = event;
    yield {
      title,
      description,
      location,
      startsAt,
      endsAt,
      id: id++ as CampusEventId,
      collegeId: collegeId as CollegeId,
      createdBy: createdBy as PersonId,
      url: null,
      timeZone: 'America/New_York',
      status: 'published',
      isSample: true,
      sequence: 0,
      createdAt,
      publishedAt: createdAt,
      changedAt: createdAt,
    };
  }
}

function* toRsvps(events: Iterable<GeneratedCampusEvent>, firstId: number) {
  let eventId = firstId;
  for (const { guestIds, createdAt } of events) {
    for (const userId of guestIds) yield { eventId, userId, answeredAt: createdAt };
    eventId += 1;
  }
}
