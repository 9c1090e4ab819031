import { Clock } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { HoursEditor } from './lazy-hours-editor';

/** The button for editing the viewer's hours. */
export function MyHoursButton({ viewer }: { viewer: number }) {
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
      </Dialog>
    </>
  );
}
