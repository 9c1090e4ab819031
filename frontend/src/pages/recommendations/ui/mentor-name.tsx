import { Link } from '@tanstack/react-router';
import type { Recommendation } from '@/shared/api';

/** Who a card is about, and where they studied. */
export function MentorName({ mentor: { id, fullName, alumniProfile } }: { mentor: Recommendation['mentor'] }) {
  return (
    <div className="min-w-0 grow">
      <h3 tabIndex={-1} className="text-xl wrap-anywhere">
        <Link to="/alumni/$alumniId" params={{ alumniId: String(id) }} className="hover:underline">
          {fullName}
        </Link>
      </h3>
      {alumniProfile.college && <p className="wrap-anywhere text-muted">{alumniProfile.college}</p>}
    </div>
  );
}
