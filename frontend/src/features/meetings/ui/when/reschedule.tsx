import { useState } from 'react';
import type { Meeting } from '@/entities/meeting';
import { useDraftDialog } from '@/shared/lib/drafts';
import { useOnline } from '@/shared/lib/online';
import { Button } from '@/shared/ui/button';
import { lazyComponent } from '@/shared/ui/lazy-component';
import { rescheduleDraftKey } from '../../model/drafts';
import { isChangeable, meetingTitle } from '../../model/meeting-labels';

const RescheduleDialog = lazyComponent(() => import('./reschedule-dialog'));

interface RescheduleButtonProps {
  meeting: Meeting;
  viewer: number;
  now: Date;
}

/**
 * The button for moving a meeting or proposing a time. Renders nothing for joint calls, and once that is no longer
 * possible.
 */
export function RescheduleButton({ meeting, viewer, now }: RescheduleButtonProps) {
  const [open, setOpen] = useDraftDialog(rescheduleDraftKey(meeting.id));
  const [wasOpened, setWasOpened] = useState(open);
  const isOnline = useOnline();
  if (meeting.jointWith || !isChangeable(meeting, now)) return null;
  return (
    <>
      <Button
        variant="quiet"
        disabled={!isOnline}
        onClick={() => {
          setWasOpened(true);
          setOpen(true);
        }}
      >
        Reschedule<span className="sr-only">: {meetingTitle(meeting)}</span>
      </Button>
      {wasOpened && <RescheduleDialog meeting={meeting} viewer={viewer} open={open} onOpenChange={setOpen} />}
    </>
  );
}
