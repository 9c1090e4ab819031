import type { CollegeAdmin } from '@/shared/api';
import { useCollegeName } from '../../api/use-college-name';

/** Where the right to speak for a college stands, in words. */
export function Membership({ membership }: { membership: CollegeAdmin }) {
  const { collegeId, requestedCollegeId, status } = membership;
  const name = useCollegeName(collegeId);
  const requested = useCollegeName(requestedCollegeId ?? undefined);

  if (status === 'pending')
    return (
      <p className="rounded-control bg-gold-soft px-4 py-3 text-on-gold-soft">
        You asked to speak for {name}. Until that is verified, you have no rights there.
      </p>
    );
  if (requestedCollegeId === null) return <p>You speak for {name}.</p>;
  return (
    <p className="rounded-control bg-harbor-soft px-4 py-3 text-on-harbor-soft">
      You asked to speak for {requested}. Until that is verified, you speak for {name}.
    </p>
  );
}
