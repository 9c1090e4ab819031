import type { GroupHour } from '@/entities/group-hour';

/** The students who joined, and their questions, for the host. */
export function Participants({ participants }: { participants: NonNullable<GroupHour['participants']> }) {
  if (participants.length === 0) return <p className="mt-2 text-muted">No one has joined yet.</p>;
  return (
    <div className="mt-3">
      <h4 className="font-semibold">Students who joined</h4>
      <ul className="mt-1 grid gap-2">
        {participants.map(({ name, question, joinedAt }) => (
          <li key={`${joinedAt} ${name}`} className="wrap-anywhere">
            {name}
            {question && <p className="max-w-[68ch] whitespace-pre-line text-muted">{question}</p>}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-muted">Students don’t see who else joined before the call.</p>
    </div>
  );
}
