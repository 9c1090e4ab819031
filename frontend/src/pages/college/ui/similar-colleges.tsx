import { useQuery } from '@tanstack/react-query';
import { CollegeRow } from '@/entities/college';
import { SaveCollegeButton } from '@/features/save-college';
import { toErrorSentence } from '@/shared/api';
import { useDelayedLoading } from '@/shared/lib/held';
import { ErrorPanel } from '@/shared/ui/panel';
import { Skeleton } from '@/shared/ui/skeleton';
import { similarCollegesQuery } from '../api/similar-colleges';

const EXPECTED_COLLEGES = 6;

/** Links to similar colleges, at the end of a college's page. */
export function SimilarColleges({ collegeId }: { collegeId: number }) {
  const { data, error, refetch } = useQuery(similarCollegesQuery(collegeId));
  const isWaiting = data === undefined && !error;
  const showsSkeleton = useDelayedLoading(isWaiting) && isWaiting;
  return (
    <section aria-labelledby="similar" aria-busy={isWaiting} className="grid grid-cols-1 gap-4 print:hidden">
      <header>
        <h2 id="similar" className="text-2xl">
          Similar colleges
        </h2>
        <p className="mt-1 text-muted">
          Colleges that mostly award the same degree, with a similar place, size, price and admission rate.
        </p>
      </header>
      {data?.length === 0 && <p className="text-muted">We found no similar colleges.</p>}
      {data !== undefined && data.length > 0 && (
        <ul className="grid grid-cols-1 gap-4 xl:grid-cols-2">
          {data.map((college) => (
            <li key={college.id}>
              <CollegeRow
                college={college}
                heading="h3"
                actions={<SaveCollegeButton college={college} />}
                noAlumni={null}
              />
            </li>
          ))}
        </ul>
      )}
      {data === undefined && error && <ErrorPanel message={toErrorSentence(error)} onRetry={() => void refetch()} />}
      {isWaiting && (
        <div className={`grid grid-cols-1 gap-4 xl:grid-cols-2 ${showsSkeleton ? '' : 'invisible'}`}>
          {Array.from({ length: EXPECTED_COLLEGES }, (_, row) => (
            <Skeleton key={row} className="h-80 sm:h-50" />
          ))}
        </div>
      )}
    </section>
  );
}
