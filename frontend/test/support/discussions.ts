import type { ListedDiscussion } from '@/entities/discussion';

/** A discussion of alum 21, as members read it. */
export const aDiscussion = (overrides: Partial<ListedDiscussion> = {}): ListedDiscussion => ({
  id: 41,
  title: 'How did you choose a major?',
  content: 'I like **biology** and computer science. What helped you decide?',
  isExcerpt: false,
  tags: [],
  collegeId: 12,
  collegeName: 'Boston University',
  authorId: 21,
  author: {
    id: 21,
    fullName: 'Alex Sample',
    avatarUrl: null,
    role: 'alumni',
    badge: null,
    profile: '/alumni/21',
  },
  anonymous: false,
  isSample: false,
  createdAt: '2026-01-05T12:00:00.000Z',
  editedAt: null,
  lastActivityAt: '2026-01-05T12:00:00.000Z',
  views: 12,
  replyCount: 0,
  answerId: null,
  saved: false,
  subscribed: false,
  mine: false,
  isHidden: false,
  isRemoved: false,
  ...overrides,
});

/** The same discussion as visitors read it. */
export const asVisitorsReadIt = (discussion: ListedDiscussion): ListedDiscussion => ({
  ...discussion,
  authorId: null,
  author: null,
  anonymous: null,
});
