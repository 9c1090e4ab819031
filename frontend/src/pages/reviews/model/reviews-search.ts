import type { ReviewFilter } from '@/shared/api';

export const REVIEW_TABS = ['all', 'top', 'recent'] as const;
export type ReviewTab = (typeof REVIEW_TABS)[number];

/** What the page shows, as it stands in the address. */
export interface ReviewsSearch {
  /** Name of the college the reviews are about; all colleges without it. */
  college?: string;
  collegeId?: number;
  tab?: Exclude<ReviewTab, 'all'>;
  rating?: number;
  /** Someone writes a new one. */
  new?: 1;
  page?: number;
}

export const PAGE_SIZE = 10;

/** Drops what an address need not say, and what makes no sense there. */
export function reviewsSearch(found: {
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

/** Which reviews the server is asked for. The number of a college says more than its name. */
export function filterOf({ college, collegeId, tab, rating, page = 1 }: ReviewsSearch): ReviewFilter {
  return {
    ...aboutOf({ college, collegeId }),
    order: tab ?? 'helpful',
    rating,
    limit: PAGE_SIZE,
    offset: (page - 1) * PAGE_SIZE || undefined,
  };
}

export const aboutOf = ({ college, collegeId }: Pick<ReviewsSearch, 'college' | 'collegeId'>) =>
  collegeId === undefined ? { college } : { collegeId };
