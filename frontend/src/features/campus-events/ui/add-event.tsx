import { useQuery } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { useId } from 'react';
import { useAuth } from '@/shared/auth';
import { useDraftDialog } from '@/shared/lib/drafts';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { lazyComponent } from '@/shared/ui/lazy-component';
import { Skeleton } from '@/shared/ui/skeleton';
import { campusEventQueries } from '../api/campus-events';
import { eventDraftKey } from '../model/event-form';

const EventForm = lazyComponent(() => import('./event-form'), <Skeleton className="h-96" />);

interface AddEventProps {
  college: { id: number; name: string; state: string };
}

/** The button for adding an event. Users who aren't allowed to add one see the reason. */
export function AddEvent({ college }: AddEventProps) {
  const { user } = useAuth();
  const { data } = useQuery(campusEventQueries.mayAdd(college.id, user?.id));
  const [isOpen, setIsOpen] = useDraftDialog(eventDraftKey(college.id));
  const reasonId = useId();
  const isAllowed = data !== undefined && data.may !== 'no';
  const proposes = data?.may === 'propose';

  return (
    <div className="grid justify-items-start gap-1 sm:justify-items-end">
      <Button
        aria-disabled={!isAllowed || undefined}
        aria-describedby={data?.reason ? reasonId : undefined}
        className="aria-disabled:opacity-60"
        onClick={() => isAllowed && setIsOpen(true)}
      >
        <CalendarPlus size={18} aria-hidden="true" />
        Add Event
      </Button>
      {data?.reason && (
        <p id={reasonId} className="max-w-80 text-sm text-muted sm:text-right">
          {data.reason}
        </p>
      )}
      <Dialog
        title={proposes ? 'Propose an event' : 'Add an event'}
        description={
          proposes
            ? `${college.name} reviews your event first. It appears here once the college publishes it.`
            : `Your event appears on ${college.name}’s page right away.`
        }
        open={isOpen}
        onOpenChange={setIsOpen}
        isPrecious
      >
        <EventForm college={college} proposes={proposes} onDone={() => setIsOpen(false)} />
      </Dialog>
    </div>
  );
}
