import type { ReactNode } from 'react';
import type { User } from '@/shared/api';
import { Dialog } from '@/shared/ui/dialog';
import { later } from '@/shared/ui/later';
import { Skeleton } from '@/shared/ui/skeleton';

const ScheduleForm = later(() => import('./schedule-form'), <Skeleton className="h-120" />);

interface ScheduleDialogProps {
  user: User;
  /** With whom, where that is known already. */
  withId: number | undefined;
  howToConfirm: ReactNode;
  /** The way to people, for who has nobody to meet yet. */
  howToFind: ReactNode;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDone: () => void;
}

/** Where a meeting is made. Who has yet to confirm their address reads how. */
export function ScheduleDialog({
  user,
  withId,
  howToConfirm,
  howToFind,
  open,
  onOpenChange,
  onDone,
}: ScheduleDialogProps) {
  return (
    <Dialog title="Schedule a meeting" shape="drawer" open={open} onOpenChange={onOpenChange} isPrecious>
      {user.emailVerified ? (
        <ScheduleForm viewer={user.id} withId={withId} howToFind={howToFind} onDone={onDone} />
      ) : (
        <div className="grid gap-3">
          <p>
            Meetings are made by people whose email address is confirmed. Open the link we sent to{' '}
            <strong className="wrap-anywhere">{user.email}</strong>, then come back here.
          </p>
          {howToConfirm}
        </div>
      )}
    </Dialog>
  );
}
