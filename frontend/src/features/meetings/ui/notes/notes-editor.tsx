import type { Meeting, MeetingNotes } from '@/entities/meeting';
import { DraftNotice } from '@/shared/ui/draft-notice';
import { Field, Textarea } from '@/shared/ui/field';
import { LeaveGuard } from '@/shared/ui/leave-guard';
import { useNotes } from '../../api/use-notes';
import { ActionItems } from './action-items';
import { NotesConflict } from './notes-conflict';
import { Saving } from './saving';

const LONGEST = 10_000;

interface NotesEditorProps {
  meeting: Meeting;
  viewer: number;
  read: MeetingNotes;
}

const meetingAt = ({ search }: { search: object }) => ('meeting' in search ? search.meeting : undefined);

export function NotesEditor({ meeting, viewer, read }: NotesEditorProps) {
  const { draft, state, known, restoredAfter, write, retry, keepOwn, takeOther } = useNotes(meeting.id, viewer, read);
  const { otherUser } = meeting;
  // Unless saving is stuck, changes are saved when the user navigates away; closing the page wouldn't wait for that.
  const isSaveFailing = state.is === 'failed' || state.is === 'clash';
  return (
    <div className="grid gap-5">
      <LeaveGuard
        isUnsaved={() => state.is !== 'saved'}
        text="Your notes on this meeting haven’t been saved."
        isKeptAt={(next, current) => !isSaveFailing || meetingAt(next) === meetingAt(current)}
      />
      <DraftNotice restoredAfter={restoredAfter} />
      <Saving state={state} known={known} viewer={viewer} onRetry={retry} />
      {state.is === 'clash' && (
        <NotesConflict clash={state} name={otherUser.displayName} onKeepOwn={keepOwn} onUseOther={takeOther} />
      )}
      <Field label="Agenda" hint={`You and ${otherUser.displayName} can both see and edit this.`}>
        {(field) => (
          <Textarea
            {...field}
            value={draft.agenda}
            maxLength={LONGEST}
            onChange={({ target }) => write({ agenda: target.value })}
          />
        )}
      </Field>
      <Field label="Notes" hint={`You and ${otherUser.displayName} can both see and edit this.`}>
        {(field) => (
          <Textarea
            {...field}
            value={draft.notes}
            maxLength={LONGEST}
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
            maxLength={LONGEST}
            onChange={({ target }) => write({ privateNote: target.value })}
          />
        )}
      </Field>
    </div>
  );
}
