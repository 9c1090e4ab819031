import { useQuery } from '@tanstack/react-query';
import { collegeQueries, useSubjectLabel } from '@/entities/college';
import { connectionQueries, type Connection } from '@/entities/connection';
import { useAuth } from '@/shared/auth';

interface ProposedSubject {
  about: NonNullable<Connection['about']>;
  collegeName: string;
  /** The figure or program; undefined if the request was about the college. */
  label: string | undefined;
}

/** What the request that connected the two people was about; undefined if nothing, or while it is loading. */
export function useProposedSubject(partnerId: number, isEnabled: boolean): ProposedSubject | undefined {
  const { user } = useAuth();
  const { data } = useQuery({
    ...connectionQueries.with(partnerId, user?.id ?? 0),
    enabled: isEnabled && user !== null,
  });
  const about = data?.connection?.about;
  const { data: college } = useQuery({ ...collegeQueries.detail(about?.collegeId ?? 0), enabled: Boolean(about) });
  const label = useSubjectLabel(about);
  const isLoading = label === undefined && (about?.figure ?? about?.cip) !== null;
  return about && college && !isLoading ? { about, collegeName: college.name, label } : undefined;
}
