import type { Meeting } from '@/entities/meeting';
import { isPendingOrConfirmed } from '../../model/meeting-labels';

/** Shows who else takes part in a joint call, and their answer. Renders nothing for other meetings. */
export function JointCallNote({ meeting }: { meeting: Meeting }) {
  const { jointWith } = meeting;
  if (!jointWith) return null;
  const answer = jointWith.status === 'confirmed' ? 'accepted' : 'hasn’t answered yet';
  return (
    <p className="mt-2 wrap-anywhere">
      Joint call with {jointWith.displayName}
      {isPendingOrConfirmed(meeting) && `, who ${answer}`}.
    </p>
  );
}
