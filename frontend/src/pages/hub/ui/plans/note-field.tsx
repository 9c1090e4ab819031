import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { Button } from '@/shared/ui/button';
import { Field, Textarea } from '@/shared/ui/field';
import { MAX_NOTE_LENGTH } from '../../model/plans';

interface NoteFieldProps {
  /** The name of the college. */
  name: string;
  note: string | null;
  /** Saves a note, or deletes it; rejects if it wasn't saved. */
  onSave: (note: string | null) => Promise<unknown>;
}

/** The user's note about a college, which can be edited in its place. */
export function NoteField({ name, note, onSave }: NoteFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const isTooLong = draft !== null && [...draft.trim()].length > MAX_NOTE_LENGTH;

  const wasEditing = useRef(false);

  // The button has the place of the field that had the focus.
  useEffect(() => {
    if (draft === null && wasEditing.current) edit.current?.focus();
    wasEditing.current = draft !== null;
  }, [draft]);

  const close = () => setDraft(null);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (draft === null || isTooLong || isSaving) return;
    const text = draft.trim() || null;
    if (text === note) return close();
    setIsSaving(true);
    // The text stays in its field if it wasn't saved; a toast says why.
    await onSave(text).then(close, () => undefined);
    setIsSaving(false);
  }

  function cancelOnEscape({ key }: KeyboardEvent) {
    if (key === 'Escape') close();
  }

  if (draft === null) {
    return (
      <div>
        {note !== null && <p className="mb-1 whitespace-pre-line wrap-anywhere">{note}</p>}
        <Button ref={edit} variant="plain" size="compact" className="-ml-3" onClick={() => setDraft(note ?? '')}>
          {note === null ? 'Add note' : 'Edit note'}
          <span className="sr-only"> about {name}</span>
        </Button>
      </div>
    );
  }
  return (
    <form aria-label={`Note about ${name}`} onSubmit={(event) => void save(event)} className="grid gap-2">
      <Field
        label="Note"
        hint="Only you can see it."
        error={isTooLong ? `Shorten the note to ${MAX_NOTE_LENGTH.toLocaleString('en-US')} characters.` : undefined}
      >
        {(control) => (
          <Textarea
            {...control}
            autoFocus
            rows={3}
            value={draft}
            onChange={({ target }) => setDraft(target.value)}
            onKeyDown={cancelOnEscape}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="compact" disabled={isTooLong} aria-disabled={isSaving}>
          {isSaving ? 'Saving...' : 'Save note'}
        </Button>
        <Button variant="quiet" size="compact" onClick={close}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
