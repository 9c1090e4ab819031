import { useQuery } from '@tanstack/react-query';
import type { User } from '@/shared/auth';
import { detailedRefusalText } from '@/shared/lib/forms';
import { useDelayedLoading } from '@/shared/lib/held';
import { ErrorPanel } from '@/shared/ui/panel';
import { Skeleton } from '@/shared/ui/skeleton';
import { moderationQueries } from '../../api/cases';
import { AdministratorCard } from './administrator-card';

/** Requests to speak for a college that wait for an answer. */
export function AdministratorRequests({ viewer }: { viewer: User }) {
  const { data, error, refetch } = useQuery(moderationQueries.administrators(viewer.id));
  if (!data) {
    return error ? (
      <ErrorPanel message={detailedRefusalText(error)} onRetry={() => void refetch()} />
    ) : (
      <AdministratorRequestsSkeleton />
    );
  }
  if (data.length === 0) {
    return <p className="card p-5 text-muted">No requests. People who ask to represent a college appear here.</p>;
  }
  return (
    <ul className="grid grid-cols-1 gap-4">
      {data.map((one) => (
        <AdministratorCard key={one.id} one={one} />
      ))}
    </ul>
  );
}

function AdministratorRequestsSkeleton() {
  const showsSkeleton = useDelayedLoading(true);
  return (
    <div aria-busy="true" className={`grid gap-4 ${showsSkeleton ? '' : 'invisible'}`}>
      <p role="status" className="sr-only">
        Loading
      </p>
      <Skeleton className="h-40" />
      <Skeleton className="h-40" />
    </div>
  );
}
