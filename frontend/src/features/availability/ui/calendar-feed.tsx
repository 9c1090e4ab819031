import { CalendarSync } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { lazyComponent } from '@/shared/ui/lazy-component';
import { Skeleton } from '@/shared/ui/skeleton';

const FeedSettings = lazyComponent(() => import('./feed-settings'), <Skeleton className="h-48" />);

/** The button for the feed of the viewer's meetings. */
export function CalendarFeedButton({ viewer }: { viewer: number }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        <CalendarSync size={18} aria-hidden="true" />
        Calendar feed
      </Button>
      <Dialog
        title="Calendar feed"
        description="See your meetings in your own calendar. It updates automatically."
        open={open}
        onOpenChange={setOpen}
      >
        <FeedSettings viewer={viewer} />
      </Dialog>
    </>
  );
}
