import { useQuery } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import { Split } from 'lucide-react';
import { useAuth } from '@/shared/auth';
import { buttonStyles } from '@/shared/ui/button';
import { alumniQueries, type ProgramCrossroads as ProgramPair } from '../api/alumni';

interface ProgramCrossroadsProps {
  /** IDs of the compared programs. */
  programIds: readonly string[];
}

/**
 * The number of alumni of one compared program who also considered the college of another, with a link to ask one of
 * them. Renders nothing if there are too few.
 */
export function ProgramCrossroads({ programIds }: ProgramCrossroadsProps) {
  const { data } = useQuery({ ...alumniQueries.programCrossroads(programIds), enabled: programIds.length > 1 });
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby="program-crossroads" className="card grid grid-cols-1 gap-3 p-5">
      <h2 id="program-crossroads" className="flex items-center gap-2 text-xl">
        <Split size={20} aria-hidden="true" className="shrink-0 text-ivy" />
        Alumni of these programs who considered both colleges
      </h2>
      <ul className="grid grid-cols-1 gap-3">
        {data.map((pair) => (
          <ProgramPairItem key={pair.programs.map(({ college, cip }) => `${college.id}-${cip}`).join()} pair={pair} />
        ))}
      </ul>
    </section>
  );
}

/** Returns which college they chose, in coarse terms. */
function tendencyText({ chose }: ProgramPair, one: string, other: string): string {
  if (chose === 'both') return 'Some chose one, some the other.';
  return `Most chose ${chose === 'mostly-first' ? one : other}.`;
}

function ProgramPairItem({ pair }: { pair: ProgramPair }) {
  const { user } = useAuth();
  const [one, other] = pair.programs;
  if (!one || !other) return null;
  const chosenBetween = [one.college.id, other.college.id];
  // One of the two fields would leave out the alumni of the other.
  const field = one.cip === other.cip ? one.cip : undefined;
  const next = `/find-alumni?${new URLSearchParams([
    ...chosenBetween.map((id) => ['chosenBetween', String(id)]),
    ...(field ? [['field', field]] : []),
  ])}`;
  const target: LinkProps = user
    ? { to: '/find-alumni', search: { chosenBetween, field } }
    : { to: '/auth', search: { tab: 'register', next } };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="min-w-0 wrap-anywhere">
        <strong className="num">{pair.count.toLocaleString('en-US')}</strong> alumni considered both {one.college.name}{' '}
        and {other.college.name}. {tendencyText(pair, one.college.name, other.college.name)}
      </p>
      <Link {...target} className={buttonStyles({ variant: 'quiet' })}>
        Ask one of them
        <span className="sr-only">
          {' '}
          about {one.college.name} and {other.college.name}
        </span>
      </Link>
    </li>
  );
}
