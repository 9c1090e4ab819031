import { Link } from '@tanstack/react-router';
import type { Recommendation } from '../api/recommendations';
import { headingId } from '../lib/card-focus';
import { SampleTag } from '@/shared/ui/sample-tag';

/** The mentor's name and where they studied. */
export function MentorName({ recommendation }: { recommendation: Recommendation }) {
  const { id, fullName, alumniProfile } = recommendation.mentor;
  return (
    <div className="min-w-0">
      <h3 id={headingId(recommendation.id)} tabIndex={-1} className="text-xl wrap-anywhere">
        <Link to="/alumni/$alumniId" params={{ alumniId: String(id) }} className="hover:underline">
          {fullName}
        </Link>
      </h3>
      <SampleTag of={recommendation.mentor} />
      {alumniProfile?.college && <p className="wrap-anywhere text-muted">{alumniProfile.college}</p>}
    </div>
  );
}
