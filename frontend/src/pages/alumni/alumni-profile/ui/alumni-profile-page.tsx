import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { alumniQueries } from '@/entities/alum';
import { recordInteraction } from '@/entities/college';
import { OpenGroupHours } from '@/entities/group-hour';
import { ApiError, toErrorSentence } from '@/shared/api';
import { useAuth } from '@/shared/auth';
import { ErrorPanel } from '@/shared/ui/panel';
import { AboutAlumni } from './about-alumni';
import { AlumniNotFoundPage } from './alumni-not-found-page';
import { AlumniSkeleton } from './alumni-skeleton';
import { IdentityCard } from './identity-card';
import { PublishedThanks } from './published-thanks';

interface AlumniProfilePageProps {
  alumniId: number;
  onUnblocked: () => void;
}

/** The page of one alum, as far as the viewer can see it. */
export function AlumniProfilePage({ alumniId, onUnblocked }: AlumniProfilePageProps) {
  const { user } = useAuth();
  const { data, error, refetch } = useQuery(alumniQueries.profile(alumniId, user?.id));

  // Reading an alum's page counts as an interaction with the alum's college, which students can see under Privacy.
  const collegeId = data?.alumniProfile?.collegeId ?? null;
  const isStudent = user?.role === 'student';
  useEffect(() => {
    if (isStudent && collegeId !== null) {
      recordInteraction({ collegeId, type: 'alumni_view', source: 'alumni_profile' });
    }
  }, [alumniId, collegeId, isStudent]);

  if (error instanceof ApiError && error.status === 404) {
    return <AlumniNotFoundPage alumniId={alumniId} onUnblocked={onUnblocked} />;
  }
  if (!data && !error) return <AlumniSkeleton />;
  return (
    <div className="page-width page-height">
      {data ? (
        <article
          aria-label={data.fullName}
          className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]"
        >
          <IdentityCard alumni={data} />
          <div className="grid grid-cols-1 content-start gap-6">
            {isStudent && user.emailVerified && (
              <OpenGroupHours viewer={user.id} hostId={alumniId} title="Group hours">
                Join a call with a few other students. You don’t need to be connected.
              </OpenGroupHours>
            )}
            <AboutAlumni alumni={data} />
            {data.alumniProfile && <PublishedThanks alumniId={alumniId} fullName={data.fullName} />}
          </div>
        </article>
      ) : (
        <>
          <h1 className="mb-4 text-title">Alumni profile</h1>
          <ErrorPanel message={toErrorSentence(error)} onRetry={() => void refetch()} />
        </>
      )}
      <div aria-hidden="true" className="h-(--tray)" />
    </div>
  );
}
