import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changeKept, draftTo, readKept, useKept } from './message-draft-storage';

/**
 * The draft to a person, kept in this browser tab. The field needs the text immediately, and the cache notifies of
 * changes a moment later, so the field has its own state. The last element returns the current text, even before the
 * next render.
 */
export function useMessageText(viewer: number, partner: number) {
  const queryClient = useQueryClient();
  const kept = draftTo(viewer, partner);
  const [restored] = useKept(kept);
  const [text, setText] = useState(restored);

  const change = (next: string) => {
    setText(next);
    changeKept(queryClient, kept, () => next);
  };
  return [text, change, () => readKept(queryClient, kept) ?? ''] as const;
}
