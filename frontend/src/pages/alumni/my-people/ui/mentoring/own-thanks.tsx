import { useState, type FormEvent } from 'react';
import { useIsMinor } from '@/entities/profile';
import type { User } from '@/shared/auth';
import { detailedRefusalText, useOneAtATime } from '@/shared/lib/forms';
import { useOnline } from '@/shared/lib/online';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Field, Textarea } from '@/shared/ui/field';
import type { Mentoring, Thanks, ThanksDraft } from '../../api/mentoring';
import { useWithdrawThanks, useWriteThanks } from '../../api/use-mentoring-changes';

const MAX_THANKS_LENGTH = 300;
const NO_THANKS: ThanksDraft = { text: '', mayPublish: false, signature: 'student' };

interface OwnThanksProps {
  viewer: User;
  mentoring: Mentoring;
  /** The alum. */
  name: string;
}

function statusText({ mayPublish, alumAnswer, isPublished, isHiddenByModerators }: Thanks, name: string): string {
  if (isHiddenByModerators) return 'A moderator hid this note. Only you see it.';
  if (isPublished) return `Shown on ${name}’s profile.`;
  if (!mayPublish) return `Only ${name} and you see this.`;
  return alumAnswer === 'hidden' ? `${name} doesn’t show it on their profile.` : `Waiting for ${name} to show it.`;
}

/** The student's thanks to an alum: writing, changing and withdrawing them. */
export function OwnThanks({ viewer, mentoring, name }: OwnThanksProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isOnline = useOnline();
  const { thanks, isActive, finishedAt, userId } = mentoring;
  const draft = thanks ? { text: thanks.text, mayPublish: thanks.mayPublish, signature: thanks.signature } : NO_THANKS;
  const withdrawing = useWithdrawThanks(userId, draft);
  const canWrite = isActive || finishedAt !== null;
  if (!thanks && !canWrite) return null;
  return (
    <div className="grid gap-1">
      {thanks && (
        <>
          <p className="wrap-anywhere whitespace-pre-line">
            <span className="font-semibold">Your thanks:</span> {thanks.text}
          </p>
          <p className="text-sm text-muted">{statusText(thanks, name)}</p>
        </>
      )}
      {/* Aligns the text of plain buttons, not their edges, with the text above. */}
      <div className={`flex flex-wrap gap-y-1 ${thanks ? '-ml-2.5 sm:-ml-4' : ''}`}>
        {canWrite && (
          <Button
            variant={thanks ? 'plain' : 'quiet'}
            size="compact"
            disabled={!isOnline}
            onClick={() => setIsOpen(true)}
          >
            {thanks ? 'Edit thanks' : 'Say thanks'}
            <span className="sr-only"> to {name}</span>
          </Button>
        )}
        {thanks && (
          <Button
            variant="plain"
            size="compact"
            disabled={!isOnline || withdrawing.isPending}
            onClick={() => withdrawing.mutate()}
          >
            Withdraw thanks<span className="sr-only"> to {name}</span>
          </Button>
        )}
      </div>
      <Dialog
        title={`Thank ${name}`}
        description={`${name} reads it. It appears on their profile only if you both want that.`}
        open={isOpen}
        onOpenChange={setIsOpen}
        isPrecious
      >
        <ThanksForm viewer={viewer} userId={userId} name={name} initial={draft} onDone={() => setIsOpen(false)} />
      </Dialog>
    </div>
  );
}

interface ThanksFormProps {
  viewer: User;
  userId: number;
  name: string;
  initial: ThanksDraft;
  onDone: () => void;
}

function ThanksForm({ viewer, userId, name, initial, onDone }: ThanksFormProps) {
  const [draft, setDraft] = useState(initial);
  const saving = useWriteThanks(userId);
  const isOnline = useOnline();
  const { isMinor } = useIsMinor(viewer);
  const submit = useOneAtATime(async (event: FormEvent) => {
    event.preventDefault();
    await saving.mutateAsync({ ...draft, text: draft.text.trim() }).then(onDone, () => undefined);
  });
  return (
    <form aria-label="Thanks" onSubmit={(event) => void submit(event)} className="grid gap-4">
      <Field label="What helped you?" hint="At most 300 characters.">
        {(field) => (
          <Textarea
            {...field}
            value={draft.text}
            maxLength={MAX_THANKS_LENGTH}
            onChange={({ target }) => setDraft({ ...draft, text: target.value })}
          />
        )}
      </Field>
      <Checkbox
        label={`${name} may show it on their profile`}
        isChecked={draft.mayPublish}
        onChange={(mayPublish) => setDraft({ ...draft, mayPublish })}
      />
      {draft.mayPublish && isMinor === false && (
        <Checkbox
          label="Sign it with my first name"
          isChecked={draft.signature === 'first-name'}
          onChange={(isNamed) => setDraft({ ...draft, signature: isNamed ? 'first-name' : 'student' })}
        />
      )}
      {draft.mayPublish && draft.signature === 'student' && (
        <p className="text-sm text-muted">It’s signed “A student”. You can withdraw it anytime.</p>
      )}
      {saving.error && (
        <p role="alert" className="text-danger">
          {detailedRefusalText(saving.error)}
        </p>
      )}
      <Button
        type="submit"
        busy={saving.isPending}
        disabled={!isOnline || !draft.text.trim()}
        className="justify-self-start"
      >
        Save thanks
      </Button>
    </form>
  );
}

interface CheckboxProps {
  label: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

const Checkbox = ({ label, isChecked, onChange }: CheckboxProps) => (
  <label className="flex min-h-11 cursor-pointer items-center gap-3">
    <input
      type="checkbox"
      checked={isChecked}
      onChange={({ target }) => onChange(target.checked)}
      className="size-5 shrink-0 accent-ivy"
    />
    <span className="min-w-0 wrap-anywhere">{label}</span>
  </label>
);
