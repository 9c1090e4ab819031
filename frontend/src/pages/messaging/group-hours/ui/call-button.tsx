import { Video } from 'lucide-react';
import { useId } from 'react';
import type { GroupHour } from '@/entities/group-hour';
import { openTabForLater, useCallService } from '@/features/meetings';
import { detailedRefusalText, useOneAtATime } from '@/shared/lib/forms';
import { useOnline } from '@/shared/lib/online';
import { deviceZone, formatDayInZone, formatTimeOfDay } from '@/shared/lib/zoned-time';
import { Button } from '@/shared/ui/button';
import { toast } from '@/shared/ui/toast';
import { openCall } from '../api/use-group-hour-changes';

/** The button for joining the call, enabled from shortly before the group hour until shortly after it. */
export function CallButton({
  groupHour: { id, topic, joinFrom, joinUntil },
  now,
}: {
  groupHour: GroupHour;
  now: Date;
}) {
  const noteId = useId();
  const isOnline = useOnline();
  const isEarly = now < new Date(joinFrom);
  const service = useCallService(null);
  const zone = deviceZone();
  const join = useOneAtATime(async () => {
    const tab = openTabForLater();
    try {
      tab.goTo((await openCall(id)).url);
    } catch (error) {
      tab.close();
      toast({ title: 'Failed to join the call', text: detailedRefusalText(error), variant: 'destructive' });
    }
  });
  if (now > new Date(joinUntil)) return null;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button
        aria-disabled={isEarly || undefined}
        aria-describedby={noteId}
        disabled={!isOnline}
        onClick={() => void (!isEarly && join())}
      >
        <Video size={18} aria-hidden="true" />
        Join Call
        <span className="sr-only">
          : {topic}
          {!isEarly && ', opens in a new tab'}
        </span>
      </Button>
      <span id={noteId} className="num text-sm wrap-anywhere text-muted empty:hidden">
        {isEarly
          ? `Available ${formatDayInZone(joinFrom, zone, now)} at ${formatTimeOfDay(joinFrom, zone)}`
          : service && `Usually on ${service}`}
      </span>
    </span>
  );
}
