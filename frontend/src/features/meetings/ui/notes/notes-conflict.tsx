import { useOnline } from '@/shared/lib/online';
import { Button } from '@/shared/ui/button';
import { toNotesDraft, toActionItemsBody, type SharedPart } from '../../model/notes/notes';
import type { SavingState } from '../../model/notes/notes-autosave';

const PART_LABELS: Record<SharedPart, string> = { agenda: 'Agenda', notes: 'Notes', items: 'Action items' };

interface NotesConflictProps {
  clash: Extract<SavingState, { is: 'clash' }>;
  name: string;
  onKeepOwn: () => void;
  onUseOther: () => void;
}

/**
 * The conflicting text of the other participant. The viewer's own text stays in the fields until the conflict is
 * resolved.
 */
export function NotesConflict({ clash: { theirs, parts }, name, onKeepOwn, onUseOther }: NotesConflictProps) {
  const isOnline = useOnline();
  const other = toNotesDraft(theirs);
  return (
    <section
      role="alert"
      aria-label={`What ${name} wrote`}
      className="grid gap-3 rounded-card border-2 border-gold bg-surface p-4"
    >
      <p className="font-semibold">{name} changed this while you were writing. Your version is in the fields below.</p>
      {parts.map((part) => (
        <div key={part}>
          <p className="text-sm text-muted">
            {PART_LABELS[part]} by {name}
          </p>
          <p className="max-h-48 overflow-y-auto rounded-control bg-sunken p-2 wrap-anywhere whitespace-pre-line">
            {(part === 'items'
              ? toActionItemsBody(other.items)
                  .map(({ text, isDone }) => `${isDone ? 'Done: ' : ''}${text}`)
                  .join('\n')
              : other[part]) || 'Nothing'}
          </p>
        </div>
      ))}
      <div className="flex flex-wrap gap-2">
        <Button disabled={!isOnline} onClick={onKeepOwn}>
          Keep mine
        </Button>
        <Button variant="quiet" disabled={!isOnline} onClick={onUseOther}>
          Use theirs
        </Button>
      </div>
    </section>
  );
}
