import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { alumniQueries, collegeReplyTimeLabel, VerifiedBadge, type AlumniUser } from '@/entities/alum';
import { alumniTotalLabel, type CollegeDetail } from '@/entities/college';
import { AskAnAlumLink, AskPersonButton } from '@/features/connection';
import { useAuth } from '@/shared/auth';
import { Avatar } from '@/shared/ui/avatar';
import { buttonStyles } from '@/shared/ui/button';
import { SampleTag } from '@/shared/ui/sample-tag';
import { SideCard } from './side-card';

const MAX_SHOWN_ALUMNI = 3;

/** The alumni of a college except the viewer, with a button to ask one. Only alumni with a public profile are named. */
export function AlumniNetwork({ college: { id, name, alumniCount } }: { college: CollegeDetail }) {
  const { user } = useAuth();
  const found = useQuery(alumniQueries.page({ college: name, page: 1 }, user?.id));
  return (
    <SideCard title="Alumni Network" query={found} heightClass={alumniCount === 0 ? 'h-24' : 'h-58'}>
      {({ items, total }) =>
        total === 0 ? (
          <NoAlumni collegeId={id} isVisitor={!user} />
        ) : (
          <>
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
              <p className="num text-muted">{alumniTotalLabel(total)}</p>
              {user?.role !== 'college_admin' && (
                <AskAnAlumLink college={name} className="link inline-flex min-h-11 items-center font-semibold">
                  View all alumni<span className="sr-only"> of {name}</span>
                </AskAnAlumLink>
              )}
            </div>
            <ReplyTime collegeId={id} name={name} />
            <NamedAlumni alumni={items.filter(({ alumniProfile }) => alumniProfile?.isProfileVisible)} />
          </>
        )
      }
    </SideCard>
  );
}

/** How soon the alumni usually answer; nothing while it's loading or if there is no reply time. */
function ReplyTime({ collegeId, name }: { collegeId: number; name: string }) {
  const { data } = useQuery(alumniQueries.replyTime(collegeId));
  const label = collegeReplyTimeLabel(name, data?.repliesWithinDays ?? null);
  return label && <p className="num wrap-anywhere text-muted">{label}.</p>;
}

function NamedAlumni({ alumni }: { alumni: readonly AlumniUser[] }) {
  if (alumni.length === 0) return null;
  return (
    <ul className="grid gap-4 sm:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))]">
      {alumni.slice(0, MAX_SHOWN_ALUMNI).map((one) => (
        <li key={one.id} className="grid grid-cols-1 content-between gap-3 rounded-card border border-line p-4">
          <div className="flex min-w-0 items-center gap-3">
            <Avatar name={one.fullName} url={one.avatarUrl} />
            <div className="min-w-0 wrap-anywhere">
              <Link
                to="/alumni/$alumniId"
                params={{ alumniId: String(one.id) }}
                className="inline-block py-0.5 font-semibold decoration-1 underline-offset-4 hover:underline"
              >
                {one.fullName || `User ${one.id}`}
              </Link>
              <p className="text-sm text-muted">{one.alumniProfile?.currentPosition || 'Alumni'}</p>
              <VerifiedBadge profile={one.alumniProfile} />
              <SampleTag of={one} />
            </div>
          </div>
          <div className="flex flex-wrap gap-2">
            <AskPersonButton alumni={one} />
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
        search={{ tab: 'register', type: 'alumni', next: `/college/${collegeId}` }}
        className={buttonStyles({ variant: 'quiet', className: 'justify-self-start' })}
      >
        Join as an alum
      </Link>
    </>
  );
}
