import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { readPage, type Page, type Viewer } from './paged';
import { request } from './request';

/** What somebody thinks of a college. */
export interface Review {
  id: number;
  collegeId: number;
  collegeName: string;
  /** Null for visitors, and for authors under age. */
  authorId: number | null;
  authorName: string;
  authorAvatarUrl: string | null;
  authorBadge: 'alumni' | 'visitor' | 'sample';
  content: string;
  /** 1 to 5. */
  rating: number;
  upvotes: number;
  upvotedByMe: boolean;
  mine: boolean;
  createdAt: string;
  /** Null while it was never edited. */
  updatedAt: string | null;
  reply: { content: string; createdAt: string; updatedAt: string | null } | null;
}

export interface ReviewSummary {
  count: number;
  /** Null while there are fewer than three, like the distribution. */
  average: number | null;
  /** How many gave one star, two stars, ... */
  distribution: number[] | null;
}

export interface ReviewFilter {
  collegeId?: number | undefined;
  college?: string | undefined;
  order?: 'helpful' | 'top' | 'recent' | undefined;
  rating?: number | undefined;
  limit?: number | undefined;
  offset?: number | undefined;
}

export interface ReviewDraft {
  collegeId?: number | undefined;
  collegeName: string;
  content: string;
  rating: number;
  ratingConfirmed: boolean;
}

export type ReportReason = 'spam' | 'abuse' | 'false' | 'private' | 'other';

export interface Upvotes {
  upvotes: number;
  upvotedByMe: boolean;
}

const REVIEWS = '/api/reviews';

export const reviewQueries = {
  /** Everything read of reviews, for marking it as old. */
  all: [REVIEWS],
  list: (filter: ReviewFilter, viewer: Viewer) =>
    queryOptions<Page<Review>>({
      queryKey: [REVIEWS, filter, viewer],
      queryFn: ({ signal }) => readPage<Review>(REVIEWS, { ...filter }, signal),
      placeholderData: keepPreviousData,
    }),
  summary: (of: { collegeId?: number | undefined; college?: string | undefined }) =>
    queryOptions<ReviewSummary>({ queryKey: [`${REVIEWS}/summary`, of] }),
};

export const writeReview = (draft: ReviewDraft) => request<Review>('POST', REVIEWS, draft);
export const editReview = (id: number, change: { content: string; rating: number }) =>
  request<Review>('PATCH', `${REVIEWS}/${id}`, change);
export const deleteReview = (id: number) => request('DELETE', `${REVIEWS}/${id}`);
export const setUpvote = (id: number, isGiven: boolean) =>
  request<Upvotes>(isGiven ? 'PUT' : 'DELETE', `${REVIEWS}/${id}/upvote`);
export const replyToReview = (id: number, content: string) =>
  request<Review>('POST', `${REVIEWS}/${id}/reply`, { content });
export const reportReview = (targetId: number, reason: ReportReason, note: string | undefined) =>
  request<{ id: number }>('POST', '/api/reports', { targetType: 'review', targetId, reason, note });
