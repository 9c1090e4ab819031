import type { CampusEventDetails } from '../../domain/campus-events/campus-event-draft';
import type { ReviewContent } from '../../domain/reviews/review-draft';

/** The authors of the samples: accounts of invented people. */
export interface SamplePeople {
  readonly student: number;
  readonly alumni: number;
  readonly administrator: number;
}

interface SampleReview extends ReviewContent {
  readonly by: keyof SamplePeople;
  readonly collegeId: number;
}

// The colleges are real, so the texts make no claims about them. The student's account has not reviewed the first
// college, so that people who try it out can.
export const SAMPLE_REVIEWS: readonly SampleReview[] = [
  {
    by: 'alumni',
    collegeId: 1,
    rating: 4,
    content:
      'This is a sample review by an alum. It could describe the first year, the best office hours, and the questions ' +
      'to ask before you choose a major.',
  },
  {
    by: 'alumni',
    collegeId: 2,
    rating: 5,
    content:
      'This is a sample of a short review. It says what went well and what didn’t, and leaves the rest to other ' +
      'reviews.',
  },
  {
    by: 'student',
    collegeId: 2,
    rating: 3,
    content:
      'This is a sample review after a campus visit.\n\nIt could describe the tour, the dining hall, and the questions that ' +
      'are still open.',
  },
];

/** Both events are at the college that the demo administrator represents. */
export const SAMPLE_EVENTS_COLLEGE_ID = 1;

interface SampleEvent extends Omit<CampusEventDetails, 'startsAt' | 'endsAt'> {
  /** Days from today. */
  readonly inDays: number;
  /** Hour of the day in UTC. */
  readonly atHour: number;
  readonly hours: number;
}

export const SAMPLE_EVENTS: readonly SampleEvent[] = [
  {
    title: 'Sample: campus tour for prospective students',
    description: 'This is a sample event that won’t take place. RSVP to see how the number changes.',
    location: 'Admissions office',
    url: null,
    timeZone: 'America/Detroit',
    inDays: 10,
    atHour: 18,
    hours: 2,
  },
  {
    title: 'Sample: questions about financial aid, online',
    description: 'This is a sample event with a link instead of a location.',
    location: null,
    url: 'https://example.org/financial-aid-questions',
    timeZone: 'America/Detroit',
    inDays: 24,
    atHour: 23,
    hours: 1,
  },
];

const HOUR_MS = 60 * 60_000;

/** @param now its day in UTC is used, so that the samples of a day are the same in every time zone */
export function toCampusEventDetails(
  { inDays, atHour, hours, ...details }: SampleEvent,
  now: Date,
): CampusEventDetails {
  const day = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + inDays);
  const startsAt = new Date(day + atHour * HOUR_MS);
  return { ...details, startsAt, endsAt: new Date(startsAt.getTime() + hours * HOUR_MS) };
}
