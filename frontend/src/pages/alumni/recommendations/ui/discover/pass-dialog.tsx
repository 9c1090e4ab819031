import { useId, type FormEvent } from 'react';
import { useDraftState } from '@/shared/lib/drafts';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { DraftNotice } from '@/shared/ui/draft-notice';
import { Field, Textarea } from '@/shared/ui/field';

const PASS_REASONS = [
  'Not my field',
  'Not the college I’m looking for',
  'Too far from what I want to do',
  'I already know them',
];
const MAX_REASON_LENGTH = 500;

interface PassDialogProps {
  /** Key under which the unsent text is kept as a draft. */
  draft: string;
  name: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onPass: (reason: string) => void;
}

/** Asks why a student passes on a mentor, with options and a text field. */
export default function PassDialog({ draft, name, open, onOpenChange, onPass }: PassDialogProps) {
  return (
    <Dialog
      title={`Pass on ${name}`}
      description={`Only you can see your reason. ${name} never sees it.`}
      open={open}
      onOpenChange={onOpenChange}
    >
      <PassForm
        draft={draft}
        onPass={(reason) => {
          onOpenChange(false);
          onPass(reason);
        }}
      />
    </Dialog>
  );
}

function PassForm({ draft, onPass }: { draft: string; onPass: (reason: string) => void }) {
  const { value, setValue, restoredAfter } = useDraftState(draft, { ticked: '', words: '' });
  const { ticked, words: reasonText } = value;
  const name = useId();
  const reason = [ticked, reasonText.trim()].filter(Boolean).join(': ').slice(0, MAX_REASON_LENGTH);

  function submit(event: FormEvent) {
    event.preventDefault();
    onPass(reason);
  }

  return (
    <form aria-label="Why are you passing?" onSubmit={submit} className="grid gap-4">
      <DraftNotice restoredAfter={restoredAfter} />
      <fieldset>
        <legend className="font-semibold">
          Why <span className="font-normal text-muted">(optional)</span>
        </legend>
        {PASS_REASONS.map((one) => (
          <label key={one} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="radio"
              name={name}
              checked={ticked === one}
              onChange={() => setValue({ ticked: one, words: reasonText })}
              className="size-5 accent-ivy"
            />
            {one}
          </label>
        ))}
      </fieldset>
      <Field label="Anything to add?" optional>
        {(control) => (
          <Textarea
            {...control}
            maxLength={MAX_REASON_LENGTH}
            value={reasonText}
            onChange={({ target }) => setValue({ ticked, words: target.value })}
          />
        )}
      </Field>
      <Button type="submit" className="justify-self-start">
        Pass
      </Button>
    </form>
  );
}
