import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changeStoredData, messageDraftEntry, readStoredData, useStoredData } from './message-draft-storage';

/**
 * The draft to a person, kept in this browser tab. The field needs the text immediately, and the cache notifies of
 * changes a moment later, so the field has its own state. The last element returns the current text, even before the
 * next render.
 */
export function useMessageText(viewer: number, partner: number) {
  const queryClient = useQueryClient();
  const stored = messageDraftEntry(viewer, partner);
  const [restored] = useStoredData(stored);
  const [text, setText] = useState(restored);

  const change = (next: string) => {
    setText(next);
    changeStoredData(queryClient, stored, () => next);
  };
  return [text, change, () => readStoredData(queryClient, stored) ?? ''] as const;
}
