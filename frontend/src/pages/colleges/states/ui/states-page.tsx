import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { STATES, TERRITORIES, toStateSlug, type State } from '@/shared/config';
import { plural } from '@/shared/lib/plural';
import { ErrorPanel } from '@/shared/ui/panel';
import { stateCountsQuery } from '../api/state-colleges';
import { SelectionNote } from './selection-note';

/** Links to the colleges of every state, with their number. */
export function StatesPage() {
  const { data, error, refetch } = useQuery(stateCountsQuery());
  const counts = data && new Map(data.states.map(({ value, count }) => [value, count]));
  return (
    <div className="page-width page-height">
      <Link to="/" className="link mb-2 inline-flex min-h-11 items-center gap-2 font-semibold">
        <ArrowLeft size={18} aria-hidden="true" />
        Home
      </Link>
      <h1 className="text-title">Colleges by state</h1>
      <p className="mt-2 max-w-[68ch] text-lg text-muted">
        Choose a state to see its colleges and compare up to four of them.
      </p>
      <SelectionNote />
      {error && (
        <div className="mt-4">
          <ErrorPanel message="We couldn’t load the number of colleges in each state." onRetry={() => void refetch()} />
        </div>
      )}
      <h2 className="mt-8 text-2xl">States</h2>
      <StateLinks states={STATES} counts={counts} />
      <h2 className="mt-8 text-2xl">Washington, D.C. and territories</h2>
      <StateLinks states={TERRITORIES} counts={counts} />
    </div>
  );
}

interface StateLinksProps {
  states: readonly State[];
  /** Number of colleges by the code of their state; undefined until it is loaded. */
  counts: ReadonlyMap<string, number> | undefined;
}

function StateLinks({ states, counts }: StateLinksProps) {
  return (
    <ul className="mt-3 grid grid-cols-1 gap-x-6 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-4">
      {states.map(({ code, name }) => (
        <li key={code} className="border-b border-line">
          <Link
            to="/states/$state"
            params={{ state: toStateSlug(name) }}
            className="flex min-h-11 items-center justify-between gap-3 py-2 underline-offset-4 hover:underline"
          >
            <span className="font-semibold">{name}</span>
            {counts && <CollegeCount count={counts.get(code) ?? 0} />}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Only the number is visible; screen readers hear the noun too. */
function CollegeCount({ count }: { count: number }) {
  const [number, noun] = plural(count, { one: '# college', other: '# colleges' }).split(' ');
  return (
    <span className="num text-sm text-muted">
      {number}
      <span className="sr-only"> {noun}</span>
    </span>
  );
}
