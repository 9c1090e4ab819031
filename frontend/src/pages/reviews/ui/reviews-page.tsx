import { PenLine } from 'lucide-react';
import { ReviewDialog } from '@/features/college-reviews';
import { ConfirmEmailNotice } from '@/features/confirm-email';
import { Button } from '@/shared/ui/button';
import { Tabs } from '@/shared/ui/tabs';
import { REVIEW_TABS, type ReviewsSearch, type ReviewTab } from '../model/reviews-search';
import { CollegeFilter } from './college-filter';
import { ReviewResults } from './review-results';
import { ReviewsSummary } from './reviews-summary';

const TAB_LABELS: Record<ReviewTab, string> = { all: 'All Reviews', top: 'Top Rated', recent: 'Recent' };

interface ReviewsPageProps {
  search: ReviewsSearch;
  onSearch: (search: ReviewsSearch, options?: { replace?: boolean; resetScroll?: boolean }) => void;
}

export function ReviewsPage({ search, onSearch }: ReviewsPageProps) {
  const { college, collegeId, tab = 'all', rating } = search;

  return (
    <div className="grid grid-cols-1 gap-6">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-title">Reviews</h1>
          <p className="mt-1 text-muted">What students and graduates say about their colleges.</p>
        </div>
        <Button onClick={() => onSearch({ ...search, new: 1 })}>
          <PenLine size={18} aria-hidden="true" />
          Write a Review
        </Button>
      </header>
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[300px_minmax(0,1fr)] lg:gap-8">
        <div className="grid content-start gap-4">
          <CollegeFilter
            college={college}
            onChoose={(chosen) => onSearch({ tab: search.tab, college: chosen?.name, collegeId: chosen?.id })}
          />
          <ReviewsSummary
            search={search}
            onFilter={(stars) => onSearch({ ...search, rating: stars, page: undefined }, { replace: true })}
          />
        </div>
        <Tabs
          label="Order of the reviews"
          value={tab}
          onChange={(next) =>
            onSearch({ college, collegeId, rating, tab: next === 'all' ? undefined : next }, { replace: true })
          }
          tabs={REVIEW_TABS.map((value) => ({
            value,
            label: TAB_LABELS[value],
            content: (
              <ReviewResults
                search={search}
                onPage={(page) => onSearch({ ...search, page: page === 1 ? undefined : page }, { resetScroll: true })}
                onAllStars={() => onSearch({ ...search, rating: undefined, page: undefined }, { replace: true })}
              />
            ),
          }))}
        />
      </div>
      <ReviewDialog
        college={{ id: collegeId, name: college ?? '' }}
        howToConfirm={<ConfirmEmailNotice />}
        open={search.new === 1}
        onOpenChange={(isOpen) => !isOpen && onSearch({ ...search, new: undefined }, { replace: true })}
      />
    </div>
  );
}
