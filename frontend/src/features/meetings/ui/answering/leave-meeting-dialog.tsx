import { useId, useState } from 'react';
import { useDraftDialog, useDraftState } from '@/shared/lib/drafts';
import { detailedRefusalText, useOneAtATime } from '@/shared/lib/forms';
import { useOnline } from '@/shared/lib/online';
import { AlertDialog } from '@/shared/ui/alert-dialog';
import { Button } from '@/shared/ui/button';
import { DraftNotice } from '@/shared/ui/draft-notice';
import { Field, Textarea } from '@/shared/ui/field';
import { leaveDraftKey } from '../../model/drafts';

const MAX_REASON_LENGTH = 1_000;

interface LeaveMeetingDialogProps {
  /** The label of the button, and the title of the meeting. */
  label: string;
  of: string;
  meetingId: number;
  title: string;
  text: string;
  confirm: string;
  dismiss: string;
  variant?: 'quiet' | 'plain';
  busy: boolean;
  onConfirm: (reason: string | undefined) => Promise<unknown>;
}

/** Asks for confirmation before a meeting is declined or canceled, with a field for a reason. */
export function LeaveMeetingDialog({
  label,
  of,
  meetingId,
  title,
  text,
  confirm,
  dismiss,
  variant = 'plain',
  busy,
  onConfirm,
}: LeaveMeetingDialogProps) {
  const [open, setOpen] = useDraftDialog(leaveDraftKey(meetingId));
  const { value: reason, setValue: setReason, restoredAfter } = useDraftState<string>(leaveDraftKey(meetingId), '');
  const show = (shown: boolean) => {
    if (!shown) setReason('');
    setOpen(shown);
  };
  const [refusal, setRefusal] = useState<string>();
  const formId = useId();
  const isOnline = useOnline();
  const submit = useOneAtATime(async () => {
    setRefusal(undefined);
    await onConfirm(reason.trim() || undefined).then(
      () => show(false),
      // A toast shows it as well, but screen readers don't announce it behind the dialog.
      (error: unknown) => setRefusal(detailedRefusalText(error)),
    );
  });
  return (
    <>
      <Button
        variant={variant}
        size={variant === 'plain' ? 'compact' : 'normal'}
        disabled={!isOnline}
        onClick={() => setOpen(true)}
      >
        {label}
        <span className="sr-only">: {of}</span>
      </Button>
      <AlertDialog
        title={title}
        text={text}
        confirm={confirm}
        dismiss={dismiss}
        busy={busy}
        open={open}
        onOpenChange={show}
        submits={formId}
      >
        <form
          id={formId}
          aria-label={title}
          className="mt-4"
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <DraftNotice restoredAfter={restoredAfter} />
          <Field label="Reason" optional>
            {(field) => (
              <Textarea
                {...field}
                value={reason}
                maxLength={MAX_REASON_LENGTH}
                rows={3}
                onChange={({ target }) => setReason(target.value)}
              />
            )}
          </Field>
          {refusal && (
            <p role="alert" className="mt-2 text-danger">
              {refusal}
            </p>
          )}
        </form>
      </AlertDialog>
    </>
  );
}
