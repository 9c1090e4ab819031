import { formatDate } from '@/shared/lib/dates';
import { Avatar } from '@/shared/ui/avatar';
import { SampleTag } from '@/shared/ui/sample-tag';
import type { Recommendation } from '../../api/recommendations';

/** The recommendations that expired unanswered. */
export function ExpiredRecommendations({ recommendations }: { recommendations: Recommendation[] }) {
  if (recommendations.length === 0) return null;
  return (
    <section aria-labelledby="expired" className="grid gap-3">
      <h2 id="expired" className="text-xl">
        Expired
      </h2>
      <p className="text-muted">People who still match will reappear when you generate new recommendations.</p>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {recommendations.map(({ id, mentor, matchScore, expiresAt }) => (
          <li key={id} className="min-w-0">
            <article
              aria-label={mentor.fullName}
              className="flex h-full items-start gap-3 rounded-card border border-dashed border-control bg-sunken p-4 text-muted"
            >
              <span className="grayscale">
                <Avatar name={mentor.fullName} url={mentor.avatarUrl} />
              </span>
              <div className="num min-w-0">
                <h3 className="text-lg wrap-anywhere">{mentor.fullName}</h3>
                <SampleTag of={mentor} />
                <p>{matchScore}% match</p>
                <p>Expired on {formatDate(expiresAt)}</p>
              </div>
            </article>
          </li>
        ))}
      </ul>
    </section>
  );
}
