import { MAX_MODERATION_NOTE_LENGTH } from '@/shared/config';
import { useDraftState } from '@/shared/lib/drafts';
import { useOnline } from '@/shared/lib/online';
import { Button } from '@/shared/ui/button';
import { DraftNotice } from '@/shared/ui/draft-notice';
import { Field, Textarea } from '@/shared/ui/field';
import type { useCaseChange } from '../../api/use-case-changes';

interface AddNoteFormProps {
  caseId: number;
  change: ReturnType<typeof useCaseChange>;
}

/** A note for other operators. */
export function AddNoteForm({ caseId, change }: AddNoteFormProps) {
  const { value, setValue, restoredAfter, drop } = useDraftState<string>(`case-note:${caseId}`, '');
  const isOnline = useOnline();
  const text = value.trim();
  return (
    <form
      aria-label="Add a note"
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (!text || change.isPending) return;
        change.mutate(
          { is: 'note', text },
          {
            onSuccess: () => {
              drop();
              setValue('');
            },
          },
        );
      }}
    >
      <DraftNotice restoredAfter={restoredAfter} />
      <Field label="Add a note">
        {(field) => (
          <Textarea
            {...field}
            value={value}
            onChange={(event) => setValue(event.target.value)}
            maxLength={MAX_MODERATION_NOTE_LENGTH}
            className="min-h-20"
          />
        )}
      </Field>
      <Button
        type="submit"
        variant="quiet"
        className="justify-self-start"
        busy={change.isPending && change.variables.is === 'note'}
        disabled={!isOnline || !text}
      >
        Add note
      </Button>
    </form>
  );
}
