import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { alumniQueries } from '@/entities/alum';
import { updateAlumniProfile } from '@/entities/profile';
import type { User } from '@/shared/auth';
import { detailedRefusalText } from '@/shared/lib/forms';
import { useOnline } from '@/shared/lib/online';
import { Button } from '@/shared/ui/button';
import { toast } from '@/shared/ui/toast';
import { MINUTES_PER_MONTH, STUDENTS_AT_A_TIME } from '../../model/students-at-a-time';

export interface NoRoomNoticeProps {
  viewer: User;
  /** True if a student waits for an answer. */
  hasStudents: boolean;
  /** True if the viewer accepted a request on this page: offers to set the mentor's availability to busy. */
  hasAccepted?: boolean;
}

/** Shows a mentor that there is no room for more students, and where to change that. */
export function NoRoomNotice({ viewer, hasStudents, hasAccepted = false }: NoRoomNoticeProps) {
  const queryClient = useQueryClient();
  const isOnline = useOnline();
  const [isDone, setIsDone] = useState(false);
  const { data } = useQuery({
    ...alumniQueries.profile(viewer.id, viewer.id),
    enabled: viewer.role === 'alumni' && (hasStudents || hasAccepted),
    staleTime: 0,
  });
  const rest = useMutation({
    mutationFn: () => updateAlumniProfile({ availabilityStatus: 'busy' }),
    onSuccess: () => {
      setIsDone(true);
      toast({ title: 'You’re shown as busy', text: 'You can change this anytime in your profile settings.' });
      return queryClient.invalidateQueries({ queryKey: alumniQueries.profiles(viewer.id) });
    },
    onError: (error) => toast({ title: 'Error', text: detailedRefusalText(error), variant: 'destructive' }),
  });

  const { placesLeft, minutesLeft, availabilityStatus } = data?.alumniProfile ?? {};
  if (typeof placesLeft !== 'number' || placesLeft > 0) return null;
  const offersPause = hasAccepted && availabilityStatus === 'available' && !isDone;
  if (!offersPause && !hasStudents) return null;
  return (
    <div
      role="group"
      aria-label={offersPause ? 'Pause new requests?' : 'No room for more students'}
      className="grid gap-3 rounded-control bg-gold-soft p-4 text-on-gold-soft"
    >
      <p>
        {offersPause && <strong>Pause new requests? </strong>}
        You have no room for more students right now.{' '}
        {hasStudents && (
          <>
            To accept more, change{' '}
            <Link {...(minutesLeft === 0 ? MINUTES_PER_MONTH : STUDENTS_AT_A_TIME)} className="link">
              {minutesLeft === 0 ? 'Minutes per month' : 'Students at a time'}
            </Link>{' '}
            in your profile settings.
          </>
        )}
      </p>
      {offersPause && (
        <div className="flex flex-wrap gap-2">
          <Button busy={rest.isPending} disabled={!isOnline} onClick={() => rest.mutate()}>
            Show me as busy
          </Button>
          <Button variant="quiet" onClick={() => setIsDone(true)}>
            Not now
          </Button>
        </div>
      )}
    </div>
  );
}
