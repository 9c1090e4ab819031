import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { detailedRefusalText } from '@/shared/lib/forms';
import { useOnline } from '@/shared/lib/online';
import { readStored, storeValue } from '@/shared/lib/storage';
import { haveSameOffset, deviceZone, zoneName } from '@/shared/lib/zoned-time';
import { Button } from '@/shared/ui/button';
import { availabilityQueries, type WeeklyHours } from '../api/availability';
import { useSaveHours } from '../api/use-own-calendar';

/** The pair of zones for which the user has answered on this device. */
const ANSWERED_ZONES_KEY = 'hours-zone-answered';

interface HoursInOtherZoneProps {
  viewer: number;
  now: Date;
}

/**
 * Asks what to do when the device is in another time zone than the user's hours. The hours stay as published until the
 * user changes them.
 */
export function HoursInOtherZone({ viewer, now }: HoursInOtherZoneProps) {
  const { data } = useQuery(availabilityQueries.own(viewer));
  const here = deviceZone();
  const pair = `${viewer} ${data?.timeZone} ${here}`;
  const [answered, setAnswered] = useState(() => readStored(ANSWERED_ZONES_KEY));
  if (!data?.timeZone || data.rules.length === 0 || answered === pair) return null;
  if (haveSameOffset(data.timeZone, here, now)) return null;
  const keepHours = () => {
    storeValue(ANSWERED_ZONES_KEY, pair);
    setAnswered(pair);
  };
  return <HoursZoneQuestion viewer={viewer} hours={data} zone={data.timeZone} here={here} onKeep={keepHours} />;
}

interface HoursZoneQuestionProps {
  viewer: number;
  hours: WeeklyHours;
  zone: string;
  here: string;
  onKeep: () => void;
}

function HoursZoneQuestion({ viewer, hours, zone, here, onKeep }: HoursZoneQuestionProps) {
  const saving = useSaveHours(viewer);
  const isOnline = useOnline();
  return (
    <section aria-labelledby="hours-zone" className="mt-6 rounded-control bg-gold-soft p-4 text-on-gold-soft">
      <h2 id="hours-zone" className="text-lg">
        Your hours are in another time zone
      </h2>
      <p className="mt-1">
        You offer hours in {zoneName(zone)}. This device is in {zoneName(here)}. Your hours stay as they are until you
        change them.
      </p>
      {saving.error && (
        <p role="alert" className="mt-2 text-danger">
          {detailedRefusalText(saving.error)}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="quiet" disabled={saving.isPending} onClick={onKeep}>
          Keep {zoneName(zone)}
        </Button>
        <Button
          variant="plain"
          busy={saving.isPending}
          disabled={!isOnline}
          onClick={() => saving.mutate({ ...hours, timeZone: here })}
        >
          Offer the same hours in {zoneName(here)}
        </Button>
      </div>
    </section>
  );
}
