import type { CollegeAdmin } from '@/entities/college-administrator';
import { useCollegeName } from '../../api/details/use-college-name';

/** The state of the right to speak for a college, in words. */
export function MembershipText({ membership }: { membership: CollegeAdmin | null }) {
  const name = useCollegeName(membership?.collegeId);
  const requested = useCollegeName(membership?.requestedCollegeId ?? undefined);

  if (!membership) return 'Choose the college you want to represent. You can’t manage it until you’re verified.';
  if (membership.status === 'pending')
    return `You asked to represent ${name}. You can’t manage it until you’re verified.`;
  if (membership.requestedCollegeId === null) return `You represent ${name}.`;
  return `You represent ${name}, and asked to represent ${requested} instead. Nothing changes until you’re verified.`;
}
