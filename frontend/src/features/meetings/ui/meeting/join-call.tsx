import { Video } from 'lucide-react';
import { useId } from 'react';
import type { Meeting } from '@/entities/meeting';
import { detailedRefusalText, useOneAtATime } from '@/shared/lib/forms';
import { useOnline } from '@/shared/lib/online';
import { formatTimeOfDay, formatDayInZone, deviceZone } from '@/shared/lib/zoned-time';
import { Button } from '@/shared/ui/button';
import { toast } from '@/shared/ui/toast';
import { joinMeeting } from '../../api/meetings';
import { openTabForLater } from '../../lib/open-tab-for-later';
import { useCallService } from '../../lib/use-call-service';
import { isPendingOrConfirmed, meetingTitle } from '../../model/meeting-labels';

interface JoinCallProps {
  meeting: Meeting;
  now: Date;
  /** True if another action on the page is more important. */
  isQuiet?: boolean;
}

/**
 * The button for joining the call, enabled from shortly before the meeting until shortly after it. Renders nothing
 * after that.
 */
export function JoinCall({ meeting, now, isQuiet = false }: JoinCallProps) {
  const { id, joinFrom, joinUntil } = meeting;
  const noteId = useId();
  const isOnline = useOnline();
  const isEarly = now < new Date(joinFrom);
  const service = useCallService(meeting.meetingUrl);
  const zone = deviceZone();

  const join = useOneAtATime(async () => {
    const tab = openTabForLater();
    try {
      tab.goTo((await joinMeeting(id)).url);
    } catch (error) {
      tab.close();
      toast({ title: 'Failed to join the call', text: detailedRefusalText(error), variant: 'destructive' });
    }
  });

  if (!isPendingOrConfirmed(meeting) || now > new Date(joinUntil)) return null;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button
        aria-disabled={isEarly || undefined}
        aria-describedby={noteId}
        disabled={!isOnline}
        variant={isQuiet ? 'quiet' : 'primary'}
        onClick={() => void (!isEarly && join())}
      >
        <Video size={18} aria-hidden="true" />
        Join Call
        <span className="sr-only">
          : {meetingTitle(meeting)}
          {!isEarly && ', opens in a new tab'}
        </span>
      </Button>
      <span id={noteId} className="num text-sm wrap-anywhere text-muted empty:hidden">
        {isEarly && `Available ${formatDayInZone(joinFrom, zone, now)} at ${formatTimeOfDay(joinFrom, zone)}`}
        {isEarly && service && ', '}
        {service && `on ${service}`}
      </span>
    </span>
  );
}
