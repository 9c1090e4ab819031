import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changeKept, draftTo, readKept, useKept } from './message-draft-storage';

/**
 * The text that is being written to someone, kept in this tab. The field needs it at once and the cache tells of changes a moment
 * later, so the field has a state of its own. `current` is ahead of the next rendering.
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
