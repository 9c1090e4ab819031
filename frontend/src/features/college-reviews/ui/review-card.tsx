import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useAuth } from '@/shared/auth';
import { Avatar } from '@/shared/ui/avatar';
import { Chip } from '@/shared/ui/chip';
import { SampleTag } from '@/shared/ui/sample-tag';
import { Stars } from '@/shared/ui/stars';
import type { Review } from '../api/reviews';
import { formatReviewDate } from '../model/review-date';
import { CollegeReply } from './college-reply';
import { OwnReviewActions } from './own-review-actions';
import { ReportReview } from './report-review';
import { UpvoteButton } from './upvote-button';

interface ReviewCardProps {
  review: Review;
  /** True if the page is about several colleges, so that the card shows its own. */
  namesCollege?: boolean;
  /** How to confirm the address, for users who have to before they can write. */
  howToConfirm: ReactNode;
}

export function ReviewCard({ review, namesCollege = false, howToConfirm }: ReviewCardProps) {
  const { user } = useAuth();
  const { authorName, collegeId, collegeName, content, rating, createdAt, updatedAt, mine, isHidden } = review;
  return (
    <article className="card grid gap-3 p-5" aria-label={`Review of ${collegeName} by ${authorName}`}>
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="flex min-w-0 gap-3">
          <Avatar name={authorName} />
          <div className="min-w-0">
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold wrap-anywhere">
              {authorName}
              <AuthorBadge review={review} />
              {mine && <Chip tone="harbor">Yours</Chip>}
            </p>
            <p className="text-sm text-muted">
              <time dateTime={createdAt}>{formatReviewDate(createdAt)}</time>
              {updatedAt && <span title={formatReviewDate(updatedAt)}> · edited</span>}
            </p>
          </div>
        </div>
        <Stars rating={rating} />
      </header>
      {namesCollege && (
        <h3 className="text-xl">
          <Link
            to="/college/$collegeId"
            params={{ collegeId: String(collegeId) }}
            className="decoration-1 underline-offset-4 hover:underline"
          >
            {collegeName}
          </Link>
        </h3>
      )}
      {isHidden && (
        <p role="note" className="rounded-control bg-gold-soft px-3 py-2 text-sm text-on-gold-soft">
          A moderator hid this review. Only you can see it.
        </p>
      )}
      <p className="max-w-[68ch] wrap-anywhere whitespace-pre-line">{content}</p>
      <CollegeReply review={review} />
      <footer className="-mb-2 -ml-3 flex flex-wrap items-center gap-x-1 print:hidden">
        <UpvoteButton review={review} howToConfirm={howToConfirm} />
        {mine && <OwnReviewActions review={review} howToConfirm={howToConfirm} />}
        {user && !mine && <ReportReview review={review} howToConfirm={howToConfirm} />}
      </footer>
    </article>
  );
}

/** Marks samples and reviews by verified alumni. */
function AuthorBadge({ review: { authorBadge } }: { review: Review }) {
  if (authorBadge === 'alumni') return <Chip tone="gold">Verified alum</Chip>;
  return <SampleTag of={{ isSample: authorBadge === 'sample' }} />;
}
