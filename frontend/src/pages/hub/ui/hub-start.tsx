import { useQuery } from '@tanstack/react-query';
import { useCollegeLists } from '@/entities/college';
import { toErrorSentence } from '@/shared/api';
import { ErrorPanel } from '@/shared/ui/panel';
import { Skeleton } from '@/shared/ui/skeleton';
import { popularCollegesQuery } from '../api/hub';
import { RememberedColleges } from './remembered-colleges';

/** Start page of the hub, without a college. */
export function HubStart() {
  const { recent } = useCollegeLists();
  const popular = useQuery(popularCollegesQuery());
  return (
    <div className="grid gap-8">
      <section aria-labelledby="recently-viewed">
        <h2 id="recently-viewed" className="text-2xl">
          Recently Viewed
        </h2>
        {recent.length === 0 ? (
          <p className="mt-2 text-muted">No colleges yet. Find one above, and it will appear here.</p>
        ) : (
          <RememberedColleges colleges={recent} />
        )}
      </section>
      <section aria-labelledby="popular-colleges">
        <h2 id="popular-colleges" className="text-2xl">
          Popular Colleges
        </h2>
        {popular.isError && (
          <div className="mt-4">
            <ErrorPanel message={toErrorSentence(popular.error)} onRetry={() => void popular.refetch()} />
          </div>
        )}
        {popular.isPending && (
          <div aria-busy="true" className="mt-4 grid gap-4 md:grid-cols-2 xl:grid-cols-3">
            {[1, 2, 3].map((card) => (
              <Skeleton key={card} className="h-29" />
            ))}
          </div>
        )}
        {popular.data && <RememberedColleges colleges={popular.data} />}
      </section>
    </div>
  );
}
