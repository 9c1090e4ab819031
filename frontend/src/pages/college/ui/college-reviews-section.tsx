import { Link } from '@tanstack/react-router';
import type { CollegeDetail } from '@/entities/college';
import { HelpfulReviews } from '@/features/college-reviews';
import { ConfirmEmailNotice } from '@/features/confirm-email';
import { useAuth } from '@/shared/auth';
import { formatCount } from '@/shared/lib/format';
import { buttonStyles } from '@/shared/ui/button';

/** Reviews of a college, with a link to all of them. */
export function CollegeReviewsSection({ college: { id, name } }: { college: CollegeDetail }) {
  const { user } = useAuth();
  const link = buttonStyles({ variant: 'quiet' });
  return (
    <HelpfulReviews
      collegeId={id}
      howToConfirm={<ConfirmEmailNotice />}
      link={(label, total) => {
        if (!user) {
          return (
            <Link to="/auth" search={{ next: `/college?id=${id}&tab=reviews` }} className={link}>
              {total === null ? 'Sign in to write a review' : `Sign in to read all ${formatCount(total)} reviews`}
            </Link>
          );
        }
        if (user.role === 'college_admin') {
          return (
            <Link to="/college" search={{ id, tab: 'reviews' }} className={link}>
              {label}
            </Link>
          );
        }
        return (
          <Link to="/reviews" search={{ collegeId: id, college: name }} className={link}>
            {label}
          </Link>
        );
      }}
    />
  );
}
