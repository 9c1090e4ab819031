import type { CampusEventDetails } from '../../domain/campus-events/campus-event-draft';
import type { Verdict } from '../../domain/reviews/review-draft';

/** Who the samples are by: accounts of people who do not exist. */
export interface SamplePeople {
  readonly student: number;
  readonly alumni: number;
  readonly administrator: number;
}

interface SampleReview extends Verdict {
  readonly by: keyof SamplePeople;
  readonly collegeId: number;
}

// The colleges are real, so the words claim nothing about them. The student's account has said nothing about the first
// college: anyone who tries it out finds one left to review.
export const SAMPLE_REVIEWS: readonly SampleReview[] = [
  {
    by: 'alumni',
    collegeId: 1,
    rating: 4,
    content:
      'A sample of what alumni may write: how the first year felt, which office hours were worth the walk, and what ' +
      'one would ask again before choosing a major.',
  },
  {
    by: 'alumni',
    collegeId: 2,
    rating: 5,
    content:
      'A sample of a short review. It says what went well, names one thing that did not, and leaves the rest to ' +
      'those who were there.',
  },
  {
    by: 'student',
    collegeId: 2,
    rating: 3,
    content:
      'A sample of what a student may write after a campus visit:\n\nthe tour, the dining hall, the questions that ' +
      'nobody could answer.',
  },
];

/** Both at the college that the demo administrator speaks for. */
export const SAMPLE_EVENTS_COLLEGE = 1;

interface SampleEvent extends Omit<CampusEventDetails, 'startsAt' | 'endsAt'> {
  /** So many days from today. */
  readonly inDays: number;
  /** Hour of the day in UTC. */
  readonly atHour: number;
  readonly hours: number;
}

export const SAMPLE_EVENTS: readonly SampleEvent[] = [
  {
    title: 'Sample: campus tour for prospective students',
    description: 'A sample of an event, for looking around: no one will be there. Say that you come and see the count.',
    location: 'Admissions office',
    url: null,
    timeZone: 'America/Detroit',
    inDays: 10,
    atHour: 18,
    hours: 2,
  },
  {
    title: 'Sample: questions about financial aid, online',
    description: 'A sample of an event with a link instead of a place.',
    location: null,
    url: 'https://example.org/financial-aid-questions',
    timeZone: 'America/Detroit',
    inDays: 24,
    atHour: 23,
    hours: 1,
  },
];

const HOUR_MS = 60 * 60_000;

/** @param now the day is the one in UTC: wherever the product runs, the samples of a day are the same */
export function detailsOfSample({ inDays, atHour, hours, ...details }: SampleEvent, now: Date): CampusEventDetails {
  const day = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + inDays);
  const startsAt = new Date(day + atHour * HOUR_MS);
  return { ...details, startsAt, endsAt: new Date(startsAt.getTime() + hours * HOUR_MS) };
}
