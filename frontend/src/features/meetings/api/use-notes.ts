import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useDebouncedCallback } from 'use-debounce';
import { meetingQueries, type MeetingNotes } from '@/entities/meeting';
import { identityQueries } from '@/shared/auth';
import { deleteDraft, interruptDraft, storeDraft, readDraft, findDraftRestoreReason } from '@/shared/lib/drafts';
import { notesDraftKey } from '../model/drafts';
import type { NotesDraft } from '../model/notes/notes';
import { NotesAutosave, type UnsavedNotes } from '../model/notes/notes-autosave';
import { saveNotes, type NotesChange } from './meetings';

const AUTOSAVE_DELAY_MS = 800;

/** Saves notes after a pause in typing, and when the user leaves the form. */
export function useNotesAutosave(meetingId: number, viewer: number, read: MeetingNotes) {
  const queryClient = useQueryClient();
  const [found] = useState(() => readDraft(viewer, notesDraftKey(meetingId)));
  const [autosave] = useState(() => {
    const server = {
      save: (change: NotesChange) => saveNotes(meetingId, change),
      read: () => queryClient.fetchQuery({ ...meetingQueries.notes(meetingId, viewer), staleTime: 0 }),
    };
    return new NotesAutosave(read, server, found?.value as UnsavedNotes | undefined);
  });
  const view = useSyncExternalStore(autosave.subscribe, autosave.view);
  const saveSoon = useDebouncedCallback(() => void autosave.save(), AUTOSAVE_DELAY_MS);

  // Continues after the form is unmounted, because the last save may still be rejected. After sign-out, storing a draft
  // is no longer allowed.
  useEffect(() => {
    const isOwn = () => queryClient.getQueryData(identityQueries.currentUser().queryKey)?.id === viewer;
    let isUnmounted = false;
    const keep = () => {
      const { state, draft, known } = autosave.view();
      if (state.is === 'saved') deleteDraft(viewer, notesDraftKey(meetingId));
      else if (isOwn()) storeDraft(viewer, notesDraftKey(meetingId), { draft, known } satisfies UnsavedNotes);
      else interruptDraft(viewer, notesDraftKey(meetingId));
      if (isUnmounted && state.is !== 'saving') stop();
    };
    const stop = autosave.subscribe(keep);
    if (found) void autosave.save();
    return () => {
      isUnmounted = true;
    };
  }, [autosave, found, queryClient, viewer, meetingId]);

  useEffect(() => {
    const retry = () => void autosave.save();
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('online', retry);
      saveSoon.flush();
    };
  }, [autosave, saveSoon]);

  return {
    ...view,
    restoredAfter: findDraftRestoreReason(found),
    write: (change: Partial<NotesDraft>) => {
      autosave.write(change);
      saveSoon();
    },
    retry: () => void autosave.save(),
    keepOwn: () => void autosave.resolveWithOwn(),
    takeOther: () => void autosave.resolveWithTheirs(),
  };
}
