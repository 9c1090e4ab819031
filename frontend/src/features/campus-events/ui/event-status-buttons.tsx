import { useState } from 'react';
import { AlertDialog } from '@/shared/ui/alert-dialog';
import { Button } from '@/shared/ui/button';
import type { CampusEvent } from '../api/campus-events';
import { useSetEventStatus } from '../api/use-event-changes';

interface EventStatusButtonsProps {
  event: CampusEvent;
  mayPublish: boolean;
  isOver: boolean;
}

/** The actions of the people responsible for an event: publishing a proposal, and canceling. */
export function EventStatusButtons({ event, mayPublish, isOver }: EventStatusButtonsProps) {
  const [isAsking, setIsAsking] = useState(false);
  const change = useSetEventStatus(event.id);
  if (isOver || event.status === 'cancelled' || !(mayPublish || event.mine)) return null;

  return (
    <>
      {mayPublish && event.status === 'pending' && (
        <Button variant="quiet" busy={change.isPending} onClick={() => change.mutate('published')}>
          Publish<span className="sr-only"> {event.title}</span>
        </Button>
      )}
      <Button variant="plain" onClick={() => setIsAsking(true)}>
        Cancel event<span className="sr-only"> {event.title}</span>
      </Button>
      <AlertDialog
        title="Cancel this event?"
        text={`Everyone who opens ${event.title} will see that it’s canceled. You can’t undo this. To change the time or place, add the event again after you cancel it.`}
        confirm="Cancel event"
        dismiss="Keep it"
        busy={change.isPending}
        open={isAsking}
        onOpenChange={setIsAsking}
        onConfirm={() => change.mutate('cancelled', { onSettled: () => setIsAsking(false) })}
      />
    </>
  );
}
