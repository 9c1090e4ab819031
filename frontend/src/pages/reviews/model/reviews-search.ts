import type { ReviewFilter } from '@/features/college-reviews';

export const REVIEW_TABS = ['all', 'top', 'recent'] as const;
export type ReviewTab = (typeof REVIEW_TABS)[number];

/** What the page shows, as it is in its URL. */
export interface ReviewsSearch {
  /** Name of the college that the reviews are about; undefined for all colleges. */
  college?: string;
  collegeId?: number;
  tab?: Exclude<ReviewTab, 'all'>;
  rating?: number;
  /** The form for a new review is open. */
  new?: 1;
  page?: number;
}

export const REVIEWS_PER_PAGE = 10;

/** Removes default and invalid values of a URL. */
export function parseReviewsSearch(found: {
  college: string | undefined;
  collegeId: number | undefined;
  tab: unknown;
  rating: number | undefined;
  isNew: boolean;
  page: number | undefined;
}): ReviewsSearch {
  const { college, collegeId, tab, rating, isNew, page } = found;
  return {
    college,
    collegeId,
    tab: tab === 'top' || tab === 'recent' ? tab : undefined,
    rating: rating !== undefined && rating <= 5 ? rating : undefined,
    new: isNew ? 1 : undefined,
    page: page === 1 ? undefined : page,
  };
}

/** Returns the filter for the server. The ID of a college takes precedence over its name. */
export function toReviewFilter({ college, collegeId, tab, rating, page = 1 }: ReviewsSearch): ReviewFilter {
  return {
    ...selectedCollege({ college, collegeId }),
    order: tab ?? 'helpful',
    rating,
    limit: REVIEWS_PER_PAGE,
    offset: (page - 1) * REVIEWS_PER_PAGE || undefined,
  };
}

export const selectedCollege = ({ college, collegeId }: Pick<ReviewsSearch, 'college' | 'collegeId'>) =>
  collegeId === undefined ? { college } : { collegeId };
