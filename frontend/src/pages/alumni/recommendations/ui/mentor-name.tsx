import { Link } from '@tanstack/react-router';
import { Chip } from '@/shared/ui/chip';
import type { Recommendation } from '../api/recommendations';
import { headingId } from '../lib/card-focus';

/** The mentor's name and where they studied. */
export function MentorName({ recommendation }: { recommendation: Recommendation }) {
  const { id, fullName, isSample, alumniProfile } = recommendation.mentor;
  return (
    <div className="min-w-0">
      <h3 id={headingId(recommendation.id)} tabIndex={-1} className="text-xl wrap-anywhere">
        <Link to="/alumni/$alumniId" params={{ alumniId: String(id) }} className="hover:underline">
          {fullName}
        </Link>
      </h3>
      {isSample && <Chip tone="grey">Sample</Chip>}
      {alumniProfile?.college && <p className="wrap-anywhere text-muted">{alumniProfile.college}</p>}
    </div>
  );
}
