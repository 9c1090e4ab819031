import { Link } from '@tanstack/react-router';
import type { CollegeDetail } from '@/entities/college';
import { useAuth } from '@/shared/auth';
import { buttonStyles } from '@/shared/ui/button';

interface ReasonsToJoinProps {
  colleges: readonly CollegeDetail[];
  /** The page to return to after registration. */
  next: string;
}

const NAME_LIST = new Intl.ListFormat('en-US', { type: 'disjunction' });

/**
 * Tells visitors what an account adds to this page, with a link that leads back here after registration. Only colleges
 * that have alumni are named as a reason to write to one.
 */
export function ReasonsToJoin({ colleges, next }: ReasonsToJoinProps) {
  const { user } = useAuth();
  const names = colleges.filter(({ alumniCount }) => alumniCount > 0).map(({ name }) => name);
  if (user) return null;
  const hasAlumni = names.length > 0;
  return (
    <section
      aria-labelledby="join"
      className="card flex flex-wrap items-center justify-between gap-x-8 gap-y-4 p-5 print:hidden"
    >
      <div className="min-w-0 flex-[1_1_20rem]">
        <h2 id="join" className="text-xl">
          {hasAlumni ? 'Ask someone who went there' : 'Save these colleges'}
        </h2>
        <p className="mt-1 max-w-[60ch] text-muted">
          {hasAlumni
            ? `You need a free account to write to alumni of ${NAME_LIST.format(names)}.`
            : 'With a free account, you can save colleges on all your devices.'}{' '}
          Once you register, you’ll come back to this comparison.
        </p>
      </div>
      <Link to="/auth" search={{ tab: 'register', next }} className={buttonStyles({ variant: 'quiet' })}>
        Create a free account
      </Link>
    </section>
  );
}
