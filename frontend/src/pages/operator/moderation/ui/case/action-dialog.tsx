import { MAX_MODERATION_NOTE_LENGTH } from '@/shared/config';
import { useId, useState } from 'react';
import type { useDraftState } from '@/shared/lib/drafts';
import { useOnline } from '@/shared/lib/online';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { DraftNotice } from '@/shared/ui/draft-notice';
import { Field, Textarea } from '@/shared/ui/field';
import type { ActionTexts } from '../../model/case-actions';
import { endDateError, type SuspensionLength } from '../../model/suspension-length';
import { SuspensionFields } from './suspension-fields';

export interface ActionForm {
  note: string;
  /** Length of a suspension. */
  length: SuspensionLength;
  /** Day on which it ends, if a date was chosen. */
  date: string;
}

interface ActionDialogProps {
  texts: ActionTexts;
  hasLength: boolean;
  form: ReturnType<typeof useDraftState<ActionForm>>;
  /** The server's error about the end of the suspension. */
  endError: string | undefined;
  busy: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onConfirm: () => void;
}

/** Explains what an action does and who is notified, and asks for the reason. */
export function ActionDialog(props: ActionDialogProps) {
  const { texts, hasLength, form, endError, busy, open, onOpenChange, onConfirm } = props;
  const { value, setValue, restoredAfter } = form;
  const [isChecked, setIsChecked] = useState(false);
  const isOnline = useOnline();
  const [noteId, dateId] = [useId(), useId()];
  const isMissing = !value.note.trim();
  const dateError = hasLength && value.length === 'date' ? endDateError(value.date) : undefined;
  const change = (isOpen: boolean) => {
    setIsChecked(false);
    onOpenChange(isOpen);
  };
  return (
    <Dialog title={texts.title} description={texts.text} open={open} onOpenChange={change} isPrecious>
      <form
        noValidate
        aria-label={texts.title}
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          setIsChecked(true);
          if (dateError) document.getElementById(dateId)?.focus();
          else if (isMissing) document.getElementById(noteId)?.focus();
          else onConfirm();
        }}
      >
        <DraftNotice restoredAfter={restoredAfter} />
        {hasLength && (
          <SuspensionFields
            length={value.length}
            date={value.date}
            dateId={dateId}
            error={(isChecked && dateError) || endError}
            onChange={(changed) => setValue({ ...value, ...changed })}
          />
        )}
        <Field
          id={noteId}
          label={texts.noteLabel}
          hint={texts.noteHint}
          error={isChecked && isMissing ? 'Write at least a few words.' : undefined}
        >
          {(field) => (
            <Textarea
              {...field}
              value={value.note}
              onChange={(event) => setValue({ ...value, note: event.target.value })}
              maxLength={MAX_MODERATION_NOTE_LENGTH}
              className="min-h-24"
            />
          )}
        </Field>
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="quiet" onClick={() => change(false)}>
            Cancel
          </Button>
          <Button type="submit" variant={texts.isDangerous ? 'danger' : 'primary'} busy={busy} disabled={!isOnline}>
            {texts.confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
