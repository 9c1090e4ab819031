import type { Relationship } from '@/entities/connection';
import { useOnline } from '@/shared/lib/online';
import { Button } from '@/shared/ui/button';
import { useSetOnWaitList } from '../../api/use-connection-changes';
import { stateLabel, requestUnavailableText, type Person } from '../../model/connection-labels';

interface RequestUnavailableProps {
  person: Person;
  known: Relationship;
}

/** Explains why no request can be sent to the person now, and offers what helps. */
export function RequestUnavailable({ person, known }: RequestUnavailableProps) {
  const { why, state, connection } = known;
  if (why === null && state !== 'none') return <p>{stateLabel(state)}</p>;
  return (
    <div className="grid justify-items-start gap-3">
      <p>{requestUnavailableText(why, person.fullName, connection?.canRequestAgainAt ?? null)}</p>
      {why === 'full' && <WaitListButton person={person} isOnWaitList={known.isOnWaitList} />}
    </div>
  );
}

function WaitListButton({ person, isOnWaitList }: { person: Person; isOnWaitList: boolean }) {
  const waiting = useSetOnWaitList(person.id);
  const isOnline = useOnline();
  return (
    <>
      <p role="status" className="text-muted empty:hidden">
        {isOnWaitList && 'You’re on the wait list. We’ll email you when they have room for you.'}
      </p>
      <Button
        variant={isOnWaitList ? 'quiet' : 'primary'}
        aria-disabled={waiting.isPending || undefined}
        disabled={!isOnline}
        onClick={() => !waiting.isPending && waiting.mutate(!isOnWaitList)}
      >
        {isOnWaitList ? 'Leave the wait list' : 'Join the wait list'}
      </Button>
    </>
  );
}
