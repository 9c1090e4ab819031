import { Link } from '@tanstack/react-router';
import { BlockedNotice } from '@/features/connection';
import { useAuth } from '@/shared/auth';
import { buttonStyles } from '@/shared/ui/button';
import { MessagePage } from '@/shared/ui/panel';

interface AlumniNotFoundPageProps {
  /** The ID in the URL; undefined if it isn't a valid one. */
  alumniId: number | undefined;
  onUnblocked: () => void;
}

/** Shown for every alum the viewer can't see, without stating why. */
export function AlumniNotFoundPage({ alumniId, onUnblocked }: AlumniNotFoundPageProps) {
  const { user } = useAuth();
  const canFindAlumni = user?.role === 'student' || user?.role === 'alumni';
  return (
    <MessagePage title="Alumni Not Found">
      <p>The alumni profile you're looking for doesn't exist or isn't publicly visible.</p>
      {user && alumniId !== undefined && <BlockedNotice viewer={user} userId={alumniId} onUnblocked={onUnblocked} />}
      <Link to={canFindAlumni ? '/find-alumni' : '/'} className={buttonStyles()}>
        {canFindAlumni ? 'Find Alumni' : 'Back to the home page'}
      </Link>
    </MessagePage>
  );
}
