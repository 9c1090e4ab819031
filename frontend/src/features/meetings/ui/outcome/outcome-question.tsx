import { useState } from 'react';
import type { Meeting } from '@/entities/meeting';
import { useDraftDialog } from '@/shared/lib/drafts';
import { useOnline } from '@/shared/lib/online';
import { Button } from '@/shared/ui/button';
import { lazyComponent } from '@/shared/ui/lazy-component';
import { outcomeDraftKey } from '../../model/drafts';
import { outcomeSentence } from '../../model/outcomes';
import { meetingTitle } from '../../model/meeting-labels';

const OutcomeDialog = lazyComponent(() => import('./outcome-dialog'));

/** Asks for the outcome after a meeting, and shows the given one. */
export function OutcomeQuestion({ meeting }: { meeting: Meeting }) {
  const [open, setOpen] = useDraftDialog(outcomeDraftKey(meeting.id));
  const [wasOpened, setWasOpened] = useState(open);
  const isOnline = useOnline();
  const { outcome } = meeting;
  return (
    <>
      <Button
        variant={outcome ? 'plain' : 'quiet'}
        disabled={!isOnline}
        onClick={() => {
          setWasOpened(true);
          setOpen(true);
        }}
      >
        {outcome ? `${outcomeSentence(outcome)} (change)` : 'Did it happen?'}
        <span className="sr-only"> {meetingTitle(meeting)}</span>
      </Button>
      {wasOpened && <OutcomeDialog meeting={meeting} open={open} onOpenChange={setOpen} />}
    </>
  );
}
