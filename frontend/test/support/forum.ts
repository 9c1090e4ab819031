import type { ForumReply, ListedDiscussion } from '@/entities/discussion';
import type { DiscussionDetail, ForumAuthor } from '@/entities/discussion/api/discussions';

export const anAuthor = (overrides: Partial<ForumAuthor> = {}): ForumAuthor => ({
  id: 8,
  fullName: 'Kim Example',
  avatarUrl: null,
  role: 'alumni',
  badge: null,
  profile: '/alumni/8',
  ...overrides,
});

export const aDiscussion = (overrides: Partial<ListedDiscussion> = {}): ListedDiscussion => ({
  id: 3,
  title: 'How did you choose a major?',
  content: 'I like **biology** and history.',
  isExcerpt: false,
  tags: ['Majors'],
  collegeId: 12,
  collegeName: 'Boston University',
  authorId: 8,
  author: anAuthor(),
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

export const aReplyOf = (overrides: Partial<ForumReply> = {}): ForumReply => ({
  id: 21,
  postId: 3,
  content: 'I took **both** in my first year.',
  authorId: 8,
  author: anAuthor(),
  anonymous: false,
  isSample: false,
  createdAt: '2026-01-06T12:00:00.000Z',
  editedAt: null,
  mine: false,
  isHidden: false,
  byAsker: false,
  ...overrides,
});

export const aDiscussionWith = (
  replies: ForumReply[],
  overrides: Partial<DiscussionDetail> = {},
): DiscussionDetail => ({
  ...aDiscussion({ replyCount: replies.length }),
  answer: null,
  replies,
  ...overrides,
});
