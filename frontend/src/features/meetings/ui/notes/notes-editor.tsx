import type { Meeting, MeetingNotes } from '@/entities/meeting';
import { DraftNotice } from '@/shared/ui/draft-notice';
import { Field, Textarea } from '@/shared/ui/field';
import { LeaveGuard } from '@/shared/ui/leave-guard';
import { useNotesAutosave } from '../../api/use-notes';
import { ActionItems } from './action-items';
import { NotesConflict } from './notes-conflict';
import { SavingStatus } from './saving';

const MAX_NOTES_LENGTH = 10_000;

interface NotesEditorProps {
  meeting: Meeting;
  viewer: number;
  read: MeetingNotes;
}

const meetingSearchParam = ({ search }: { search: object }) => ('meeting' in search ? search.meeting : undefined);

export function NotesEditor({ meeting, viewer, read }: NotesEditorProps) {
  const { draft, state, known, restoredAfter, write, retry, keepOwn, takeOther } = useNotesAutosave(
    meeting.id,
    viewer,
    read,
  );
  const { otherUser } = meeting;
  // Unless saving is stuck, changes are saved when the user navigates away; closing the page wouldn't wait for that.
  const isSaveFailing = state.is === 'failed' || state.is === 'clash';
  return (
    <div className="grid gap-5">
      <LeaveGuard
        isUnsaved={() => state.is !== 'saved'}
        text="Your notes on this meeting haven’t been saved."
        isKeptAt={(next, current) => !isSaveFailing || meetingSearchParam(next) === meetingSearchParam(current)}
      />
      <DraftNotice restoredAfter={restoredAfter} />
      <SavingStatus state={state} known={known} viewer={viewer} onRetry={retry} />
      {state.is === 'clash' && (
        <NotesConflict clash={state} name={otherUser.displayName} onKeepOwn={keepOwn} onUseOther={takeOther} />
      )}
      <Field label="Agenda" hint={`You and ${otherUser.displayName} can both see and edit this.`}>
        {(field) => (
          <Textarea
            {...field}
            value={draft.agenda}
            maxLength={MAX_NOTES_LENGTH}
            onChange={({ target }) => write({ agenda: target.value })}
          />
        )}
      </Field>
      <Field label="Notes" hint={`You and ${otherUser.displayName} can both see and edit this.`}>
        {(field) => (
          <Textarea
            {...field}
            value={draft.notes}
            maxLength={MAX_NOTES_LENGTH}
            onChange={({ target }) => write({ notes: target.value })}
          />
        )}
      </Field>
      <ActionItems
        items={draft.items}
        people={[
          { id: viewer, name: 'You' },
          { id: otherUser.id, name: otherUser.displayName },
        ]}
        onChange={(items) => write({ items })}
      />
      <Field label="Private note" hint="Only you see this.">
        {(field) => (
          <Textarea
            {...field}
            value={draft.privateNote}
            maxLength={MAX_NOTES_LENGTH}
            onChange={({ target }) => write({ privateNote: target.value })}
          />
        )}
      </Field>
    </div>
  );
}
