import { Chip } from '@/shared/ui/chip';
import type { AlumniUserProfile } from '../api/alumni';

/** Shows that the college has confirmed the person as its alum; renders nothing for others. */
export function VerifiedBadge({ profile }: { profile: Pick<AlumniUserProfile, 'isVerifiedAlum'> | null }) {
  if (!profile?.isVerifiedAlum) return null;
  return (
    <p className="mt-1">
      <Chip tone="gold">Verified alum</Chip>
    </p>
  );
}
