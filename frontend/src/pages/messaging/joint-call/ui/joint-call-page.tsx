import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { alumniQueries } from '@/entities/alum';
import { toErrorSentence } from '@/shared/api';
import type { User } from '@/shared/auth';
import { buttonStyles } from '@/shared/ui/button';
import { ErrorPanel } from '@/shared/ui/panel';
import { Skeleton } from '@/shared/ui/skeleton';
import { parseCollegePair } from '../model/pair';
import { JointCallForm } from './joint-call-form';

interface JointCallPageProps {
  user: User;
  /** IDs of two colleges, from the URL. */
  colleges: string | undefined;
  /** Called after both alumni were asked. */
  onDone: () => void;
}

/** A student asks two alumni, who chose differently between two colleges, for a call together. */
export function JointCallPage({ user, colleges, onDone }: JointCallPageProps) {
  const pair = parseCollegePair(colleges);
  return (
    <div className="page-width page-height">
      <h1 className="text-title">Talk to both sides</h1>
      <p className="mt-1 max-w-[68ch] text-muted">
        Ask two of your connections, who considered the same two colleges and chose different ones, for one call
        together.
      </p>
      <div className="mt-6 max-w-160">{pair ? <Choices user={user} pair={pair} onDone={onDone} /> : <NoChoice />}</div>
    </div>
  );
}

interface ChoicesProps {
  user: User;
  pair: readonly [number, number];
  onDone: () => void;
}

function Choices({ user, pair, onDone }: ChoicesProps) {
  const { data, error, refetch } = useQuery(alumniQueries.forJointCall(pair, user.id));
  if (error && !data) return <ErrorPanel message={toErrorSentence(error)} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <div aria-busy="true">
        <p role="status" className="sr-only">
          Loading
        </p>
        <Skeleton className="h-96" />
      </div>
    );
  }
  const [one, other] = pair.map((id) => data.filter(({ college }) => college.id === id));
  if (!one?.length || !other?.length) return <NoChoice chosenBetween={pair} />;
  return <JointCallForm viewer={user.id} sides={[one, other]} onDone={onDone} />;
}

function NoChoice({ chosenBetween }: { chosenBetween?: readonly [number, number] }) {
  return (
    <div className="card grid justify-items-start gap-3 p-5">
      <p>
        You need a connection on each side: one alum of each college who also considered the other. Connect with alumni
        first.
      </p>
      <Link
        to="/find-alumni"
        search={chosenBetween ? { chosenBetween: [...chosenBetween] } : {}}
        className={buttonStyles({ variant: 'quiet' })}
      >
        Find alumni
      </Link>
    </div>
  );
}
