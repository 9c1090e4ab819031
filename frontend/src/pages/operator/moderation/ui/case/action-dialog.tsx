import { useId, useState } from 'react';
import type { useDraftState } from '@/shared/lib/drafts';
import { useOnline } from '@/shared/lib/online';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { DraftNotice } from '@/shared/ui/draft-notice';
import { Field, Textarea } from '@/shared/ui/field';
import { SUSPENSIONS, type ActionWords, type SuspensionLength } from '../../model/case-actions';

export interface ActionForm {
  note: string;
  /** Of a suspension. */
  length: SuspensionLength;
}

interface ActionDialogProps {
  words: ActionWords;
  hasLength: boolean;
  form: ReturnType<typeof useDraftState<ActionForm>>;
  busy: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onConfirm: () => void;
}

const NOTE_MAX_LENGTH = 1000;

/** Says what an action does and who hears of it, and asks why. */
export function ActionDialog({ words, hasLength, form, busy, open, onOpenChange, onConfirm }: ActionDialogProps) {
  const { value, setValue, restoredAfter } = form;
  const [isMissing, setIsMissing] = useState(false);
  const isOnline = useOnline();
  const noteId = useId();
  const change = (isOpen: boolean) => {
    setIsMissing(false);
    onOpenChange(isOpen);
  };
  return (
    <Dialog title={words.title} description={words.text} open={open} onOpenChange={change} isPrecious>
      <form
        aria-label={words.title}
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          const isEmpty = !value.note.trim();
          setIsMissing(isEmpty);
          if (isEmpty) document.getElementById(noteId)?.focus();
          else onConfirm();
        }}
      >
        <DraftNotice restoredAfter={restoredAfter} />
        {hasLength && <Length value={value.length} onChange={(length) => setValue({ ...value, length })} />}
        <Field
          id={noteId}
          label={words.noteLabel}
          hint={words.noteHint}
          error={isMissing ? 'Write at least a few words.' : undefined}
        >
          {(field) => (
            <Textarea
              {...field}
              value={value.note}
              onChange={(event) => setValue({ ...value, note: event.target.value })}
              maxLength={NOTE_MAX_LENGTH}
              className="min-h-24"
            />
          )}
        </Field>
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="quiet" onClick={() => change(false)}>
            Cancel
          </Button>
          <Button type="submit" variant={words.isDangerous ? 'danger' : 'primary'} busy={busy} disabled={!isOnline}>
            {words.confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

interface LengthProps {
  value: SuspensionLength;
  onChange: (length: SuspensionLength) => void;
}

function Length({ value, onChange }: LengthProps) {
  const group = useId();
  return (
    <fieldset>
      <legend className="font-semibold">How long?</legend>
      <div className="flex flex-wrap gap-x-6">
        {(Object.keys(SUSPENSIONS) as SuspensionLength[]).map((length) => (
          <label key={length} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="radio"
              name={group}
              checked={length === value}
              onChange={() => onChange(length)}
              className="size-5 accent-ivy"
            />
            {SUSPENSIONS[length]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
