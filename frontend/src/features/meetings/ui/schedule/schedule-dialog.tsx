import type { ReactNode } from 'react';
import type { User } from '@/shared/api';
import { Dialog } from '@/shared/ui/dialog';
import { lazyComponent } from '@/shared/ui/lazy-component';
import { Skeleton } from '@/shared/ui/skeleton';

const ScheduleForm = lazyComponent(() => import('./schedule-form'), <Skeleton className="h-120" />);

interface ScheduleDialogProps {
  user: User;
  /** With whom, where that is known already. */
  withId: number | undefined;
  /** The way to people, for who has no one to meet yet. */
  howToFind: ReactNode;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDone: () => void;
}

/** Where a meeting is made. */
export function ScheduleDialog({ user, withId, howToFind, open, onOpenChange, onDone }: ScheduleDialogProps) {
  return (
    <Dialog title="Schedule a meeting" shape="drawer" open={open} onOpenChange={onOpenChange} isPrecious>
      <ScheduleForm viewer={user.id} withId={withId} howToFind={howToFind} onDone={onDone} />
    </Dialog>
  );
}
