import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { deviceZone } from '@/shared/lib/zoned-time';
import { availabilityQueries, saveTimeZone } from './availability';

/** Reports the device's time zone to the server when it has changed; emails and other people's pages use it. */
export function useTimeZoneSync(viewer: number): void {
  const queryClient = useQueryClient();
  const { data } = useQuery(availabilityQueries.timeZone(viewer));
  const known = data?.timeZone;
  const zone = deviceZone();

  useEffect(() => {
    if (known === undefined || known === zone) return;
    saveTimeZone(zone).then(
      () => queryClient.setQueryData(availabilityQueries.timeZone(viewer).queryKey, { timeZone: zone }),
      // Nothing depends on it now, and the next visit tries again.
      () => undefined,
    );
  }, [known, zone, viewer, queryClient]);
}
