import { useState } from 'react';
import { MAX_MODERATION_NOTE_LENGTH } from '@/shared/config';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Field, Textarea } from '@/shared/ui/field';
import type { AdministratorRequest } from '../../api/cases';

interface RefuseDialogProps {
  one: AdministratorRequest;
  busy: boolean;
  open: boolean;
  onClose: () => void;
  onConfirm: (reason: string) => void;
}

/** Asks for the reason why a person may not speak for a college. */
export function RefuseDialog({ one: { user, college }, busy, open, onClose, onConfirm }: RefuseDialogProps) {
  const [reason, setReason] = useState('');
  const text = reason.trim();
  return (
    <Dialog
      title={`Decline ${user.fullName}?`}
      description={`They can't act on behalf of ${college.name}. They can ask again, but then an administrator of the college or an operator has to approve them. Their account doesn’t change.`}
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isPrecious
    >
      <form
        aria-label={`Decline ${user.fullName}`}
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (text) onConfirm(text);
        }}
      >
        <Field label="Reason">
          {(field) => (
            <Textarea
              {...field}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
              maxLength={MAX_MODERATION_NOTE_LENGTH}
              className="min-h-24"
            />
          )}
        </Field>
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="danger" busy={busy} disabled={!text}>
            Decline
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
