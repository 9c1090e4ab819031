import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { alumniQueries, type AlumniUser, type CollegeDetail } from '@/shared/api';
import { useAuth } from '@/shared/auth';
import { formatCount } from '@/shared/lib/format';
import { Avatar } from '@/shared/ui/avatar';
import { buttonStyles } from '@/shared/ui/button';
import { SideCard } from './side-card';

const SHOWN = 3;
/** Smaller numbers say too much about single people. */
const FEWEST_COUNTED = 5;
/** The server counts no further. */
const MOST_COUNTED = 1_000;

function countLabel(total: number): string {
  if (total < FEWEST_COUNTED) return `Fewer than ${FEWEST_COUNTED} alumni`;
  return `${formatCount(total)}${total >= MOST_COUNTED ? '+' : ''} alumni`;
}

/** Alumni of a college other than the viewer. Only those whose profile everyone may see are named. */
export function AlumniNetwork({ college: { id, name } }: { college: CollegeDetail }) {
  const { user } = useAuth();
  const found = useQuery(alumniQueries.page({ college: name, page: 1 }, user?.id));
  return (
    <SideCard title="Alumni Network" query={found}>
      {({ items, total }) =>
        total === 0 ? (
          <NoAlumni collegeId={id} isVisitor={!user} />
        ) : (
          <>
            <p className="num text-muted">{countLabel(total)}</p>
            <NamedAlumni alumni={items.filter(({ alumniProfile }) => alumniProfile?.isProfileVisible)} />
            {user?.role !== 'college_admin' && (
              <Link to="/find-alumni" search={{ college: name }} className={buttonStyles({ variant: 'quiet' })}>
                View all alumni<span className="sr-only"> of {name}</span>
              </Link>
            )}
          </>
        )
      }
    </SideCard>
  );
}

function NamedAlumni({ alumni }: { alumni: readonly AlumniUser[] }) {
  if (alumni.length === 0) return null;
  return (
    <ul className="grid grid-cols-1 gap-3">
      {alumni.slice(0, SHOWN).map(({ id, fullName, avatarUrl, alumniProfile }) => (
        <li key={id} className="flex min-w-0 items-center gap-3">
          <Avatar name={fullName} url={avatarUrl} />
          <div className="min-w-0 wrap-anywhere">
            <Link
              to="/alumni/$alumniId"
              params={{ alumniId: String(id) }}
              className="inline-block py-0.5 font-semibold decoration-1 underline-offset-4 hover:underline"
            >
              {fullName || `User ${id}`}
            </Link>
            <p className="text-sm text-muted">{alumniProfile?.currentPosition || 'Alumni'}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function NoAlumni({ collegeId, isVisitor }: { collegeId: number; isVisitor: boolean }) {
  if (!isVisitor) return <p className="text-muted">No alumni yet</p>;
  return (
    <>
      <p className="text-muted">No alumni yet. Did you study here?</p>
      <Link
        to="/auth"
        search={{ tab: 'register', next: `/college/${collegeId}` }}
        state={{ registersAs: 'alumni' }}
        className={buttonStyles({ variant: 'quiet' })}
      >
        Join as alumni
      </Link>
    </>
  );
}
