import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useDebouncedCallback } from 'use-debounce';
import { meetingQueries, saveNotes, type MeetingNotes } from '@/shared/api';
import type { NotesDraft } from '../model/notes';
import { NotesKeeper } from '../model/notes-keeper';

const SAVES_AFTER_MS = 800;

/** What is written goes to the server when somebody pauses, and when they leave. */
export function useNotes(meetingId: number, viewer: number, read: MeetingNotes) {
  const queryClient = useQueryClient();
  const [keeper] = useState(
    () =>
      new NotesKeeper(read, {
        save: (change) => saveNotes(meetingId, change),
        read: () => queryClient.fetchQuery({ ...meetingQueries.notes(meetingId, viewer), staleTime: 0 }),
      }),
  );
  const view = useSyncExternalStore(keeper.subscribe, keeper.view);
  const saveSoon = useDebouncedCallback(() => void keeper.save(), SAVES_AFTER_MS);

  useEffect(() => {
    const again = () => void keeper.save();
    window.addEventListener('online', again);
    return () => {
      window.removeEventListener('online', again);
      saveSoon.flush();
    };
  }, [keeper, saveSoon]);

  return {
    ...view,
    write: (change: Partial<NotesDraft>) => {
      keeper.write(change);
      saveSoon();
    },
    retry: () => void keeper.save(),
    keepMine: () => void keeper.keepMine(),
    takeTheirs: () => void keeper.takeTheirs(),
  };
}
