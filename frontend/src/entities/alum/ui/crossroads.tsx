import { useQuery } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import { Split } from 'lucide-react';
import { useAuth } from '@/shared/auth';
import { buttonStyles } from '@/shared/ui/button';
import { alumniQueries, type Crossroads as CollegePair } from '../api/alumni';

interface CrossroadsProps {
  /** One college, or the compared colleges. */
  collegeIds: readonly number[];
}

/**
 * The number of alumni who considered two colleges, with a link to ask one of them. Renders nothing if there are too
 * few.
 */
export function Crossroads({ collegeIds }: CrossroadsProps) {
  const { data } = useQuery(alumniQueries.crossroads(collegeIds));
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby="crossroads" className="card grid grid-cols-1 gap-3 p-5">
      <h2 id="crossroads" className="flex items-center gap-2 text-xl">
        <Split size={20} aria-hidden="true" className="shrink-0 text-ivy" />
        Alumni who considered these colleges
      </h2>
      <ul className="grid grid-cols-1 gap-3">
        {data.map((pair) => (
          <CollegePairItem key={pair.colleges.map(({ id }) => id).join()} {...pair} />
        ))}
      </ul>
    </section>
  );
}

function CollegePairItem({ colleges, count }: CollegePair) {
  const [one, other] = colleges;
  const { user } = useAuth();
  const chosenBetween = colleges.map(({ id }) => id);
  const forJointCall = useQuery({
    ...alumniQueries.forJointCall(chosenBetween, user?.id ?? 0),
    enabled: user?.role === 'student' && user.emailVerified,
  });
  const canTalkToBoth = (forJointCall.data ?? []).length > 0;
  const next = `/find-alumni?${new URLSearchParams(chosenBetween.map((id) => ['chosenBetween', String(id)]))}`;
  const target: LinkProps = user
    ? { to: '/find-alumni', search: { chosenBetween } }
    : { to: '/auth', search: { tab: 'register', next } };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="min-w-0 wrap-anywhere">
        <strong className="num">{count.toLocaleString('en-US')}</strong> alumni considered both {one?.name} and{' '}
        {other?.name}.
      </p>
      <div className="flex flex-wrap gap-2">
        {canTalkToBoth && (
          <Link to="/joint-call" search={{ colleges: chosenBetween.join() }} className={buttonStyles()}>
            Talk to both sides
            <span className="sr-only">
              : {one?.name} and {other?.name}
            </span>
          </Link>
        )}
        <Link {...target} className={buttonStyles({ variant: 'quiet' })}>
          Ask one of them
          <span className="sr-only">
            {' '}
            about {one?.name} and {other?.name}
          </span>
        </Link>
      </div>
    </li>
  );
}
