import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import type { SavedCollege } from '@/entities/college';
import { ArchMark } from '@/shared/ui/arch-mark';
import { Field } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';
import { toast } from '@/shared/ui/toast';
import type { useChangePlan } from '../../api/use-change-plan';
import { isStatus, STATUS_LABELS } from '../../model/plans';
import { DeadlineField } from './deadline-field';
import { NoteField } from './note-field';

interface PlannedCollegeProps {
  college: SavedCollege;
  /** Whether the deadline has passed. */
  isPast: boolean;
  onChange: ReturnType<typeof useChangePlan>['mutateAsync'];
  onRemove: (college: SavedCollege) => void;
}

/** A saved college with the status, deadline and note of the user. */
export function PlannedCollege({ college, isPast, onChange, onRemove }: PlannedCollegeProps) {
  const { id, name, city, state, status, deadline, note } = college;
  // A toast reports a failure.
  const change = (changes: Parameters<typeof onChange>[0]['changes']) =>
    void onChange({ id, changes }).catch(() => undefined);

  async function saveNote(next: string | null) {
    await onChange({ id, changes: { note: next } });
    if (next !== null) return;
    toast({
      title: 'Note deleted',
      text: name,
      action: { label: 'Undo', elsewhere: 'Write the note again', onClick: () => change({ note }) },
    });
  }

  return (
    <li className="card p-4">
      <section aria-label={name} className="grid gap-x-6 gap-y-3 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]">
        <div className="flex items-start gap-1">
          <Link
            to="/college"
            search={{ id }}
            className="flex min-h-11 min-w-0 flex-1 items-center gap-3 rounded-control"
          >
            <ArchMark name={name} size="small" />
            <span className="min-w-0">
              <span className="block leading-tight font-semibold wrap-anywhere">{name}</span>
              <span className="block text-sm text-muted">
                {city}, {state}
              </span>
            </span>
          </Link>
          <button
            type="button"
            aria-label={`Remove ${name} from saved colleges`}
            onClick={() => onRemove(college)}
            className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-control text-muted hover:text-ink lg:order-first"
          >
            <X size={18} aria-hidden="true" />
          </button>
        </div>
        <div className="grid content-start gap-3">
          <div className="grid grid-cols-2 gap-3">
            <Field label="Status">
              {(control) => (
                <Select
                  {...control}
                  value={status}
                  onChange={({ target: { value } }) => isStatus(value) && change({ status: value })}
                >
                  {Object.entries(STATUS_LABELS).map(([value, label]) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <div>
              <DeadlineField deadline={deadline} onChange={(next) => change({ deadline: next })} />
              {isPast && <p className="mt-1 text-sm text-muted">This date has passed.</p>}
            </div>
          </div>
          <NoteField name={name} note={note} onSave={saveNote} />
        </div>
      </section>
    </li>
  );
}
