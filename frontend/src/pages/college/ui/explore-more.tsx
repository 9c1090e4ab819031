import { Link } from '@tanstack/react-router';
import type { CollegeDetail } from '@/entities/college';
import { AskAnAlumLink } from '@/features/connection';
import { APP_NAME } from '@/shared/config';
import { useAuth } from '@/shared/auth';
import { buttonStyles } from '@/shared/ui/button';

export function ExploreMoreLinks({ college: { id: collegeId, name, alumniCount } }: { college: CollegeDetail }) {
  const { user } = useAuth();
  return (
    <section aria-labelledby="explore" className="card p-5 print:hidden">
      <h2 id="explore" className="text-xl">
        Explore More
      </h2>
      <div className="mt-4 grid gap-2">
        <AskAnAlumLink college={alumniCount === 0 ? undefined : name} className={buttonStyles({ variant: 'quiet' })}>
          Find mentors{alumniCount > 0 && <span className="sr-only"> from {name}</span>}
        </AskAnAlumLink>
        <Link to="/forum" className={buttonStyles({ variant: 'quiet' })}>
          Join discussions
        </Link>
        <Link to={user ? '/colleges' : '/'} className={buttonStyles({ variant: 'quiet' })}>
          Browse colleges
        </Link>
        {user && (
          <Link to="/college" search={{ id: collegeId }} className={buttonStyles({ variant: 'quiet' })}>
            Open in the College Hub
          </Link>
        )}
        {!user && (
          <Link
            to="/auth"
            search={{ tab: 'register', next: `/college/${collegeId}` }}
            className={buttonStyles({ variant: 'quiet' })}
          >
            Join {APP_NAME}
          </Link>
        )}
      </div>
    </section>
  );
}
