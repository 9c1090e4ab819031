import type { ReactNode } from 'react';
import type { Discussion } from '@/entities/discussion';
import { useAuth } from '@/shared/auth';
import { Dialog } from '@/shared/ui/dialog';
import { lazyComponent } from '@/shared/ui/lazy-component';
import { Skeleton } from '@/shared/ui/skeleton';
import type { DiscussionCollege } from '../model/discussion-form';

const DiscussionForm = lazyComponent(() => import('./discussion-form'), <Skeleton className="h-96" />);

interface DiscussionDialogProps {
  /** The discussion to edit; undefined for a new one. */
  discussion?: Discussion;
  college?: DiscussionCollege;
  howToConfirm: ReactNode;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called with the ID of the stored discussion. */
  onDone: (id: number) => void;
}

const NO_COLLEGE: DiscussionCollege = { name: '' };

/** The dialog for starting or editing a discussion. Users with an unconfirmed address see how to confirm it. */
export function DiscussionDialog({
  discussion,
  college = NO_COLLEGE,
  howToConfirm,
  open,
  onOpenChange,
  onDone,
}: DiscussionDialogProps) {
  const { user } = useAuth();
  return (
    <Dialog
      title={discussion ? 'Edit discussion' : 'New discussion'}
      open={open}
      onOpenChange={onOpenChange}
      shape="drawer"
      isPrecious
    >
      {user?.emailVerified ? (
        <DiscussionForm discussion={discussion} college={college} onDone={onDone} />
      ) : (
        howToConfirm
      )}
    </Dialog>
  );
}
