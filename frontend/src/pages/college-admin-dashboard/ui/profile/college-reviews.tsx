import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { RatingSummary, ReviewList, reviewQueries } from '@/features/college-reviews';
import { ConfirmEmailNotice } from '@/features/confirm-email';
import { plural } from '@/shared/lib/plural';
import { Pager } from '@/shared/ui/pager';
import type { OwnCollege } from '../../api/college-profile';

const PAGE_SIZE = 20;

/** The reviews of the college, newest first, with the college's reply or a form for it. */
export function CollegeReviews({ college, viewer }: { college: OwnCollege; viewer: number }) {
  const [rating, setRating] = useState<number>();
  const [page, setPage] = useState(1);
  const collegeId = college.id;
  const reviews = useQuery(
    reviewQueries.list(
      { collegeId, rating, order: 'recent', limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE || undefined },
      viewer,
    ),
  );
  const { data: summary } = useQuery(reviewQueries.summary({ collegeId }));
  const total = reviews.data?.total ?? 0;

  return (
    <section aria-labelledby="college-reviews" className="grid grid-cols-1 gap-4">
      <header>
        <h2 id="college-reviews" className="text-2xl">
          Reviews
        </h2>
        <p className="mt-1 text-muted">
          You can reply to each review once, on behalf of {college.name}. We don’t show your own name.
        </p>
      </header>
      {summary && summary.count > 0 && (
        <div className="card max-w-xl p-5">
          <RatingSummary
            summary={summary}
            rating={rating}
            onFilter={(stars) => {
              setRating(stars);
              setPage(1);
            }}
          />
        </div>
      )}
      <p role="status" className="num text-muted empty:hidden">
        {reviews.data && plural(total, { one: '# review', other: '# reviews, newest first' })}
      </p>
      <ReviewList
        reviews={reviews}
        empty={rating ? 'No reviews with this rating' : 'No reviews yet'}
        howToConfirm={<ConfirmEmailNotice />}
      />
      <Pager label="Pages of reviews" page={page} last={Math.ceil(total / PAGE_SIZE)} onChange={setPage} />
    </section>
  );
}
