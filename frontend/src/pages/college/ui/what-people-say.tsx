import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ReviewList } from '@/features/college-reviews';
import { ConfirmEmailNotice } from '@/features/confirm-email';
import { reviewQueries, type CollegeDetail } from '@/shared/api';
import { useAuth } from '@/shared/auth';
import { buttonStyles } from '@/shared/ui/button';
import { Stars } from '@/shared/ui/stars';

const SHOWN = 2;

/** The ratings in one line, the two most helpful reviews, and the way to the others. */
export function WhatPeopleSay({ college: { id, name } }: { college: CollegeDetail }) {
  const { user } = useAuth();
  const reviews = useQuery(reviewQueries.list({ collegeId: id, limit: SHOWN }, user?.id));
  const { data: summary } = useQuery(reviewQueries.summary({ collegeId: id }));
  // A college's page stands on its own; without reviews, or when they cannot be had, nothing is missing from it.
  if (!reviews.data || reviews.data.total === 0) return null;

  const { total } = reviews.data;
  const label = total > SHOWN ? `Read all ${total} reviews` : 'All reviews';
  const link = buttonStyles({ variant: 'quiet' });
  return (
    <section aria-labelledby="reviews">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <h2 id="reviews" className="text-2xl">
            Reviews
          </h2>
          {summary?.average != null && (
            <p className="num flex flex-wrap items-center gap-2 text-muted">
              <span aria-hidden="true">
                <Stars rating={summary.average} />
              </span>
              {summary.average.toFixed(1)} of 5 from {summary.count} reviews
            </p>
          )}
        </div>
        {user?.role === 'college_admin' && (
          <Link to="/college" search={{ id, tab: 'reviews' }} className={link}>
            {label}
          </Link>
        )}
        {user && user.role !== 'college_admin' && (
          <Link to="/reviews" search={{ collegeId: id, college: name }} className={link}>
            {label}
          </Link>
        )}
        {!user && (
          <Link to="/auth" search={{ next: `/college?id=${id}&tab=reviews` }} className={link}>
            Sign in to read and write reviews
          </Link>
        )}
      </div>
      <div className="mt-4">
        <ReviewList reviews={reviews} empty={null} howToConfirm={<ConfirmEmailNotice />} />
      </div>
    </section>
  );
}
