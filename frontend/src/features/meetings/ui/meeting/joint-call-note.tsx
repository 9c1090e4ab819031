import type { Meeting } from '@/entities/meeting';

const ANSWERS: Record<Meeting['status'], string> = {
  pending: 'hasn’t answered yet',
  confirmed: 'accepted',
  declined: 'declined',
  cancelled: 'can’t take part anymore',
};

/** Shows who else takes part in a joint call, and their answer. Renders nothing for other meetings. */
export function JointCallNote({ meeting: { jointWith } }: { meeting: Meeting }) {
  if (!jointWith) return null;
  return (
    <p className="mt-2 wrap-anywhere">
      Joint call with {jointWith.displayName}, who {ANSWERS[jointWith.status]}.
    </p>
  );
}
