import type { UseQueryResult } from '@tanstack/react-query';
import { toErrorSentence } from '@/shared/api';
import type { User } from '@/shared/auth';
import { useDelayedLoading } from '@/shared/lib/held';
import { ErrorPanel } from '@/shared/ui/panel';
import { Skeleton } from '@/shared/ui/skeleton';
import type { Recommendation } from '../../api/recommendations';
import { EmptyState } from '../empty-state';
import { AcceptedCard } from './accepted-card';
import { MatchHistory } from './match-history';

interface AcceptedRecommendationsProps {
  user: User;
  found: UseQueryResult<Recommendation[]>;
  accepted: Recommendation[];
}

/** The mentors the student has sent requests to with their status, and the student's matches. */
export function AcceptedRecommendations({ user, found, accepted }: AcceptedRecommendationsProps) {
  const showsSkeleton = useDelayedLoading(found.isPending) && found.isPending;
  if (found.error && !found.data) {
    return <ErrorPanel message={toErrorSentence(found.error)} onRetry={() => void found.refetch()} />;
  }
  if (found.isPending) return <div aria-busy="true">{showsSkeleton && <Skeleton className="h-48" />}</div>;
  return (
    <div className="grid gap-8">
      {accepted.length === 0 ? (
        <EmptyState title="No Accepted Mentors Yet">
          <p className="text-muted">When you connect with a recommended mentor, they appear here.</p>
        </EmptyState>
      ) : (
        <section aria-labelledby="accepted">
          <h2 id="accepted" className="sr-only">
            Accepted mentors
          </h2>
          <ul className="grid grid-cols-1 gap-4 md:grid-cols-2">
            {accepted.map((recommendation) => (
              <li key={recommendation.id} className="min-w-0">
                <AcceptedCard recommendation={recommendation} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <MatchHistory viewer={user.id} />
    </div>
  );
}
