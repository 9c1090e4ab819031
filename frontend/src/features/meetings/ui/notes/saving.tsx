import type { MeetingNotes } from '@/entities/meeting';
import { formatDateTime } from '@/shared/lib/dates';
import { detailedRefusalText } from '@/shared/lib/forms';
import { useOnline } from '@/shared/lib/online';
import { Button } from '@/shared/ui/button';
import type { SavingState } from '../../model/notes/notes-autosave';

interface SavingStatusProps {
  state: SavingState;
  known: MeetingNotes;
  viewer: number;
  onRetry: () => void;
}

/** Shows whether the notes are saved, and who edited them last. */
export function SavingStatus({ state, known: { editedBy, editedAt }, viewer, onRetry }: SavingStatusProps) {
  const isOnline = useOnline();
  const text = {
    saved: 'Saved',
    changed: 'Not saved yet',
    saving: 'Saving...',
    failed: 'Not saved',
    clash: 'Not saved: there are two versions',
  }[state.is];
  return (
    <div className="sticky -top-5 z-10 -mx-1 grid gap-2 bg-surface px-1 py-2 sm:-top-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p role="status" className="font-semibold">
          {!isOnline && state.is !== 'saved' ? 'Not saved: you’re offline' : text}
        </p>
        {editedBy && editedAt && (
          <p className="num text-sm wrap-anywhere text-muted">
            {editedBy.id === viewer
              ? `Last changed by you, ${formatDateTime(editedAt)}`
              : `Last changed by ${editedBy.displayName}, ${formatDateTime(editedAt)}`}
          </p>
        )}
      </div>
      {state.is === 'failed' && isOnline && (
        <div role="alert" className="flex flex-wrap items-center justify-between gap-2">
          <p className="text-danger">{detailedRefusalText(state.error)} What you wrote is still here.</p>
          <Button variant="quiet" onClick={onRetry}>
            Try again
          </Button>
        </div>
      )}
    </div>
  );
}
