import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { alumniQueries } from '@/entities/alum';
import { updateAlumniProfile } from '@/entities/profile';
import type { User } from '@/shared/auth';
import { detailedRefusalText } from '@/shared/lib/forms';
import { useOnline } from '@/shared/lib/online';
import { Button } from '@/shared/ui/button';
import { toast } from '@/shared/ui/toast';

/** Shown after accepting a request took the last place: offers to set the mentor's availability to busy. */
export function CapacityReachedNotice({ viewer }: { viewer: User }) {
  const queryClient = useQueryClient();
  const isOnline = useOnline();
  const [isDone, setIsDone] = useState(false);
  const { data } = useQuery({
    ...alumniQueries.profile(viewer.id, viewer.id),
    enabled: viewer.role === 'alumni',
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

  const { placesLeft, availabilityStatus } = data?.alumniProfile ?? {};
  const isFull = typeof placesLeft === 'number' && placesLeft <= 0 && availabilityStatus === 'available';
  if (!isFull || isDone) return null;
  return (
    <div
      role="group"
      aria-label="Pause new requests?"
      className="grid gap-3 rounded-control bg-gold-soft p-4 text-on-gold-soft"
    >
      <p>
        <strong>Pause new requests?</strong> You have no room for more mentees right now.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button busy={rest.isPending} disabled={!isOnline} onClick={() => rest.mutate()}>
          Show me as busy
        </Button>
        <Button variant="quiet" onClick={() => setIsDone(true)}>
          Not now
        </Button>
      </div>
    </div>
  );
}
