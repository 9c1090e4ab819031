import { Clock } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { lazyComponent } from '@/shared/ui/lazy-component';
import { Skeleton } from '@/shared/ui/skeleton';
import { HoursEditor } from './lazy-hours-editor';

const CalendarImport = lazyComponent(() => import('./calendar-import'), <Skeleton className="h-40" />);

/** The button for editing the viewer's hours, and for alumni the calendar that limits them. */
export function MyHoursButton({ viewer, isAlum }: { viewer: number; isAlum: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        <Clock size={18} aria-hidden="true" />
        My hours
      </Button>
      <Dialog
        title="My hours"
        description="Your connections can book these times."
        shape="drawer"
        open={open}
        onOpenChange={setOpen}
        isPrecious
      >
        <HoursEditor viewer={viewer} onDone={() => setOpen(false)} />
        {isAlum && <CalendarImport viewer={viewer} />}
      </Dialog>
    </>
  );
}
