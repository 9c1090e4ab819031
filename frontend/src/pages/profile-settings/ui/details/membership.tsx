import type { CollegeAdmin } from '@/shared/api';
import { useCollegeName } from '../../api/use-college-name';

/** Where the right to speak for a college stands, in words. */
export function Membership({ membership }: { membership: CollegeAdmin | null }) {
  const name = useCollegeName(membership?.collegeId);
  const requested = useCollegeName(membership?.requestedCollegeId ?? undefined);

  if (!membership) return 'Choose the college you want to speak for. You have no rights there until that is verified.';
  if (membership.status === 'pending')
    return `You asked to speak for ${name}. Until that is verified, you have no rights there.`;
  if (membership.requestedCollegeId === null) return `You speak for ${name}.`;
  return `You speak for ${name}, and asked to speak for ${requested} instead. Nothing changes until that is verified.`;
}
