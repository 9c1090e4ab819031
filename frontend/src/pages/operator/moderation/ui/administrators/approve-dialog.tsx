import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import type { AdministratorRequest } from '../../api/cases';

interface ApproveDialogProps {
  one: AdministratorRequest;
  busy: boolean;
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks for confirmation before a person can speak for a college. */
export function ApproveDialog({ one: { user, college }, busy, open, onClose, onConfirm }: ApproveDialogProps) {
  return (
    <Dialog
      title={`Approve ${user.fullName}?`}
      description={`They can manage the page of ${college.name} right away. If the college has no main administrator, they become the main administrator. Check that they work there and may represent the college.`}
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button busy={busy} onClick={onConfirm}>
          Approve
        </Button>
      </div>
    </Dialog>
  );
}
