import { Video } from 'lucide-react';
import { useId } from 'react';
import { joinMeeting, type Meeting } from '@/shared/api';
import { refusalInFull, useOneAtATime } from '@/shared/lib/forms';
import { useOnline } from '@/shared/lib/online';
import { clock, deviceZone } from '@/shared/lib/zoned-time';
import { Button } from '@/shared/ui/button';
import { toast } from '@/shared/ui/toast';
import { tabForLater } from '../lib/open-call';
import { isOn, titleOf } from '../model/words';

interface JoinCallProps {
  meeting: Meeting;
  now: Date;
}

/** The way into the call, open from shortly before the meeting until shortly after it. Nothing once that is over. */
export function JoinCall({ meeting, now }: JoinCallProps) {
  const { id, joinFrom, joinUntil } = meeting;
  const noteId = useId();
  const isOnline = useOnline();
  const isEarly = now < new Date(joinFrom);

  const join = useOneAtATime(async () => {
    const tab = tabForLater();
    try {
      tab.goTo((await joinMeeting(id)).url);
    } catch (error) {
      tab.close();
      toast({ title: 'Failed to join the call', text: refusalInFull(error), variant: 'destructive' });
    }
  });

  if (!isOn(meeting) || now > new Date(joinUntil)) return null;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button
        aria-disabled={isEarly || undefined}
        aria-describedby={isEarly ? noteId : undefined}
        disabled={!isOnline}
        className="aria-disabled:border-line aria-disabled:bg-sunken aria-disabled:text-muted"
        onClick={() => void (!isEarly && join())}
      >
        <Video size={18} aria-hidden="true" />
        Join Call
        <span className="sr-only">
          : {titleOf(meeting)}
          {!isEarly && ', opens in a new tab'}
        </span>
      </Button>
      {isEarly && (
        <span id={noteId} className="num text-sm text-muted">
          Available at {clock(joinFrom, deviceZone())}
        </span>
      )}
    </span>
  );
}
