import type { CampusEvent } from '@/features/campus-events/api/campus-events';
import type { Review } from '@/features/college-reviews/api/reviews';

export const aReview = (overrides: Partial<Review> = {}): Review => ({
  id: 31,
  collegeId: 12,
  collegeName: 'Boston University',
  authorId: 8,
  authorName: 'Kim Example',
  authorAvatarUrl: null,
  authorBadge: 'alumni',
  content: 'The advisers had time for me from the first week on.',
  rating: 4,
  upvotes: 2,
  upvotedByMe: false,
  mine: false,
  isHidden: false,
  createdAt: '2026-01-05T12:00:00.000Z',
  updatedAt: null,
  reply: null,
  ...overrides,
});

export const anEvent = (overrides: Partial<CampusEvent> = {}): CampusEvent => ({
  id: 51,
  collegeId: 12,
  collegeName: 'Boston University',
  title: 'Open campus day',
  description: null,
  location: 'Main hall',
  url: null,
  startTime: '2099-01-05T20:00:00.000Z',
  endTime: '2099-01-05T21:00:00.000Z',
  timeZone: 'America/New_York',
  status: 'published',
  isSample: false,
  rsvpCount: 3,
  myRsvp: false,
  mine: false,
  ...overrides,
});
