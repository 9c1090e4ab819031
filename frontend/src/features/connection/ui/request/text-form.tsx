import { useState } from 'react';
import { useDraftState } from '@/shared/lib/drafts';
import { detailedRefusalText, useOneAtATime, useSelectDefaultText } from '@/shared/lib/forms';
import { useOnline } from '@/shared/lib/online';
import { Button } from '@/shared/ui/button';
import { DraftNotice } from '@/shared/ui/draft-notice';
import { Field, Textarea } from '@/shared/ui/field';

interface TextFormProps {
  /** Accessible name of the form. */
  name: string;
  /** Key of the unsent draft: its purpose and the person it is about. */
  draft: string;
  label: string;
  hint?: string;
  /** The initial text. */
  initial?: string;
  /** A text that isn't the user's own: typing replaces it. */
  defaultText?: string;
  optional?: boolean;
  submit: string;
  /** True if its button is secondary. */
  isQuiet?: boolean;
  /**
   * Sends the text. Errors it throws are shown in the form; false means that it was not sent and the page shows why.
   */
  onSubmit: (text: string) => Promise<unknown>;
}

const MAX_TEXT_LENGTH = 1000;

/** A form with one text field, for a message to another person. */
export function TextForm({
  name,
  draft,
  label,
  hint,
  initial = '',
  defaultText = '',
  optional = false,
  submit,
  isQuiet = false,
  onSubmit,
}: TextFormProps) {
  const { value: text, setValue: setText, restoredAfter, drop } = useDraftState(draft, initial);
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const isOnline = useOnline();
  const selectDefaultText = useSelectDefaultText(defaultText);
  const isEmpty = !text.trim();

  const send = useOneAtATime(async () => {
    if (isEmpty && !optional) return;
    setIsBusy(true);
    setRefusal(undefined);
    try {
      if ((await onSubmit(text.trim())) !== false) drop();
    } catch (error) {
      setRefusal(detailedRefusalText(error));
    } finally {
      setIsBusy(false);
    }
  });

  return (
    <form
      aria-label={name}
      data-empty={isEmpty || undefined}
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <DraftNotice restoredAfter={restoredAfter} />
      <Field label={label} hint={hint} optional={optional}>
        {(field) => (
          <Textarea
            {...field}
            {...selectDefaultText}
            value={text}
            maxLength={MAX_TEXT_LENGTH}
            onChange={(event) => setText(event.target.value)}
          />
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
