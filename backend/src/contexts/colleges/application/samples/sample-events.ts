import type { CampusEventDetails } from '../../domain/campus-events/campus-event-draft';

/** The events are at the college that the demo administrator represents. */
export const SAMPLE_EVENTS_COLLEGE_ID = 1;

interface SampleEvent extends Omit<CampusEventDetails, 'startsAt' | 'endsAt'> {
  /** Days from today; negative for an event that is over. */
  readonly inDays: number;
  /** Hour of the day in UTC. */
  readonly atHour: number;
  readonly hours: number;
  /** Usernames of people who plan to come. */
  readonly rsvps: readonly string[];
}

export const SAMPLE_EVENTS: readonly SampleEvent[] = [
  {
    title: 'Sample: campus tour for transfer students',
    description:
      'Two hours on foot with two current students: the library, a lab, a dorm and lunch. This is a sample event that won’t take place, so feel free to RSVP.',
    location: 'Admissions office',
    url: null,
    timeZone: 'America/Detroit',
    inDays: 10,
    atHour: 18,
    hours: 2,
    rsvps: ['demo.theo', 'demo.nia', 'demo.minh', 'demo.clara', 'demo.eli'],
  },
  {
    title: 'Sample: questions about financial aid, online',
    description:
      'Bring the line of your aid letter that you don’t understand. An adviser answers for an hour. This is a sample event with a link instead of a location.',
    location: null,
    url: 'https://example.org/financial-aid-questions',
    timeZone: 'America/Detroit',
    inDays: 24,
    atHour: 23,
    hours: 1,
    rsvps: ['demo.student', 'demo.grace', 'demo.owen'],
  },
];

/** Events that were over when the demo data was created. */
export const PAST_SAMPLE_EVENTS: readonly SampleEvent[] = [
  {
    title: 'Sample: open lab evening for new students',
    description: 'Students showed their projects, and visitors could try three of them. This is a sample event.',
    location: 'Engineering building, ground floor',
    url: null,
    timeZone: 'America/Detroit',
    inDays: -12,
    atHour: 22,
    hours: 2,
    rsvps: ['demo.student', 'demo.theo', 'demo.jamal', 'demo.hana'],
  },
];

const HOUR_MS = 60 * 60_000;

/** @param now its day in UTC is used, so that the samples of a day are the same in every time zone */
export function toCampusEventDetails(
  { inDays, atHour, hours, title, description, location, url, timeZone }: SampleEvent,
  now: Date,
): CampusEventDetails {
  const day = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + inDays);
  const startsAt = new Date(day + atHour * HOUR_MS);
  return {
    title,
    description,
    location,
    url,
    timeZone,
    startsAt,
    endsAt: new Date(startsAt.getTime() + hours * HOUR_MS),
  };
}
