import type { ReactNode } from 'react';
import type { User } from '@/shared/auth';
import { Dialog } from '@/shared/ui/dialog';
import { lazyComponent } from '@/shared/ui/lazy-component';
import { Skeleton } from '@/shared/ui/skeleton';

const ScheduleForm = lazyComponent(() => import('./schedule-form'), <Skeleton className="h-120" />);

interface ScheduleDialogProps {
  user: User;
  /** The ID of the attendee, if already known. */
  knownAttendeeId: number | undefined;
  /** A link for finding people, for users who have no one to meet yet. */
  howToFind: ReactNode;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDone: () => void;
}

/** The dialog for scheduling a meeting. */
export function ScheduleDialog({ user, knownAttendeeId, howToFind, open, onOpenChange, onDone }: ScheduleDialogProps) {
  return (
    <Dialog title="Schedule a meeting" shape="drawer" open={open} onOpenChange={onOpenChange} isPrecious>
      <ScheduleForm viewer={user.id} knownAttendeeId={knownAttendeeId} howToFind={howToFind} onDone={onDone} />
    </Dialog>
  );
}
