import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { readPage, request, type Page, type Schemas, type Viewer } from '@/shared/api';

export type Review = Schemas['Review'];
export type ReviewSummary = Schemas['ReviewSummary'];

export interface ReviewFilter {
  collegeId?: number | undefined;
  college?: string | undefined;
  order?: 'helpful' | 'top' | 'recent' | undefined;
  rating?: number | undefined;
  limit?: number | undefined;
  offset?: number | undefined;
}

const REVIEWS = '/api/reviews';

export const reviewQueries = {
  /** Key prefix of everything read about reviews, for invalidating it. */
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

export const writeReview = (draft: Schemas['ReviewBody']) => request<Review>('POST', REVIEWS, draft);
export const editReview = (id: number, change: Schemas['ReviewChanges']) =>
  request<Review>('PATCH', `${REVIEWS}/${id}`, change);
export const deleteReview = (id: number) => request('DELETE', `${REVIEWS}/${id}`);
export const setUpvote = (id: number, isGiven: boolean) =>
  request<Schemas['ReviewVotes']>(isGiven ? 'PUT' : 'DELETE', `${REVIEWS}/${id}/upvote`);
export const replyToReview = (id: number, content: string) =>
  request<Review>('POST', `${REVIEWS}/${id}/reply`, { content });
