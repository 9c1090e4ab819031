import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { AlumniCard, AlumniCardSkeleton, alumniQueries, type AlumniUser } from '@/entities/alum';
import type { CollegeDetail } from '@/entities/college';
import { OpenGroupHours } from '@/entities/group-hour';
import { CardConnection } from '@/features/connection';
import { toErrorSentence } from '@/shared/api';
import { useAuth } from '@/shared/auth';
import { formatCountUpTo } from '@/shared/lib/format';
import { useDelayedLoading } from '@/shared/lib/held';
import { Button, buttonStyles } from '@/shared/ui/button';
import { ErrorPanel } from '@/shared/ui/panel';
import { useFocusOnArrival } from './use-focus-on-arrival';

/** The server counts the alumni of a college up to this number. */
const MAX_COUNTED_ALUMNI = 1_000;

/** Number shown on the overview. */
const OVERVIEW_ALUMNI_COUNT = 3;
const GRID_CLASSES = 'grid gap-4 sm:grid-cols-2 2xl:grid-cols-3';

interface HubAlumniProps {
  college: CollegeDetail;
  /** Whether the viewer came here from the overview. */
  takesFocus: boolean;
}

/** Alumni of a college, as far as the viewer can find them. */
export function HubAlumni({ college: { id, name }, takesFocus }: HubAlumniProps) {
  const { user } = useAuth();
  const { found, total } = useCollegeAlumni(name);
  const heading = useFocusOnArrival(takesFocus);
  const search = { college: name };
  return (
    <section aria-labelledby="hub-alumni" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="hub-alumni" {...heading} className="text-2xl">
          Alumni
        </h2>
        {user?.role !== 'college_admin' && found.data?.total !== 0 && (
          <Link to="/find-alumni" search={search} className={buttonStyles({ variant: 'quiet' })}>
            Advanced Search<span className="sr-only"> for alumni of {name}</span>
          </Link>
        )}
      </div>
      {user?.role === 'student' && user.emailVerified && (
        <OpenGroupHours viewer={user.id} collegeId={id} title="Group hours of alumni" />
      )}
      <AlumniCards college={name} />
      {user?.role !== 'college_admin' && total > ALUMNI_PER_PAGE && (
        <p>
          <Link to="/find-alumni" search={search} className="link inline-flex min-h-11 items-center font-semibold">
            All {formatCountUpTo(total, MAX_COUNTED_ALUMNI)} alumni of {name}
          </Link>
        </p>
      )}
    </section>
  );
}

/** The first alumni on the overview, and a button that opens their tab. */
export function OverviewAlumni({ college: { name }, onMore }: { college: CollegeDetail; onMore: () => void }) {
  const { total } = useCollegeAlumni(name);
  return (
    <section aria-labelledby="first-alumni" className="grid grid-cols-1 gap-4">
      <h2 id="first-alumni" className="text-2xl">
        Alumni
      </h2>
      <AlumniCards college={name} most={OVERVIEW_ALUMNI_COUNT} />
      {total > 0 && (
        <Button variant="quiet" className="justify-self-start" onClick={onMore}>
          View all alumni
        </Button>
      )}
    </section>
  );
}

const ALUMNI_PER_PAGE = 9;

/** The overview and the tab share one query, so that switching sends no request. */
function useCollegeAlumni(college: string) {
  const { user } = useAuth();
  const found = useQuery(alumniQueries.page({ college, page: 1 }, user?.id));
  return { found, total: found.data?.total ?? 0 };
}

function AlumniCards({ college, most = ALUMNI_PER_PAGE }: { college: string; most?: number }) {
  const { found } = useCollegeAlumni(college);
  const { data, error, isPending, refetch } = found;
  const showsSkeleton = useDelayedLoading(isPending) && isPending;
  if (error) return <ErrorPanel message={toErrorSentence(error)} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <div aria-busy="true" className={`${GRID_CLASSES} ${showsSkeleton ? '' : 'invisible'}`}>
        {[1, 2, 3].map((card) => (
          <AlumniCardSkeleton key={card} />
        ))}
      </div>
    );
  }
  if (data.items.length === 0) return <p className="card p-8 text-center text-muted">No alumni yet</p>;
  return (
    <ul className={GRID_CLASSES}>
      {data.items.slice(0, most).map((alumni) => (
        <li key={alumni.id} className="min-w-0">
          <AlumniCard alumni={alumni} heading="h3" action={<ConnectWithAlum alumni={alumni} />} />
        </li>
      ))}
    </ul>
  );
}

/** Students and alumni can connect; people who speak for a college can't. */
function ConnectWithAlum({ alumni: { id, fullName, connectionStatus } }: { alumni: AlumniUser }) {
  const { user } = useAuth();
  if (!user || user.role === 'college_admin') return null;
  return <CardConnection viewer={user} person={{ id, fullName, role: 'alumni' }} status={connectionStatus} />;
}
