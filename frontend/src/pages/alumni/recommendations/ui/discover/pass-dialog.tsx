import { useId, useState, type FormEvent } from 'react';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Field, Textarea } from '@/shared/ui/field';

const REASONS = ['Not my field', 'Not the college I look for', 'Too far from what I want to do', 'I know them already'];
const LONGEST_REASON = 500;

interface PassDialogProps {
  name: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onPass: (reason: string) => void;
}

/** Why a student passes on somebody, in a tick or in their own words. */
export default function PassDialog({ name, open, onOpenChange, onPass }: PassDialogProps) {
  return (
    <Dialog
      title={`Pass on ${name}`}
      description={`Your reason stays with your recommendations. ${name} never sees it.`}
      open={open}
      onOpenChange={onOpenChange}
    >
      <PassForm
        onPass={(reason) => {
          onOpenChange(false);
          onPass(reason);
        }}
      />
    </Dialog>
  );
}

function PassForm({ onPass }: { onPass: (reason: string) => void }) {
  const [ticked, setTicked] = useState<string>();
  const [words, setWords] = useState('');
  const name = useId();
  const reason = [ticked, words.trim()].filter(Boolean).join(': ').slice(0, LONGEST_REASON);

  function submit(event: FormEvent) {
    event.preventDefault();
    onPass(reason);
  }

  return (
    <form aria-label="Why you pass" onSubmit={submit} className="grid gap-4">
      <fieldset>
        <legend className="font-semibold">
          Why <span className="font-normal text-muted">(optional)</span>
        </legend>
        {REASONS.map((one) => (
          <label key={one} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="radio"
              name={name}
              checked={ticked === one}
              onChange={() => setTicked(one)}
              className="size-5 accent-ivy"
            />
            {one}
          </label>
        ))}
      </fieldset>
      <Field label="In your own words" optional>
        {(control) => (
          <Textarea
            {...control}
            maxLength={LONGEST_REASON}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        )}
      </Field>
      <Button type="submit" className="justify-self-start">
        Pass
      </Button>
    </form>
  );
}
