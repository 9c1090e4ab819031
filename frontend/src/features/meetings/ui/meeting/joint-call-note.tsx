import type { Meeting } from '@/entities/meeting';
import { isPendingOrConfirmed } from '../../model/meeting-labels';

/** Shows who else takes part in a joint call, and their answer. Renders nothing for other meetings. */
export function JointCallNote({ meeting }: { meeting: Meeting }) {
  const { jointWith } = meeting;
  if (!jointWith) return null;
  return <p className="mt-2 wrap-anywhere">{describeJointCall(jointWith, isPendingOrConfirmed(meeting))}</p>;
}

function describeJointCall({ displayName, status }: NonNullable<Meeting['jointWith']>, isUpcoming: boolean): string {
  if (!isUpcoming) return `Joint call with ${displayName}.`;
  return status === 'confirmed'
    ? `Joint call with ${displayName}, who accepted.`
    : `Joint call with ${displayName}, who hasn’t answered yet.`;
}
