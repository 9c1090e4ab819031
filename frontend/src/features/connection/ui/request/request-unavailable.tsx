import { useState, type ReactNode } from 'react';
import type { Relationship } from '@/entities/connection';
import type { User } from '@/shared/auth';
import { readDraft } from '@/shared/lib/drafts';
import { useOnline } from '@/shared/lib/online';
import { Button } from '@/shared/ui/button';
import { useSetOnWaitList } from '../../api/use-connection-changes';
import { stateLabel, requestUnavailableText, type Person } from '../../model/connection-labels';
import { requestDraftKey } from '../../model/drafts';

interface RequestUnavailableProps {
  viewer: User;
  person: Person;
  known: Relationship;
  /** Shows mentors to ask instead of one without room, given the message to that one. */
  similar: (message: string | undefined) => ReactNode;
}

/** Explains why no request can be sent to the person now, and offers what helps. */
export function RequestUnavailable({ viewer, person, known, similar }: RequestUnavailableProps) {
  const { why, state, connection } = known;
  // Read once: the form that this replaces deletes the draft.
  const [message] = useState(() => findWrittenMessage(viewer, person, known));
  if (why === null && state !== 'none') return <p>{stateLabel(state)}</p>;
  return (
    <div className="grid justify-items-start gap-3">
      <p>{requestUnavailableText(why, person.fullName, connection?.canRequestAgainAt ?? null)}</p>
      {why === 'full' && (
        <>
          <WaitListButton person={person} isOnWaitList={known.isOnWaitList} />
          {similar(message)}
        </>
      )}
    </div>
  );
}

/** The viewer's unsent draft to this person, or their last request. */
function findWrittenMessage(viewer: User, { id }: Person, { connection }: Relationship): string | undefined {
  const draft = readDraft(viewer.id, requestDraftKey(id))?.value;
  if (typeof draft === 'string') return draft;
  return connection?.fromUserId === viewer.id ? connection.message : undefined;
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
