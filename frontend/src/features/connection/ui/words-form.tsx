import { useState } from 'react';
import { useDraftState } from '@/shared/lib/drafts';
import { refusalInFull, useOneAtATime } from '@/shared/lib/forms';
import { useOnline } from '@/shared/lib/online';
import { Button } from '@/shared/ui/button';
import { DraftNotice } from '@/shared/ui/draft-notice';
import { Field, Textarea } from '@/shared/ui/field';

interface WordsFormProps {
  /** What the form is for, as a whole. */
  name: string;
  /** Names what is written until it is sent: what for, and about whom. */
  draft: string;
  label: string;
  hint?: string;
  /** What stands there from the start. */
  initial?: string;
  optional?: boolean;
  submit: string;
  /** Its button is not solid. */
  isQuiet?: boolean;
  /** Sends what was written. What it throws is said in the form; with false it was not sent, and the page says why. */
  onSubmit: (words: string) => Promise<unknown>;
}

const LONGEST = 1000;

/** One text for someone else. */
export function WordsForm({
  name,
  draft,
  label,
  hint,
  initial = '',
  optional = false,
  submit,
  isQuiet = false,
  onSubmit,
}: WordsFormProps) {
  const { value: words, setValue: setWords, restoredAfter, drop } = useDraftState(draft, initial);
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const isOnline = useOnline();
  const isEmpty = !words.trim();

  const send = useOneAtATime(async () => {
    if (isEmpty && !optional) return;
    setIsBusy(true);
    setRefusal(undefined);
    try {
      if ((await onSubmit(words.trim())) !== false) drop();
    } catch (error) {
      setRefusal(refusalInFull(error));
    } finally {
      setIsBusy(false);
    }
  });

  return (
    <form
      aria-label={name}
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <DraftNotice restoredAfter={restoredAfter} />
      <Field label={label} hint={hint} optional={optional}>
        {(field) => (
          <Textarea {...field} value={words} maxLength={LONGEST} onChange={(event) => setWords(event.target.value)} />
        )}
      </Field>
      {refusal && (
        <p role="alert" className="text-danger">
          {refusal}
        </p>
      )}
      <Button
        type="submit"
        variant={isQuiet ? 'quiet' : 'primary'}
        busy={isBusy}
        disabled={!isOnline || (isEmpty && !optional)}
      >
        {submit}
      </Button>
    </form>
  );
}
