import { useState } from 'react';
import { detailedRefusalText, useOneAtATime } from '@/shared/lib/forms';
import { useOnline } from '@/shared/lib/online';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Field, Textarea } from '@/shared/ui/field';

interface TextDialogProps {
  /** The label of the button, and what it is about. */
  label: string;
  of: string;
  title: string;
  text: string;
  /** Label of the field, which is optional. */
  field: string;
  hint?: string;
  initial?: string;
  maxLength: number;
  confirm: string;
  dismiss?: string;
  variant: 'primary' | 'quiet' | 'plain';
  isDangerous?: boolean;
  onConfirm: (written: string) => Promise<unknown>;
}

/** A button that opens a dialog with one optional text. */
export function TextDialog({
  label,
  of,
  title,
  text,
  field: fieldLabel,
  hint,
  initial = '',
  maxLength,
  confirm,
  dismiss = 'Not now',
  variant,
  isDangerous = false,
  onConfirm,
}: TextDialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [written, setWritten] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const isOnline = useOnline();

  const show = (open: boolean) => {
    if (open) setWritten(initial);
    setRefusal(undefined);
    setIsOpen(open);
  };
  const submit = useOneAtATime(async () => {
    setRefusal(undefined);
    setIsBusy(true);
    await onConfirm(written.trim()).then(
      () => show(false),
      (error: unknown) => setRefusal(detailedRefusalText(error)),
    );
    setIsBusy(false);
  });

  return (
    <>
      <Button
        variant={variant}
        size={variant === 'plain' ? 'compact' : 'normal'}
        disabled={!isOnline}
        onClick={() => show(true)}
      >
        {label}
        <span className="sr-only">: {of}</span>
      </Button>
      <Dialog title={title} description={text} open={isOpen} onOpenChange={show} isPrecious>
        <form
          aria-label={title}
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <Field label={fieldLabel} optional {...(hint !== undefined && { hint })}>
            {(field) => (
              <Textarea
                {...field}
                value={written}
                maxLength={maxLength}
                rows={3}
                onChange={({ target }) => setWritten(target.value)}
              />
            )}
          </Field>
          {refusal && (
            <p role="alert" className="text-danger">
              {refusal}
            </p>
          )}
          <div className="flex flex-wrap justify-end gap-2">
            <Button variant="quiet" onClick={() => show(false)}>
              {dismiss}
            </Button>
            <Button type="submit" variant={isDangerous ? 'danger' : 'primary'} busy={isBusy} disabled={!isOnline}>
              {confirm}
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  );
}
