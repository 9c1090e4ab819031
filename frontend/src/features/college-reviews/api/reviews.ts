import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { fetchPage, request, type Page, type Schemas, type ViewerId } from '@/shared/api';

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

const REVIEWS_PATH = '/api/reviews';

export const reviewQueries = {
  /** Key prefix of everything read about reviews, for invalidating it. */
  all: [REVIEWS_PATH],
  list: (filter: ReviewFilter, viewer: ViewerId) =>
    queryOptions<Page<Review>>({
      queryKey: [REVIEWS_PATH, filter, viewer],
      queryFn: ({ signal }) => fetchPage<Review>(REVIEWS_PATH, { ...filter }, signal),
      placeholderData: keepPreviousData,
    }),
  summary: (of: { collegeId?: number | undefined; college?: string | undefined }) =>
    queryOptions<ReviewSummary>({ queryKey: [`${REVIEWS_PATH}/summary`, of] }),
};

export const writeReview = (draft: Schemas['ReviewBody']) => request<Review>('POST', REVIEWS_PATH, draft);
export const editReview = (id: number, change: Schemas['ReviewChanges']) =>
  request<Review>('PATCH', `${REVIEWS_PATH}/${id}`, change);
export const deleteReview = (id: number) => request('DELETE', `${REVIEWS_PATH}/${id}`);
export const setUpvote = (id: number, isGiven: boolean) =>
  request<Schemas['ReviewVotes']>(isGiven ? 'PUT' : 'DELETE', `${REVIEWS_PATH}/${id}/upvote`);
export const replyToReview = (id: number, content: string) =>
  request<Review>('POST', `${REVIEWS_PATH}/${id}/reply`, { content });
